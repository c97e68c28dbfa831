import { readdirSync, readFileSync } from 'node:fs';

import { CATALOGUE, chooseMove } from '@stammtisch/bots';
import {
  fingerprint,
  parseRecord,
  type Random,
  replay,
  rulesOf,
  seeded,
  viewersOf,
} from '@stammtisch/kernel';
import {
  type EntryBody,
  changed,
  playFor,
  type LogEntry,
  sceneFor,
  type Table,
  unfold,
} from '@stammtisch/table';
import { describe, expect, test } from 'vitest';

import { restored } from '../server/src/tables/catch-up.ts';

const { game: watten } = await CATALOGUE['watten']!();
const version1 = rulesOf(watten, 1)!;

const GOLDEN = 'games/watten/golden';
const RECORDS = readdirSync(GOLDEN)
  .map(file => [file, readFileSync(`${GOLDEN}/${file}`, 'utf8')] as const)
  .filter(([, text]) => text.startsWith('game watten 1\n'));

const PEOPLE = Array.from({ length: 6 }, (_, seat) => `person-${seat}`);

/** A log as a house kept it that knew only version 1. */
function logOf(text: string): { readonly log: readonly LogEntry[]; readonly last: object } {
  const record = parseRecord(version1, text);
  if (!record.ok) throw new Error(record.error.error);
  const { options, seats, entries } = record.value;
  const opening: EntryBody = {
    kind: 'opened',
    game: 'watten',
    rules: 1,
    options,
    seats,
    host: PEOPLE[0]!,
    listed: true,
  };
  const moves = entries.map(({ by, move }): EntryBody => ({
    kind: 'move',
    by,
    move,
    ...('kind' in move && move.kind === 'took' && { holder: { person: PEOPLE[seatIn(move)]! } }),
  }));
  const last = [...replay(version1, record.value)].at(-1)!;
  return { log: [opening, ...moves].map(entryAt), last };
}

const seatIn = (move: object): number => ('seat' in move ? Number(move.seat) : 0);

const entryAt = (body: EntryBody, at: number): LogEntry => ({
  version: at + 1,
  id: `entry ${at + 1}`,
  previous: at === 0 ? '' : `entry ${at}`,
  at,
  body,
});

/** The table after its next move: the house's, or what the computer would do in a person's place. */
async function next(table: Table, random: Random): Promise<Table> {
  const { game, state } = table;
  const [actor] = game.toMove(state);
  if (actor === undefined) throw new Error('the table waits for nobody');
  if (actor === 'house')
    return changed(table, { kind: 'move', by: actor, move: game.chance(state, random) });
  const view = game.view(state, actor);
  const seed = String(random.below(1_000_000));
  const question = { game: game.name, rules: game.version, view, seed };
  const move = (await chooseMove(question)) as { readonly kind: string };
  const decision = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind))?.stamp ?? '';
  const made = playFor(table, {}, PEOPLE[actor]!, {
    key: seed,
    decision,
    move,
    stamp: () => ({ id: seed, at: 0 }),
  });
  if (!made.ok) throw new Error(made.error.reason ?? made.error.code);
  return made.value.after;
}

async function until(phase: string, start: Table): Promise<Table> {
  const random = seeded('on');
  let table = start;
  do table = await next(table, random);
  while (!('phase' in table.state) || table.state.phase !== phase);
  return table;
}

describe('a table of Watten that was opened under version 1 (rule 7.8)', () => {
  test.each(RECORDS)('%s: its log leads where it led then', (_, text) => {
    const { log, last } = logOf(text);
    const table = unfold(watten, log);
    expect(table.game.version).toBe(1);
    expect(fingerprint(table.state)).toBe(fingerprint(last));
  });

  test.each(RECORDS)(
    '%s: a snapshot of it knows its rules, also one that names none',
    (_, text) => {
      const { log } = logOf(text);
      const middle = Math.floor(log.length / 2);
      const { game, ...table } = unfold(watten, log.slice(0, middle));
      const entries = log.slice(middle);
      for (const snapshot of [table, { ...table, rules: game.version }]) {
        const again = restored(watten, { snapshot: { version: middle, table: snapshot }, entries });
        expect(again.game.version).toBe(1);
        expect(again).toEqual(unfold(watten, log));
      }
    },
  );

  test.each([2, 3, 4, 5, 6])('among %i it goes on as it began', async seats => {
    const options = { target: 15, gespanntFoul: 'penalty', threePlayerBidding: 'split' };
    const taken = PEOPLE.slice(0, seats).map((_, seat) => `house took ${seat} person 0\n`);
    const head = `game watten 1\nseats ${seats}\noptions ${JSON.stringify(options)}\n`;
    const empty = unfold(watten, logOf(head + taken.join('')).log);
    // Everyone is gespannt: under version 2, two, three and five would play for three.
    const scores = [13, 13, 13, 13, 13].slice(0, seats % 2 === 0 ? 2 : seats);
    const named = await until('playing', { ...empty, state: { ...empty.state, scores } });
    for (const viewer of viewersOf(seats))
      expect(sceneFor(named, viewer).view).toMatchObject({ value: 2, options });
    const over = await until('over', named);
    expect(over.game.version).toBe(1);
    expect(over.state).toMatchObject({ options, rounds: [{ points: expect.any(Number) }] });
  });

  test('a new table is opened under version 2', () => {
    expect([watten.version, ...watten.earlier!.map(({ version }) => version)]).toEqual([2, 1]);
  });
});
