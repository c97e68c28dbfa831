import { expect, test } from 'vitest';

import { byEvents } from './fuzz-events.ts';
import { fuzzPdus } from './fuzz-pdu.ts';
import { fuzz } from './fuzz.ts';
import { simulate } from './run.ts';
import { overPdus } from './twins-pdu.ts';
import { type Spend, TWIN_SCENARIOS, twinRuns } from './twins.ts';

/** T6. */
export function checkFuzz(count: number): void {
  test.each([
    ['the socket', undefined],
    ['events and POST', byEvents],
  ])(
    `${count} strange messages over %s each get one answer, and the house does not stumble`,
    async (_, door) => {
      const { complaints, answered } = await fuzz(1, count, door);
      expect(complaints.slice(0, 5)).toEqual([]);
      // It is a real mixture: some get through, most do not.
      expect(Object.keys(answered)).toEqual(
        expect.arrayContaining([
          'ok',
          'bad-message',
          'no-hello',
          'too-large',
          'bad-name',
          'not-host',
        ]),
      );
    },
  );
}

/** T6, on the port for CluedoCommunication. */
export function checkPduFuzz(count: number): void {
  test(`${count} strange PDUs change nothing for others, and the house does not stumble`, async () => {
    const { complaints, answered } = await fuzzPdus(1, count);
    expect(complaints.slice(0, 5)).toEqual([]);
    expect(Object.keys(answered)).toEqual(
      expect.arrayContaining([
        'INVALID_PDU',
        'INVALID_SENDER_ID',
        'INVALID_SESSION_ID',
        'NOT_DIRECTOR',
        'NOT_ACTIVE_PLAYER',
        'PlayerListInfo',
        'SessionAddedInfo',
      ]),
    );
  });
}

/** T5. */
export function checkTwins(seeds: number, where = 'on one node', spend?: Spend): void {
  const runs = Object.keys(TWIN_SCENARIOS).flatMap(game =>
    Array.from({ length: seeds }, (_, seed) => [game, seed + 1] as const),
  );
  test.each(runs)(
    `%s, seed %i, ${where}: player, spectator and lobby receive the same bytes at the same times in twin worlds`,
    async (game, seed) => {
      const [one, two] = await twinRuns(game, seed, spend);
      expect(two).toEqual(one);
      expect(one.player.filter(text => text.includes('"type":"entry"')).length).toBeGreaterThan(5);
      expect(one.spectator.some(text => text.includes('"type":"entry"'))).toBe(true);
      expect(one.lobby.some(text => text.includes('"type":"tables"'))).toBe(true);
    },
  );
}

/** T5, for clients of CluedoCommunication: whoever plays, and whoever is outside. */
export function checkPduTwins(seeds: number): void {
  test.each(Array.from({ length: seeds }, (_, seed) => seed + 1))(
    'seed %i: clients of CluedoCommunication are told the same in twin worlds',
    async seed => {
      const [one, two] = await twinRuns('cluedo', seed, overPdus);
      expect(two).toEqual(one);
      expect(one.player.some(text => text.includes('"CardListInfo"'))).toBe(true);
      expect(one.player.some(text => /"(PlayerMoved|Suspicion|Dice)Info"/.test(text))).toBe(true);
      expect(one.spectator.some(text => text.includes('"SessionClosedInfo"'))).toBe(true);
    },
  );
}

/** T1, a hundred runs a test, from the hundred that is named. */
export function checkRuns(first: number, hundreds: number): void {
  test.each(
    Array.from({ length: hundreds }, (_, at) => [(first + at) * 100 + 1, (first + at + 1) * 100]),
  )(
    'runs %i to %i: nothing is lost, doubled or shown wrongly, and all recover',
    async (from, to) => {
      for (let seed = from; seed <= to; seed++) {
        const { complaints } = await simulate(seed);
        expect(complaints, `seed ${seed}`).toEqual([]);
      }
    },
  );
}
