/** More of one's money on the table. */
export const chips = {
  more: 'More chips',
  choose: 'How much more?',
  yours: (amount: string) => `You have ${amount} that do not lie on a table.`,
  amount: 'Amount in dollars',
  slider: 'Amount',
  part: { quarter: 'A quarter', half: 'Half', all: 'All' },
  bring: (amount: string) => `Put ${amount} more on the table`,
  brought: (amount: string) => `${amount} more lie before you`,
};

export type ChipsText = typeof chips;
