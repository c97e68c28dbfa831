/** What is said about people and what one can do about them. The other languages say the same. */
export const en = {
  card: (name: string) => `About ${name}`,
  friends: {
    title: 'Friends',
    none: 'Nobody yet. Open the card of somebody who has an account, and ask.',
    needAccount: 'With an account you can keep friends here.',
    signUp: 'Create an account',
    asks: (name: string) => `${name} wants to be your friend.`,
    yes: 'Yes, be friends',
    no: 'No, thank you',
    ask: 'Ask to be friends',
    here: 'in the house',
    sent: 'asked, no answer yet',
    withdraw: 'Take the question back',
    end: 'End the friendship',
  },
  report: {
    open: 'Report',
    title: (name: string) => `Report ${name}`,
    lead: 'Only whoever runs this house reads it. The person is not told.',
    withLines: 'What was last said at this table goes with it.',
    what: 'What has happened?',
    send: 'Send the report',
    sent: 'The report is on its way. You can also mute this person.',
    short: (least: number) => `At least ${least} characters, please.`,
  },
  mutes: {
    title: 'Muted people',
    lead: 'You see nothing of what they write. They are not told.',
  },
};

export type Text = typeof en;
