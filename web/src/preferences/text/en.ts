/** What each visitor chooses for themselves. */
export const en = {
  title: 'Settings',
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'As device', light: 'Light', dark: 'Evening', contrast: 'High contrast' },
  look: 'Cards',
  looks: { standard: 'Pictures', clear: 'Large signs', xl: 'Very large' },
  suits: 'Suits',
  suitsOf: { two: 'Two colours', four: 'Four colours', letters: 'With letters' },
  steps: 'Playing a card',
  stepsOf: { two: 'In two steps', one: 'With one tap' },
  stepsNote: {
    two: 'A tap raises the card, a second one or the button plays it.',
    one: 'A tap plays the card at once, where a single card is asked for.',
  },
  shortcuts: 'Letters as keyboard shortcuts',
};

export type Text = typeof en;
