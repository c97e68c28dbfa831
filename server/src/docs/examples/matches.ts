import { type Example, ok } from './example.ts';
import { BENCH, BOB, CLEO, ENTRIES, MATCH, QUICK, STOOL } from './names.ts';

/** A game alone, and a match that is looked at again. */
export const MATCHES: readonly Example[] = [
  {
    by: 'ada',
    ask: { type: 'quick', game: 'watten' },
    answer: { ok: { table: QUICK, seated: true, opened: true } },
  },
  {
    by: 'cleo',
    ask: { type: 'open', game: 'blackjack', seats: 1, name: 'Stool', start: true },
    answer: { ok: { table: STOOL } },
  },
  { by: 'cleo', ask: { type: 'watch', table: STOOL }, answer: { ok: { version: 4 } } },
  {
    by: 'cleo',
    ask: { type: 'moves', table: STOOL },
    answer: {
      ok: {
        version: 4,
        seat: 0,
        view: {
          viewer: 0,
          options: {
            decks: 1,
            peek: false,
            split: false,
            doubleAfterSplit: true,
            soft17: 'stand',
            betting: 'inTurn',
          },
          seating: ['person'],
          stacks: [100_000],
          bank: 0,
          won: [0],
          round: 1,
          stock: 52,
          discards: [],
          phase: 'betting',
          bets: [0],
          sittingOut: [],
        },
        isAwaited: true,
        decisions: [
          {
            decision: 'betting 1',
            moves: [],
            amounts: [{ kind: 'bet', min: 100, max: 100_000, step: 100 }],
          },
        ],
      },
    },
  },
  {
    by: 'cleo',
    ask: { type: 'balance' },
    answer: { ok: { balance: 0, onTables: 100_000 } },
  },
  { by: 'cleo', ask: { type: 'close', table: STOOL }, answer: ok },

  {
    by: 'cleo',
    ask: {
      type: 'open',
      game: 'watten',
      seats: 2,
      name: 'Bench',
      leavers: 'forfeit',
      openHands: true,
    },
    answer: { ok: { table: BENCH } },
  },
  { by: 'bob', ask: { type: 'sit', table: BENCH }, answer: { ok: { seated: true } } },
  // Once the cards are dealt.
  { by: 'bob', ask: { type: 'watch', table: BENCH }, answer: { ok: { version: 5 } } },
  { by: 'cleo', ask: { type: 'leave', table: BENCH }, answer: ok },
  { by: 'bob', ask: { type: 'close', table: BENCH }, answer: ok },
  {
    by: 'cleo',
    ask: { type: 'games' },
    answer: {
      ok: {
        games: [
          {
            id: MATCH,
            game: 'watten',
            began: 1_767_225_720_000,
            ended: 1_767_225_725_000,
            rounds: 0,
            seats: [
              { name: 'Cleo', by: 'person' },
              { name: 'Bob', by: 'person' },
            ],
            seat: 0,
            outcome: { winners: [0, 1], points: [0, 0] },
          },
        ],
        more: false,
      },
    },
  },
  {
    by: 'cleo',
    ask: { type: 'replay', id: MATCH },
    answer: {
      ok: {
        as: 'own',
        steps: [
          {
            v: 4,
            at: 1_767_225_720_000,
            by: 'house',
            seen: { kind: 'next' },
            patch: {
              room: { started: true, players: [[{ person: CLEO }, { person: BOB }]], rounds: 1 },
              view: { deals: 1, phase: 'dealing', ready: null },
            },
          },
          {
            v: 5,
            at: 1_767_225_720_000,
            by: 'house',
            seen: { kind: 'deal', dealer: 0, hands: [['Th', 'Ta', 'Uh', '8b', 'Oh'], 5] },
            patch: {
              view: { phase: 'schlag', dealer: 0, hands: [[['Th', 'Ta', 'Uh', '8b', 'Oh'], 5]] },
            },
          },
          { v: 6, at: 1_767_225_724_000, patch: { room: { host: BOB } } },
          {
            v: 7,
            at: 1_767_225_724_000,
            by: 'house',
            seen: { kind: 'forfeited', seat: 0 },
            patch: { view: { hands: null, phase: 'between', ready: [[]] } },
          },
          {
            v: 8,
            at: 1_767_225_724_000,
            by: 'house',
            seen: { kind: 'left', seat: 0 },
            patch: {
              room: { chairs: { 0: { person: null, nobody: true } } },
              view: { viewer: 'gallery', seating: { 0: 'empty' } },
            },
          },
          {
            v: 9,
            at: 1_767_225_725_000,
            by: 'house',
            seen: { kind: 'left', seat: 1 },
            patch: {
              room: { chairs: { 1: { person: null, nobody: true } } },
              view: { seating: { 1: 'empty' } },
            },
          },
          {
            v: 10,
            at: 1_767_225_725_000,
            by: 'house',
            seen: { kind: 'closed' },
            patch: { view: { phase: 'over', outcome: [{ winners: [0, 1], points: [0, 0] }] } },
          },
        ],
        head: {
          match: {
            id: MATCH,
            game: 'watten',
            began: 1_767_225_720_000,
            ended: 1_767_225_725_000,
            rounds: 0,
            seats: [
              { name: 'Cleo', by: 'person' },
              { name: 'Bob', by: 'person' },
            ],
            seat: 0,
            outcome: { winners: [0, 1], points: [0, 0] },
          },
          rules: 2,
          views: ['own', 'open', 0, 1, 'gallery'],
          first: 4,
          last: 10,
          scene: {
            room: {
              game: 'watten',
              host: CLEO,
              chairs: [{ person: CLEO }, { person: BOB }],
              waiting: [],
              leaving: [],
              started: false,
              listed: false,
              number: 5,
              name: 'Bench',
              leavers: 'forfeit',
              openHands: true,
              closed: false,
              members: [CLEO, BOB],
            },
            view: {
              viewer: 0,
              options: {
                target: 15,
                gespanntFoul: 'penalty',
                threePlayerBidding: 'split',
                whenGespannt: 'raise',
              },
              seating: ['person', 'person'],
              scores: [0, 0],
              games: [0, 0],
              deals: 0,
              rounds: [],
              phase: 'between',
              dealer: 'drawn',
              ready: [],
            },
          },
          people: { [CLEO]: 'Cleo', [BOB]: 'Bob' },
        },
      },
    },
  },
  {
    by: 'cleo',
    ask: { type: 'log', id: MATCH, from: 7 },
    answer: {
      ok: {
        entries: [
          {
            version: 7,
            id: ENTRIES[1],
            previous: ENTRIES[0],
            at: 1_767_225_724_000,
            body: { kind: 'move', by: 'house', move: { kind: 'forfeited', seat: 0 } },
          },
          {
            version: 8,
            id: ENTRIES[2],
            previous: ENTRIES[1],
            at: 1_767_225_724_000,
            body: { kind: 'move', by: 'house', move: { kind: 'left', seat: 0 } },
          },
          {
            version: 9,
            id: ENTRIES[3],
            previous: ENTRIES[2],
            at: 1_767_225_725_000,
            body: { kind: 'move', by: 'house', move: { kind: 'left', seat: 1 } },
          },
          {
            version: 10,
            id: ENTRIES[4],
            previous: ENTRIES[3],
            at: 1_767_225_725_000,
            body: { kind: 'move', by: 'house', move: { kind: 'closed' } },
          },
        ],
      },
    },
  },
];
