import { type Holding, choiceFeatures, commonFeatures, holdingOf } from './features.ts';
import type { Network } from './network.ts';
import type { PlayId } from './plays.ts';
import type { Knowledge } from './sure-win.ts';

export interface Judged {
  readonly id: PlayId;
  readonly value: number;
}

/** What each choice is worth, as the network sees it. */
export function judge(
  network: Network,
  knowledge: Knowledge,
  choices: readonly PlayId[],
): readonly Judged[] {
  const common = network.sums(commonFeatures(knowledge));
  const holding = holdingOf(knowledge);
  return choices.map(id => ({ id, value: valueIn(network, holding, common, id) }));
}

const valueIn = (network: Network, holding: Holding, common: Float32Array, id: PlayId): number =>
  network.valueOf(network.sums(choiceFeatures(holding, id), common));

export function bestOf(judged: readonly Judged[]): Judged {
  let best = judged[0]!;
  for (const each of judged) if (each.value > best.value) best = each;
  return best;
}
