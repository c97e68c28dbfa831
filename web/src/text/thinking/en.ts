const plural = new Intl.PluralRules('en');
const count = (number: number, one: string, other: string): string =>
  `${number} ${plural.select(number) === 'one' ? one : other}`;

/** How long people may think. */
export const thinking = {
  title: 'Time to decide',
  none: 'as long as you like',
  is: (seconds: number) =>
    seconds % 60 === 0
      ? count(seconds / 60, 'minute', 'minutes')
      : count(seconds, 'second', 'seconds'),
  noLimit: 'No limit',
  usual: 'As usual',
  reserve: 'Time bank',
  noReserve: 'None',
  reserveOf: (seconds: number) => `Time bank of ${count(seconds / 60, 'minute', 'minutes')}`,
  reserveWhat:
    'Used up when the time for a decision is over. A quarter comes back with every round.',
  reserveRuns: 'Your time bank is running.',
  give: (name: string) => `Give ${name} 30 seconds more`,
  gave: (name: string) => `${name} has 30 seconds more.`,
  what: 'Whoever takes longer is passed over, and after three times in a row loses the seat.',
  left: (seconds: number) => `You have ${count(seconds, 'second', 'seconds')} left.`,
};

export type Thinking = typeof thinking;
