import { odds, refusalOf } from '@stammtisch/blackjack/odds';

import type { Asked, Told } from './odds-line.ts';

/** Computes beside the page, so that nothing on it stands still. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { number, rules, situation } = data;
  const told: Told = {
    number,
    ...(refusalOf(rules, situation) === undefined && {
      odds: odds(rules, situation, 'knowing-the-pair'),
    }),
  };
  postMessage(told);
});
