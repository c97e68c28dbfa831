import { type BotQuestion, randomMove, rulesOf, seeded } from '@stammtisch/kernel';

import { CATALOGUE } from './catalogue.ts';

/** The game's own player decides, as strong as the table wants it; where it sees no need to, or there is none, chance does. */
export async function chooseMove(question: BotQuestion): Promise<unknown> {
  const { game: name, rules, view: seen, skill = 0, seed } = question;
  const load = CATALOGUE[name];
  if (load === undefined) throw new Error(`there is no game ${name}`);
  const { game, bots } = await load();
  const bot = bots[skill] ?? bots.at(-1);
  return (
    bot?.choose(seen, seeded(seed)) ?? randomMove(rulesOf(game, rules) ?? game, seen, seeded(seed))
  );
}
