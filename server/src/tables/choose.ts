import { CATALOGUE } from '@stammtisch/bots';
import { seeded } from '@stammtisch/kernel';

import type { Question } from './thinker.ts';

/** The strongest player of the game decides. */
export async function choose({ game: name, view, seed }: Question): Promise<unknown> {
  const load = CATALOGUE[name];
  if (load === undefined) throw new Error(`there is no game ${name}`);
  const { bots } = await load();
  return bots[0]?.choose(view as Parameters<(typeof bots)[0]['choose']>[0], seeded(seed));
}
