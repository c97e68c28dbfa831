import { type BigTwo, game } from '@stammtisch/big-two';
import { type Game, ok } from '@stammtisch/kernel';
import { LAWS, setupOf, tryLaw } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { witness } from '../games/big-two/src/testing/witness.ts';

type Law = keyof typeof LAWS;

const change = (bug: Partial<Game<BigTwo>>): Game<BigTwo> => ({ ...game, ...bug });

/** How many mistakes a law may overlook before it finds one. */
const SEEDS = 12;

const judge = (law: Law, suspect: Game<BigTwo>) => () => {
  for (let seed = 0; seed < SEEDS; seed++) tryLaw(law, suspect, witness, setupOf(suspect, seed));
};

const PLANTED: readonly [bug: string, law: Law, Partial<Game<BigTwo>>, complaint: RegExp][] = [
  [
    'every hand is in the view of seat 2',
    'nobody can tell twin worlds apart',
    {
      view: (state, viewer) => ({ ...game.view(state, viewer === 2 ? 'open' : viewer), viewer }),
    },
    /tell two worlds apart/,
  ],
  [
    'whoever gets up after the end takes the win away',
    'an outcome stays what it is, whoever comes and goes',
    {
      outcome(state) {
        const outcome = game.outcome(state);
        const gone = (seat: number) => state.seating[seat] === 'empty';
        return outcome && { ...outcome, winners: outcome.winners.filter(seat => !gone(seat)) };
      },
    },
    /outcome is another/,
  ],
  [
    'the next hand begins while people are still reading',
    'the house moves only when it is its turn, and nobody moves for it',
    {
      play(state, actor, move) {
        const waiting = state.phase === 'between' && !state.seating.includes('empty');
        const last = waiting ? { ...state, ready: [0, 1, 2, 3] } : state;
        return game.play(move.kind === 'next' ? last : state, actor, move);
      },
    },
    /out of turn/,
  ],
  [
    'a view holds what only looks like plain data',
    'states, moves, views and facts are plain data',
    {
      view: (state, viewer) => ({ ...game.view(state, viewer), closed: new Map() as never }),
    },
    /survive JSON/,
  ],
  [
    "the next player's lowest card decides the order of keys",
    'nobody can tell twin worlds apart',
    {
      view(state, viewer) {
        const view = game.view(state, viewer);
        if (state.phase !== 'playing') return view;
        const low = state.hands[((typeof viewer === 'number' ? viewer : 0) + 1) % 4]?.[0] ?? '';
        const { viewer: own, ...rest } = view;
        return low < '5' ? { ...rest, viewer: own } : view;
      },
    },
    /tell two worlds apart/,
  ],
  [
    'a deal is seen as it was shuffled',
    'nobody can tell twin worlds apart',
    {
      seen: (state, by, move, viewer) =>
        game.seen(state, by, move, move.kind === 'deal' ? 'open' : viewer),
    },
    /tell two worlds apart/,
  ],
  [
    "a refusal depends on another's hand",
    'nobody can tell twin worlds apart',
    {
      play(state, actor, move) {
        const played = game.play(state, actor, move);
        if (played.ok || state.phase !== 'playing' || actor === state.turn) return played;
        return state.hands[state.turn]!.includes('2s') ? { ok: false, error: 'too-low' } : played;
      },
    },
    /tell two worlds apart/,
  ],
  [
    'a move changes the state it was made in',
    'a random match ends',
    {
      play(state, actor, move) {
        if (state.phase === 'playing') (state.plays as unknown[]).push({ seat: 0, cards: [] });
        return game.play(state, actor, move);
      },
    },
    /not extensible|read only/,
  ],
  [
    'the table can never be closed',
    'a random match ends',
    {
      play: (state, actor, move) =>
        move.kind === 'closed'
          ? { ok: false, error: 'round-running' }
          : game.play(state, actor, move),
    },
    /does not end/,
  ],
  [
    'something happens by chance and is not written down',
    'the same moves lead to the same states',
    {
      play(state, actor, move) {
        const played = game.play(state, actor, move);
        // oxlint-disable-next-line no-restricted-properties -- the bug is the point
        return played.ok ? ok({ ...played.value, dealer: Math.floor(Math.random() * 4) }) : played;
      },
    },
    /goes another way/,
  ],
  [
    'a legal move is not listed',
    'legal moves are accepted and all others refused, for the reason the viewer is told',
    {
      legalMoves(view) {
        const moves = game.legalMoves(view);
        return moves.length > 1 ? moves.filter(({ kind }) => kind !== 'pass') : moves;
      },
    },
    /accepted, seat/,
  ],
  [
    'an illegal move is listed',
    'legal moves are accepted and all others refused, for the reason the viewer is told',
    {
      legalMoves: view =>
        game.legalMoves(view).length > 0
          ? [...game.legalMoves(view), { kind: 'play', cards: [] }]
          : [],
    },
    /refused/,
  ],
  [
    'the player is told another reason than the house has',
    'legal moves are accepted and all others refused, for the reason the viewer is told',
    { refusal: (view, move) => game.refusal(view, move) && 'too-low' },
    /another reason/,
  ],
  [
    'what the house plays is not what the rules say',
    'legal moves are accepted and all others refused, for the reason the viewer is told',
    { playLegal: state => state },
    /play and playLegal differ/,
  ],
  [
    'the gallery is asked to decide',
    'only seats with an open decision have moves, and the table waits only for those',
    {
      decisions: view =>
        view.viewer === 'gallery' ? [{ stamp: 'play', kinds: ['play'] }] : game.decisions(view),
    },
    /nothing answers/,
  ],
  [
    'the table waits for someone who has nothing to decide',
    'only seats with an open decision have moves, and the table waits only for those',
    { toMove: state => (state.phase === 'playing' ? [0, 1, 2, 3] : game.toMove(state)) },
    /nothing to decide|nothing to pick/,
  ],
  [
    'every decision has the same stamp',
    'a decision once answered never comes back',
    { decisions: view => game.decisions(view).map(({ kinds }) => ({ stamp: 'now', kinds })) },
    /answered now before/,
  ],
  [
    'anyone can deal',
    'the house moves only when it is its turn, and nobody moves for it',
    {
      play: (state, actor, move) => game.play(state, move.kind === 'deal' ? 'house' : actor, move),
    },
    /made a move of the house/,
  ],
  [
    'a state holds what JSON cannot say',
    'states, moves, views and facts are plain data',
    {
      play(state, actor, move) {
        const played = game.play(state, actor, move);
        return played.ok ? ok({ ...played.value, note: undefined }) : played;
      },
    },
    /survive JSON/,
  ],
  [
    'a stranger can send a move of the house',
    'moves can be sent, written down and read again',
    { decodeMove: value => game.decodeMove(value) ?? { kind: 'ready' } },
    /a stranger could send/,
  ],
  [
    'a written move is read as another',
    'moves can be sent, written down and read again',
    { formatMove: move => game.formatMove(move).replace('3d', '3c') },
    /not read as written/,
  ],
  [
    'a card falls off the table',
    'no card is lost and none is doubled',
    {
      play(state, actor, move) {
        const played = game.play(state, actor, move);
        if (!played.ok || played.value.phase !== 'playing' || move.kind !== 'pass') return played;
        const [first, ...rest] = played.value.hands;
        return ok({ ...played.value, hands: [first!.slice(0, -1), ...rest] });
      },
    },
    /pack is not whole/,
  ],
  [
    'the winner gets a cent from nowhere',
    'chips are whole, never below zero, and neither made nor lost',
    {
      play(state, actor, move) {
        const played = game.play(state, actor, move);
        if (!played.ok || state.phase !== 'playing' || played.value.phase !== 'between')
          return played;
        return ok({ ...played.value, chips: played.value.chips.map(each => each + 1) });
      },
    },
    /made or lost/,
  ],
  [
    'a sample forgets who must lead',
    'a sample looks the same to the viewer it was drawn for, and can be played on',
    {
      sample(view, random) {
        const state = game.sample(view, random);
        return state.phase === 'playing' ? { ...state, lead: 0 } : state;
      },
    },
    /looks different|cannot be played on/,
  ],
  [
    'a sample deals a card twice',
    'a sample looks the same to the viewer it was drawn for, and can be played on',
    {
      sample(view, random) {
        const state = game.sample(view, random);
        if (state.phase !== 'playing' || typeof view.viewer !== 'number') return state;
        const other = (view.viewer + 1) % 4;
        return { ...state, hands: state.hands.with(other, state.hands[view.viewer]!) };
      },
    },
    /looks different|pack is not whole/,
  ],
];

describe('every law catches what it is there for', () => {
  test.each(PLANTED)('%s (%s)', (_bug, law, bug, complaint) => {
    expect(judge(law, change(bug))).toThrow(complaint);
  });

  test('and the game as it is passes all of them', () => {
    for (const law of Object.keys(LAWS) as Law[]) expect(judge(law, game)).not.toThrow();
  });

  test('no law is left without a planted bug, except the one that no game can break', () => {
    const untested = (Object.keys(LAWS) as Law[]).filter(
      law => !PLANTED.some(([, planted]) => planted === law),
    );
    // Patches are the kernel's: its own tests break them.
    expect(untested).toEqual(['a patch turns each view into the next']);
  });
});
