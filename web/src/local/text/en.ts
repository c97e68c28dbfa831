/** What is said while one plays without a house. */
export const en = {
  guest: 'Guest',
  here: 'On this device, without the house.',
  begun: 'The house cannot be reached: you are playing on this device.',
  toHouse: 'To the house',
  pass: (name: string) => `It is ${name}’s turn.`,
  passWhat: 'Pass the device on. The cards are shown when you say so.',
  iAm: (name: string) => `I am ${name}`,
  more: 'More people on this device',
  moreWhat: 'You pass the device around; everyone sees only their own cards.',
  name: 'Name',
  seat: 'Give them a seat',
  play: 'Play on this device',
  what: 'Against the computer and without a network. Nothing leaves this device.',
};

export type Text = typeof en;
