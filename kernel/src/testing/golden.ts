import { type Game, type GameTypes, rulesOf } from '../game.ts';
import { fingerprint } from '../json.ts';
import { formatRecord, type GameRecord, parseRecord, replay } from '../record.ts';

/** A record with the fingerprint of the state after each entry, to be kept for ever. */
export function formatGolden<P extends GameTypes>(game: Game<P>, record: GameRecord<P>): string {
  const prints = [...replay(game, record)].map(fingerprint);
  const lines = formatRecord(game, record).trimEnd().split('\n');
  // The options line stands for the empty table, each line after it for an entry.
  return `${lines.map((line, at) => (at < 2 ? line : `${line} ; ${prints[at - 2]}`)).join('\n')}\n`;
}

/**
 * What the rules it was played by make of a golden record today; equal to the text itself if they still
 * agree with it.
 */
export function replayGolden(game: Game, text: string): string {
  const rules = rulesOf(game, versionIn(text)) ?? game;
  const record = parseRecord(rules, text);
  if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.error}`);
  return formatGolden(rules, record.value);
}

/** A record names the version of its rules in its first line. */
const versionIn = (text: string): number => Number(/^game \S+ (\d+)/.exec(text)?.[1]);
