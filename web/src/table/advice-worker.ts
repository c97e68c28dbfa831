import { CATALOGUE } from '@stammtisch/bots';
import { seeded } from '@stammtisch/kernel';

import type { AdviceReply, AdviceRequest } from './advice-client.ts';

/** The strongest player thinks beside the page, so that nothing on it stands still. */
addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  const reply = (advice?: AdviceReply['advice']): void =>
    postMessage({ number: data.number, advice });
  void answerTo(data).then(reply, () => reply());
});

async function answerTo({ number, game: name, view, made }: AdviceRequest) {
  const rules = await CATALOGUE[name]?.();
  const random = seeded('advice', number);
  if (made === undefined) return rules?.advise?.(view, random);
  const move = rules?.game.decodeMove(made);
  return move && rules?.review?.(view, move, random);
}
