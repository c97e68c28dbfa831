import { odds, refusalOf } from '@stammtisch/blackjack/odds';

import type { OddsRequest, OddsReply } from './odds-client.ts';

/** Computes beside the page, so that nothing on it stands still. */
addEventListener('message', ({ data }: MessageEvent<OddsRequest>) => {
  const { number, rules, situation } = data;
  const reply: OddsReply = {
    number,
    ...(refusalOf(rules, situation) === undefined && {
      odds: odds(rules, situation, 'knowing-the-pair'),
    }),
  };
  postMessage(reply);
});
