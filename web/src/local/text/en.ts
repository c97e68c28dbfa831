/** What is said while one plays without a house. */
export const en = {
  guest: 'Guest',
  here: 'On this device, without the house.',
  begun: 'The house cannot be reached: you are playing on this device.',
  toHouse: 'To the house',
  play: 'Play on this device',
  what: 'Against the computer and without a network. Nothing leaves this device.',
};

export type Text = typeof en;
