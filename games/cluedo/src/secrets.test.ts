import { type Game, seeded } from '@stammtisch/kernel';
import { leakIn, playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { cardsOf } from './deal.ts';
import { type Cluedo, game } from './index.ts';
import { isPlaying } from './phase.ts';
import type { Card, State } from './state.ts';
import { accuses, after, DEAL, fullTable, PLAYERS } from './testing/position.ts';
import { playoutWithoutHaste, wholeMatch } from './testing/whole-matches.ts';
import { witness } from './testing/witness.ts';

const RUNS = PLAYERS.flatMap(players =>
  [0, 1, 2].map(seed => {
    const setup = wholeMatch(players, seed);
    const steps = seed === 2 ? playoutWithoutHaste(setup) : playout(game, setup);
    return { witness, setup, steps };
  }),
);

/** What the law has to say about a game, over matches that were played without the leak. */
const complaint = (leaky: Game<Cluedo>): string => leakIn(leaky, RUNS);

const APART = /can tell two worlds apart/;
/** The game with something more in every view. */
const telling = (more: (state: State) => object): Game<Cluedo> => ({
  ...game,
  view: (state, viewer) => ({ ...game.view(state, viewer), ...more(state) }),
});

describe('a leak is noticed', () => {
  test('not in the game as it is', () => {
    expect(complaint(game)).toBe('none');
  });

  test('if everyone sees the cards as they are dealt (8.1)', () => {
    const leaky = (...[state, actor, move, viewer]: Parameters<typeof game.seen>) =>
      move.kind === 'deal' ? (move as never) : game.seen(state, actor, move, viewer);
    expect(complaint({ ...game, seen: leaky })).toMatch(APART);
  });

  test('if everyone sees a card that is shown (6.6)', () => {
    const leaky = (...[state, actor, move, viewer]: Parameters<typeof game.seen>) =>
      move.kind === 'show' ? move : game.seen(state, actor, move, viewer);
    expect(complaint({ ...game, seen: leaky })).toMatch(APART);
  });

  test('if everyone sees a card that the house shows (9.4)', () => {
    const leaky = (...[state, actor, move, viewer]: Parameters<typeof game.seen>) =>
      move.kind === 'pick' ? move : game.seen(state, actor, move, viewer);
    expect(complaint({ ...game, seen: leaky })).toMatch(APART);
  });

  test('if cards that were shown are remembered by all (8.3)', () => {
    const leaky = telling(state =>
      isPlaying(state) ? { cards: state.suspicions.map(({ card }) => card ?? 'none') } : {},
    );
    expect(complaint(leaky)).toMatch(APART);
  });

  test('if everyone is told the solution after a wrong accusation (7.3)', () => {
    const leaky = telling(state =>
      isPlaying(state) && state.out.length > 0 ? { solution: state.solution } : {},
    );
    expect(complaint(leaky)).toMatch(APART);
  });

  test('if a view tells how many of the named cards the refuter has (6.5)', () => {
    const leaky = telling(state => {
      if (state.phase !== 'refuting') return {};
      const { by, guess } = state.suspicions.at(-1)!;
      return { choices: cardsOf(guess).filter(card => state.hands[by!]!.includes(card)).length };
    });
    expect(complaint(leaky)).toMatch(APART);
  });

  test('if who passes does not end with who can refute (6.4)', () => {
    const leaky = telling(state => {
      if (state.phase !== 'refuting') return {};
      const named = cardsOf(state.suspicions.at(-1)!.guess);
      return { could: state.hands.map(hand => hand.some(card => named.includes(card))) };
    });
    expect(complaint(leaky)).toMatch(APART);
  });

  test('if whether an accusation is refused depends on whether it is right (7.1)', () => {
    const leaky: typeof game.play = (state, actor, move) =>
      move.kind === 'accuse' && isPlaying(state) && move.guess.who !== state.solution.who
        ? { ok: false, error: 'not-now' }
        : game.play(state, actor, move);
    expect(complaint({ ...game, play: leaky })).not.toBe('none');
  });
});

describe('a wrong accusation', () => {
  const swap = (card: Card): Card => (card === 'red' ? 'green' : card === 'green' ? 'red' : card);
  const twins = [DEAL, { ...DEAL, cards: DEAL.cards.map(swap) }].map(deal => {
    const before = after(fullTable(), ['house', { kind: 'next' }], ['house', deal]);
    const move = accuses('blue rope study');
    return { before, by: 0, move, after: after(before, [0, move]) };
  });

  test('parts the worlds for whoever made it, and for nobody else (7.3)', () => {
    const [one, other] = twins as [(typeof twins)[0], (typeof twins)[0]];
    expect(witness.told(one, 0)).not.toEqual(witness.told(other, 0));
    expect(game.view(one.after, 0)).not.toEqual(game.view(other.after, 0));
    // Seat 2 holds green in the one, and nothing else is different.
    for (const viewer of [1, 3, 'gallery'] as const) {
      expect(witness.told(one, viewer)).toEqual(witness.told(other, viewer));
      expect(game.view(one.after, viewer)).toEqual(game.view(other.after, viewer));
    }
  });
});

describe.each(PLAYERS)('twin worlds among %i', players => {
  const runs = RUNS.filter(({ setup }) => setup.seats === players);

  test('differ in who holds what, and in the solution', () => {
    let [all, hands, solution] = [0, 0, 0];
    for (const { after: state } of runs.flatMap(({ steps }) => steps)) {
      if (!isPlaying(state) || state.out.includes(all % players)) continue;
      const twin = witness.twin(state, all % players, seeded('twin', all));
      if (!isPlaying(twin)) continue;
      if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) hands++;
      if (JSON.stringify(twin.solution) !== JSON.stringify(state.solution)) solution++;
      all++;
    }
    expect(hands / all).toBeGreaterThan(0.6);
    expect(solution / all).toBeGreaterThan(0.5);
  });

  test('are played with suspicions enough, and with someone out', () => {
    const steps = runs.flatMap(run => run.steps);
    expect(steps.filter(({ move }) => move.kind === 'show').length).toBeGreaterThan(5);
    expect(steps.filter(({ move }) => move.kind === 'accuse').length).toBeGreaterThan(2);
  });
});
