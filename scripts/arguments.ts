import { CATALOGUE, type GameModule, randomPlayer } from '@stammtisch/bots';
import { type Bot, chooseOptions } from '@stammtisch/kernel';

/** Something the caller can mend: said in one sentence, without a stack. */
export class Mistake extends Error {}

/** Runs a command; a mistake of the caller gets a sentence and the usage. */
export function command(usage: string, run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    // `parseArgs` throws type errors with a code.
    const isMistake = error instanceof Mistake || (error instanceof TypeError && 'code' in error);
    const stack = error instanceof Error ? error.stack : error;
    process.stderr.write(isMistake ? `${error.message}\n\n${usage}\n` : `${String(stack)}\n`);
    process.exitCode = 1;
  });
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export async function offerOf(name: string | undefined): Promise<GameModule> {
  const load = name !== undefined && Object.hasOwn(CATALOGUE, name) ? CATALOGUE[name] : undefined;
  if (load === undefined)
    throw new Mistake(`--game must be one of: ${Object.keys(CATALOGUE).join(', ')}`);
  return load();
}

export function botOf({ game, bots, references = [] }: GameModule, name: string): Bot {
  const known = [...bots, ...references, randomPlayer(game)];
  const bot = known.find(each => each.name === name);
  if (bot !== undefined) return bot;
  throw new Mistake(`no player "${name}"; there are ${known.map(each => each.name).join(', ')}`);
}

export function wholeNumber(name: string, text: string, min: number, max = 2 ** 53 - 1): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new Mistake(`--${name} must be a whole number from ${min} to ${max}`);
  return number;
}

export function optionsOf({ game }: GameModule, text: string): object {
  const chosen = chooseOptions(game.options, parseJson(text));
  if (!chosen.ok) throw new Mistake(`--options: ${Object.values(chosen.error).join(' ')}`);
  return chosen.value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Mistake('--options must be JSON');
  }
}
