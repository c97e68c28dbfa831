import { CATALOGUE } from '@stammtisch/bots';
import { randomMove, seeded } from '@stammtisch/kernel';

import type { Question } from './thinker.ts';

/** The game's own player decides, as strong as the table wants it; where it sees no need to, or there is none, chance does. */
export async function choose({ game: name, view, skill = 0, seed }: Question): Promise<unknown> {
  const load = CATALOGUE[name];
  if (load === undefined) throw new Error(`there is no game ${name}`);
  const { game, bots } = await load();
  const seen = view as Parameters<(typeof bots)[0]['choose']>[0];
  const bot = bots[skill] ?? bots.at(-1);
  return bot?.choose(seen, seeded(seed)) ?? randomMove(game, seen, seeded(seed));
}
