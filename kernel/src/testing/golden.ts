import type { Game, Parts } from '../game.ts';
import { fingerprint } from '../json.ts';
import { formatRecord, type GameRecord, parseRecord, replay } from '../record.ts';

/** A record with the fingerprint of the state after each entry, to be kept for ever. */
export function formatGolden<P extends Parts>(game: Game<P>, record: GameRecord<P>): string {
  const prints = [...replay(game, record)].map(fingerprint);
  const lines = formatRecord(game, record).trimEnd().split('\n');
  // The options line stands for the empty table, each line after it for an entry.
  return `${lines.map((line, at) => (at < 2 ? line : `${line} ; ${prints[at - 2]}`)).join('\n')}\n`;
}

/** What today's rules make of a golden record; equal to the text itself if they still agree with it. */
export function replayGolden<P extends Parts>(game: Game<P>, text: string): string {
  const record = parseRecord(game, text);
  if (!record.ok) throw new Error(`line ${record.error.line}: ${record.error.error}`);
  return formatGolden(game, record.value);
}
