import { command, Mistake, print } from './arguments.ts';
import { blackjackOdds, USAGE as BLACKJACK } from './odds-blackjack.ts';
import { cluedoOdds, USAGE as CLUEDO } from './odds-cluedo.ts';

const GAMES: Readonly<Record<string, (args: readonly string[]) => string>> = {
  blackjack: blackjackOdds,
  cluedo: cluedoOdds,
};

const USAGE = `Says exactly what every action is worth, and in Cluedo how likely everything is.

${BLACKJACK}
${CLUEDO}`;

command(USAGE, async () => {
  const [game = '', ...args] = process.argv.slice(2);
  if (game === '--help' || args.includes('--help')) return print(USAGE);
  const odds = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (odds === undefined)
    throw new Mistake(`the game comes first, one of: ${Object.keys(GAMES).join(', ')}`);
  print(odds(args));
});
