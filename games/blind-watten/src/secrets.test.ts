import { err, type Game, type Seat, seeded, type Viewer } from '@stammtisch/kernel';
import { leakIn, openedAfterRounds, playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { type BlindWatten, game, isAnnouncer } from './index.ts';
import type { Announcing, Playing, State } from './state.ts';
import { binds, strengthOf } from './strength.ts';
import {
  after,
  announced,
  cards,
  dealt,
  shows,
  thrown,
  throws,
  verdict,
} from './testing/position.ts';
import { wholeGame } from './testing/whole-games.ts';
import { witness } from './testing/witness.ts';

const HIDDEN_FROM: readonly Viewer[] = [1, 2, 'gallery'];

/** All that a viewer can find out about a position. */
const looks = (state: State, viewer: Viewer): string => {
  const view = game.view(state, viewer);
  const moves = cards('9h Ob 8a 8h Tb Kb').flatMap(card => [throws(card), shows(card)]);
  return JSON.stringify([
    view,
    game.decisions(view),
    game.legalMoves(view),
    game.toMove(state),
    moves.map(move => game.refusal(view, move) ?? 'ok'),
    typeof viewer === 'number' ? moves.map(move => verdict(state, viewer, move)) : [],
  ]);
};

describe('Schlag and trump are a secret of two (4.2)', () => {
  // Unter and hearts, or seven and leaves.
  const worlds = [announced(), announced({}, ['7b', 'Tl'])];
  const line = cards('9h Ob 8a');

  test.each(HIDDEN_FROM)('%s cannot tell two announcements apart while the trick runs', viewer => {
    for (const count of line.keys()) {
      const text = line.slice(0, count + 1).join(' ');
      const [one, other] = worlds.map(world => looks(thrown(world, text), viewer));
      expect(one).toBe(other);
    }
  });

  test('nor from what they see of the cards being shown', () => {
    for (const viewer of HIDDEN_FROM) {
      const [one, other] = (['Ua', '7b'] as const).map(card => [
        game.seen(dealt(), 0, shows(card), viewer),
        looks(after(dealt(), [0, shows(card)]), viewer),
      ]);
      expect(one).toEqual(other);
    }
  });

  test('chosen together, nor can the other announcer (4.3)', () => {
    const together = dealt({ options: { announceOrder: 'together' } });
    for (const viewer of [...HIDDEN_FROM, 3]) {
      const [one, other] = (['Ua', '7b'] as const).map(card => [
        game.seen(together, 0, shows(card), viewer),
        looks(after(together, [0, shows(card)]), viewer),
      ]);
      expect(one).toEqual(other);
    }
  });

  test('who takes the trick may tell them something, and that is the game', () => {
    const winners = worlds.map(
      world => (thrown(world, '9h Ob 8a 8h') as Playing).tricks[0]?.winner,
    );
    expect(winners).toEqual([0, 1]);
  });

  test('for partners every card is legal, whatever is led (6.3)', () => {
    for (const world of worlds)
      for (const led of cards('9h Kl 7b')) {
        const state = thrown(world, led);
        expect(game.legalMoves(game.view(state, 1)).filter(({ kind }) => kind === 'card')).toEqual(
          world.hands[1]!.map(throws),
        );
      }
  });

  test('a hand is never put in an order that speaks of trump (3.4)', () => {
    const state = thrown(announced(), '9h Ob 8a 8h') as Playing;
    expect(state.hands).toEqual(
      ['Ua 7b 8l Kl', 'Tb 9a Al 7l', 'Uh Kb Ta Ul', 'Th Ah 9b Tl'].map(cards),
    );
  });
});

const RUNS = Array.from({ length: 20 }, (_, seed) => {
  const setup = wholeGame(seed);
  return { witness, setup, steps: playout(game, setup) };
});

/** What the law has to say about a game, over matches that were played without the leak. */
const complaint = (leaky: Game<BlindWatten>): string => leakIn(leaky, RUNS);

const APART = /can tell two worlds apart/;

const isPartner = (seat: unknown, state: State): seat is Seat =>
  'hands' in state && typeof seat === 'number' && (seat - state.dealer + 4) % 4 >= 2;

describe('a leak is noticed', () => {
  test('not in the game as it is', () => {
    expect(complaint(game)).toBe('none');
  });

  test('if partners are told the announcement', () => {
    const view: typeof game.view = (state, viewer) => {
      const seen = game.view(state, viewer);
      return isPartner(viewer, state) && 'announcement' in state && 'announcement' in seen
        ? { ...seen, announcement: state.announcement }
        : seen;
    };
    expect(complaint({ ...game, view })).toMatch(APART);
  });

  test('if the cards of a partner are put in order of strength', () => {
    const view: typeof game.view = (state, viewer) => {
      const seen = game.view(state, viewer);
      if (!isPartner(viewer, state) || !('announcement' in state) || !('hands' in seen))
        return seen;
      const own = state.hands[viewer]!.toSorted(
        (a, b) => strengthOf(a, state.announcement) - strengthOf(b, state.announcement),
      );
      return { ...seen, hands: seen.hands.with(viewer, own) };
    };
    expect(complaint({ ...game, view })).toMatch(APART);
  });

  test('if the reason for a refusal depends on whether trump was led', () => {
    const play: typeof game.play = (state, actor, move) => {
      const played = game.play(state, actor, move);
      if (played.ok || state.phase !== 'playing') return played;
      const [led] = state.tricks.at(-1)!.cards;
      const isTrump = led !== undefined && binds(led, state.announcement);
      return isTrump ? err('must-follow-trump') : played;
    };
    expect(complaint({ ...game, play })).toMatch(APART);
  });

  test('if everyone sees the card that an announcer shows', () => {
    expect(complaint({ ...game, seen: (_, __, move) => move })).toMatch(APART);
  });

  test('if the other announcer sees the first card before they have chosen theirs (4.3)', () => {
    const isFirst = (state: State): state is Announcing =>
      state.phase === 'announcing' && state.options.announceOrder === 'together';
    const view: typeof game.view = (state, viewer) => {
      const seen = game.view(state, viewer);
      return isFirst(state) && isAnnouncer(viewer, state.dealer)
        ? { ...seen, shown: state.shown }
        : seen;
    };
    const shown: typeof game.seen = (state, by, move, viewer) =>
      isFirst(state) && isAnnouncer(viewer, state.dealer)
        ? move
        : game.seen(state, by, move, viewer);
    expect(complaint({ ...game, view })).toMatch(APART);
    expect(complaint({ ...game, seen: shown })).toMatch(APART);
  });

  test('if partners learn what was given back for Schönere', () => {
    const view: typeof game.view = (state, viewer) => {
      const seen = game.view(state, viewer);
      return 'gaveBack' in seen && 'gaveBack' in state
        ? { ...seen, gaveBack: state.gaveBack }
        : seen;
    };
    expect(complaint({ ...game, view })).toMatch(APART);
  });

  test('if the cards left are opened after the round', () => {
    expect(complaint(openedAfterRounds(game))).toMatch(APART);
  });
});

describe('twin worlds', () => {
  test('differ in their hands, and where it is a secret in Schlag or trump', () => {
    let [all, hands, announcements] = [0, 0, 0];
    for (let seed = 0; seed < 12; seed++)
      for (const { after: state } of playout(game, wholeGame(seed))) {
        if (state.phase !== 'playing') continue;
        const partner = (state.dealer + 2) % 4;
        const twin = witness.twin(state, partner, seeded('twin', all)) as Playing;
        all++;
        if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) hands++;
        const name = ({ announcement: { schlag, trump } }: Playing) => schlag[0]! + trump[1]!;
        if (name(twin) !== name(state)) announcements++;
      }
    expect(hands / all).toBeGreaterThan(0.9);
    expect(announcements / all).toBeGreaterThan(0.5);
  });
});
