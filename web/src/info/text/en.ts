export const en = {
  rules: {
    title: 'Rules',
    lead: 'Every game in a minute, and then every rule with its number.',
    of: (game: string) => `Rules of ${game}`,
    shown: (rules: number, preset: string) => `${rules} rules, as they are played with: ${preset}.`,
    own: 'rules of your own',
    games: (games: number) => `${games} games`,
    words: 'The words of the game',
    inAMinute: 'In a minute',
    chapters: 'Chapters',
    play: 'Play it now',
    learn: 'Learn it in four minutes',
    loading: 'Fetching the rules…',
    another: 'The rules of the other games',
  },
  help: {
    title: 'Questions and answers',
    lead: 'What people ask first. If yours is not among them, ask somebody in the house.',
    count: (questions: number) => `${questions} questions`,
    questions: [
      [
        'Do I need an account?',
        'No. The house makes up a name for you, which you can change. With an account you are the same person on every device and keep your money, your statistics and your games.',
      ],
      [
        'How do I play with friends?',
        'Choose “New table” in the menu, open the table and send the link, or let your friends scan the code. They can also type the number of the table on the home page.',
      ],
      [
        'What if somebody is missing?',
        'The computer takes the empty seats. When people come, they take its seats between two rounds.',
      ],
      [
        'What if I lose the connection?',
        'Nothing is lost. The page comes back by itself, with your seat and your cards. Until then the computer plays for you, unless the host has decided otherwise; it never puts more of your money at stake.',
      ],
      [
        'Can I go on playing on another device?',
        'Yes, with an account: log in there, and your seat is shown on top of every page. The window that you used last is the one that plays.',
      ],
      [
        'Which names are allowed?',
        '2 to 20 characters: letters and digits of every language, spaces, dashes and underscores. Two people cannot have names that look alike.',
      ],
      [
        'Is the money real?',
        'No. It is play money, and it cannot be bought. Whoever has none left anywhere begins again with a thousand dollars.',
      ],
      [
        'Who shuffles the cards?',
        'The house, with the randomness of its operating system. Nobody, not even the computer players, sees a card that a person in their seat would not see.',
      ],
      [
        'How do I play by keyboard?',
        'Tab and the arrow keys lead everywhere. H reads out your hand, T the table, C the score and L what happened last; all keys are in the menu of the table.',
      ],
      [
        'I cannot tell the suits apart.',
        'Under “Settings”, choose four colours, suits with letters or very large cards. There is also a theme with high contrast.',
      ],
      [
        'Somebody behaves badly. What can I do?',
        'Tap on their name: you can mute them, so that you see nothing they write, and report them to whoever keeps this house. The host of a table can send people away.',
      ],
      [
        'What does the browser have to be able to do?',
        'Any browser of the last years will do, from a phone of 360 by 640 points up. Nothing is installed, and nothing is asked of anybody else’s servers.',
      ],
      [
        'Can I see a game again?',
        'Yes: “My games” has every match you have finished. You can step through it, send a link to one moment of it, and save it as a file.',
      ],
      [
        'Can I open such a house myself?',
        'Yes, with one command; the source is open. Friends in the same network come in by the address that it prints.',
      ],
    ],
  },
  cards: {
    title: 'All cards',
    lead: 'The decks of this house as you have chosen them; another look is in the settings.',
    deck: { french: 'French cards', german: 'German cards', cluedo: 'Cards of Cluedo' },
    count: (number: number) => `${number} cards`,
    back: 'the back',
  },
  house: {
    title: 'This house and others',
    lead: 'Where others find this house, and where else you play.',
    address: 'The address of this house',
    addressText: 'Others can use this address: send it, or let them scan the code.',
    onlyHere:
      'At present this house can be reached from this computer alone. Whoever keeps it starts it with an address of the network.',
    firewall:
      'If others cannot open it: they have to be in the same network (the same Wi-Fi), and the firewall of the computer that keeps the house has to let them in. From elsewhere on the internet it takes a port forwarding in the router, or a proxy.',
    link: 'Address of this house',
    others: 'Other houses',
    othersText: 'Remember other houses here, and open them with one tap. They stay on this device.',
    none: 'None remembered yet.',
    name: 'Name',
    where: 'Address',
    whereHint: (port: number) =>
      `An IP address or a domain, if need be with a port; without one it is ${port}.`,
    badAddress: 'That is not an address of a house.',
    known: 'This house is remembered already.',
    remember: 'Remember',
    remembered: (name: string) => `${name} is remembered.`,
    open: (name: string) => `Open ${name}`,
    forget: (name: string) => `Forget ${name}`,
    number: (houses: number) =>
      houses === 1 ? 'One house remembered.' : `${houses} houses remembered.`,
  },
};

export type Text = Omit<typeof en, 'help'> & {
  readonly help: Omit<typeof en.help, 'questions'> & {
    readonly questions: readonly (readonly string[])[];
  };
};
