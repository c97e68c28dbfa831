import { CATALOGUE } from '@stammtisch/bots';
import { seeded } from '@stammtisch/kernel';

import type { AdviceReply, AdviceRequest } from './advice-client.ts';

/** The strongest player thinks beside the page, so that nothing on it stands still. */
addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  const { number, game, view } = data;
  const advise = async () => (await CATALOGUE[game]?.())?.advise?.(view, seeded('advice', number));
  const reply = (advice?: AdviceReply['advice']): void => postMessage({ number, advice });
  void advise().then(reply, () => reply());
});
