/** What the host of a table reads. */
export const en = {
  title: 'Your table',
  name: 'Name of the table',
  save: 'Save',
  saved: 'Saved.',
  door: {
    title: 'Who may sit down',
    choice: {
      open: ['Everyone', 'In the list of tables; strangers may sit down.'],
      link: ['Who has the link', 'Not in the list; whoever you send the link to.'],
      knock: ['Who knocks', 'In the list; you let people in one by one.'],
      password: ['Who knows the password', 'In the list; with a word that you tell your friends.'],
    },
    password: 'Password of the table',
  },
  locked: 'No more players',
  spectators: {
    title: 'Who may look on',
    choice: { all: 'everyone', ask: 'whom I let in', none: 'nobody' },
  },
  openHands: {
    title: 'All hands open after a match',
    note: 'Whoever may look on can then see in the replay what everyone held. It cannot be changed in the middle of a match.',
  },
  chat: {
    title: 'Who may write in the chat',
    choice: { all: 'everyone', players: 'players', off: 'nobody' },
  },
  thinking: 'Time for a decision',
  players: 'At the table',
  free: 'free seat',
  looking: 'looks on',
  actions: (name: string) => `What to do with ${name}`,
  makeHost: 'Hand the table over',
  remove: 'Send away',
  ban: 'Ban from this table',
  unban: 'Lift the ban',
  banned: 'Banned',
  addComputer: 'Put a computer there',
  removeComputer: 'Remove the computer',
  strength: 'Strength',
  knocks: 'Waiting at the door',
  admit: 'Let in',
  refuse: 'Not now',
  seatsChange: 'Number of seats',
  close: 'Close the table',
  closeTitle: 'Close the table?',
  closeText:
    'The game ends for everyone here. Everyone keeps the money that is theirs; what is bet in this round may be lost.',
  closeYes: 'Close it for good',
  sure: (name: string) => `Send ${name} away?`,
  sureText: 'The computer plays their round to its end, or it is forfeited, as at this table.',
  cancel: 'Cancel',
};

export type Text = typeof en;
