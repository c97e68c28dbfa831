import { CATALOGUE } from '@stammtisch/bots';
import { type Game, seeded } from '@stammtisch/kernel';
import { playout, setupOf } from '@stammtisch/kernel/testing';
import { BotTurn, type Table } from '@stammtisch/table';
import { expect, test } from 'vitest';

const MATCHES = 6;
const MOST_STATES = 60;

/** How long the computer seems to think before it moves. */
function pauseOf(game: Game, state: object, seat: number): number {
  const pauses: number[] = [];
  const turn = new BotTurn({
    world: {
      now: () => 0,
      after: milliseconds => {
        pauses.push(milliseconds);
        return () => undefined;
      },
      bytes: count => new Uint8Array(count),
    },
    chooseMove: () => new Promise(() => undefined),
    chance: { below: () => 0 },
    thinking: 500,
    alarm: error => expect(error).toBeUndefined(),
  });
  const room = { host: 'anna', chairs: [] };
  turn.begin(
    { game, state, room, version: 1 } as unknown as Table,
    { seat, isWatched: true },
    () => undefined,
  );
  expect(pauses).toHaveLength(1);
  return pauses[0]!;
}

/** In Blackjack everyone's cards lie open; the dealer is not a computer player. */
const HIDDEN_HANDS = Object.keys(CATALOGUE).filter(name => name !== 'blackjack');

test.each(HIDDEN_HANDS)(
  '%s: the computer pauses as long with other cards in its hand',
  async name => {
    const { game } = await CATALOGUE[name]!();
    const random = seeded('pause', name);
    let compared = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const turns = playout(game, setupOf(game, seed))
        .map(({ before }) => before)
        .filter(state => typeof game.toMove(state)[0] === 'number')
        .slice(0, MOST_STATES);
      for (const state of turns) {
        const seat = Number(game.toMove(state)[0]);
        // Another world that looks the same to everyone who watches.
        const other = game.sample(game.view(state, 'gallery'), random);
        if (JSON.stringify(game.view(other, seat)) !== JSON.stringify(game.view(state, seat)))
          compared++;
        expect(pauseOf(game, other, seat)).toBe(pauseOf(game, state, seat));
      }
    }
    expect(compared).toBeGreaterThan(20);
  },
);

test.each(Object.keys(CATALOGUE))(
  '%s: how long it pauses follows how hard the decision looks, and is never much',
  async name => {
    const { game } = await CATALOGUE[name]!();
    const paces = [1, 2, 3]
      .flatMap(seed => playout(game, setupOf(game, seed)))
      .map(({ before }) => before)
      .filter(state => typeof game.toMove(state)[0] === 'number')
      .map(state => game.botPace!(game.view(state, 'gallery'), Number(game.toMove(state)[0])));
    expect(new Set(paces).size).toBeGreaterThan(1);
    expect(Math.min(...paces)).toBeGreaterThanOrEqual(0.4);
    expect(Math.max(...paces)).toBeLessThanOrEqual(1.5);
  },
);
