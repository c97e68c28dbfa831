import { german, type Seat, seeded, viewersOf } from '@stammtisch/kernel';
import { playout } from '@stammtisch/kernel/testing';
import { describe, expect, test } from 'vitest';

import { watter } from './bot.ts';
import { game, wishAwaited } from './index.ts';
import type { Announcing, Options, State, Wish } from './state.ts';
import {
  ACCEPT,
  after,
  asks,
  DECLINE,
  dealt,
  type Made,
  NO_WISH,
  shows,
  verdict,
} from './testing/position.ts';
import { wholeGame } from './testing/whole-games.ts';

// Seat 3 deals, seat 0 is forehand.
const [DEALER, FOREHAND] = [3, 0];
const SEATS = [0, 1, 2, 3];

const redealt = (state: State): State => after(state, ['house', game.chance(state, seeded(1))]);

describe('rule 4.10: having no wish', () => {
  test.each(SEATS)('it is said by announcers only, and once: seat %i', seat => {
    const isAnnouncer = seat === DEALER || seat === FOREHAND;
    const once: readonly Made[] = isAnnouncer ? [[seat, NO_WISH]] : [];
    expect([
      verdict(dealt(), seat, NO_WISH),
      verdict(after(dealt(), ...once), seat, NO_WISH),
    ]).toEqual(isAnnouncer ? ['ok', 'already-no-wish'] : ['not-an-announcer', 'not-an-announcer']);
  });

  test('everyone hears it, and it changes nothing else', () => {
    const state = after(dealt(), [DEALER, NO_WISH]);
    for (const viewer of viewersOf(4))
      expect(game.view(state, viewer)).toEqual({
        ...game.view(dealt(), viewer),
        noWish: [DEALER],
      });
    expect(game.toMove(state)).toEqual(game.toMove(dealt()));
  });

  test('whoever has said it may still think of something, until a card is shown', () => {
    const state = after(dealt(), [DEALER, NO_WISH]);
    expect(verdict(state, DEALER, asks('schoenere'))).toBe('ok');
    const shown = after(state, [FOREHAND, shows('Ua')]);
    for (const move of [NO_WISH, asks('schoenere')])
      expect(verdict(shown, DEALER, move)).toBe('not-now');
  });

  test('who may not ask for anything has nothing to say', () => {
    const declined = (wish: Wish): readonly Made[] => [
      [DEALER, asks(wish)],
      [FOREHAND, DECLINE],
    ];
    const one = after(dealt(), ...declined('schoenere'));
    expect(verdict(one, DEALER, NO_WISH)).toBe('ok');
    expect(verdict(after(one, ...declined('schlagtausch')), DEALER, NO_WISH)).toBe('not-now');
  });

  test('a wish of the other that is declined leaves it standing', () => {
    const state = after(dealt(), [DEALER, NO_WISH], [FOREHAND, asks('schoenere')], [
      DEALER,
      DECLINE,
    ] satisfies Made);
    expect(state).toMatchObject({ phase: 'announcing', noWish: [DEALER] });
  });

  test.each<Wish>(['schoenere', 'schlagtausch'])(
    'after %s was granted everyone may have a wish again',
    wish => {
      const granted = after(dealt(), [DEALER, NO_WISH], [FOREHAND, asks(wish)], [DEALER, ACCEPT]);
      const state = granted.phase === 'redealing' ? redealt(granted) : granted;
      expect(state).not.toHaveProperty('noWish');
      expect(verdict(state, DEALER, NO_WISH)).toBe('ok');
    },
  );

  test('once Schlag and trump stand, nothing is left of it', () => {
    const state = after(dealt(), [DEALER, NO_WISH], [FOREHAND, shows('Ua')], [DEALER, shows('Th')]);
    expect(state).toEqual(after(dealt(), [FOREHAND, shows('Ua')], [DEALER, shows('Th')]));
  });

  test('out of time, it is no card of a computer that was not to show one (10.5)', () => {
    const state = after(dealt({ computers: [DEALER] }), [
      'house',
      { kind: 'timedOut', seat: DEALER },
    ]);
    expect(state).toMatchObject({ noWish: [DEALER], shown: {} });
  });
});

describe('rule 4.10: computers ask or say that they do not, before a card is shown', () => {
  test.each<[string, readonly Seat[], readonly Seat[]]>([
    ['two people: only forehand is waited for', [], [FOREHAND]],
    ['a computer deals: it is waited for, too', [DEALER], [DEALER, FOREHAND]],
    ['a computer is forehand', [FOREHAND], [FOREHAND]],
    ['two computers, forehand first', [DEALER, FOREHAND], [FOREHAND, DEALER]],
  ])('%s', (_, computers, awaited) => {
    expect(game.toMove(dealt({ computers }))).toEqual(awaited);
  });

  test('they are waited for once', () => {
    const state = after(
      dealt({ computers: [DEALER, FOREHAND] }),
      [FOREHAND, NO_WISH],
      [DEALER, NO_WISH],
    );
    expect(game.toMove(state)).toEqual([FOREHAND]);
  });

  test('the computer plays for someone away, and asks for them', () => {
    const away = after(dealt(), ['house', { kind: 'away', seat: DEALER }]);
    expect(game.toMove(away)).toEqual([DEALER, FOREHAND]);
  });

  test('nobody waits when a card has been shown', () => {
    const state = after(dealt({ computers: [DEALER] }), [FOREHAND, shows('Ua')]);
    expect(game.toMove(state)).toEqual([DEALER]);
    expect(verdict(state, DEALER, NO_WISH)).toBe('not-now');
  });
});

describe('what the computer wishes', () => {
  /** An announcer with this hand; what the others hold makes no difference. */
  const holding = (hand: string, seat: Seat): State => {
    const rest = german.PACK_33.filter(card => !hand.includes(card));
    const hands = SEATS.map(each =>
      each === seat ? hand : rest.slice(each * 5, each * 5 + 5).join(' '),
    );
    return dealt({ computers: [seat], hands });
  };

  const wishesOf = (state: State, seat: Seat): readonly string[] =>
    Array.from({ length: 10 }, (_, seed) => {
      const move = watter.choose(game.view(state, seat), seeded(seed));
      return move === undefined ? 'nothing' : game.formatMove(move);
    });
  const always = (move: string): readonly string[] => Array(10).fill(move);

  test.each<[string, string, string, Seat]>([
    ['forehand', 'Schönere with nothing that goes together', '7h Ta Ol 8l 9h', FOREHAND],
    ['dealer', 'Schönere with low cards of every suit', '7l 9l 7a 6b 9b', DEALER],
  ])('as %s it asks for %s: %s', (_, __, hand, seat) => {
    expect(wishesOf(holding(hand, seat), seat)).toEqual(always('ask schoenere'));
  });

  test.each<[string, string, string, Seat]>([
    ['forehand', 'four high trumps', '8h Uh Oh Aa Ah', FOREHAND],
    ['dealer', 'three of a value', '9b Al Ah Aa 8a', DEALER],
  ])('as %s it mostly asks for Schlagtausch with %s: %s', (_, __, hand, seat) => {
    const wishes = wishesOf(holding(hand, seat), seat);
    expect(wishes.filter(move => move === 'ask schlagtausch').length).toBeGreaterThan(7);
  });

  test.each<[string, string, Seat]>([
    ['forehand with three Unter', 'Ua Ub Uh Kh Ah', FOREHAND],
    ['dealer with five hearts', 'Ah Kh Oh Uh Th', DEALER],
  ])('as %s it has no wish', (_, hand, seat) => {
    expect(wishesOf(holding(hand, seat), seat)).toEqual(always('no wish'));
  });

  test('declined, it does not ask again, and when it has no other wish it shows a card', () => {
    const state = holding('7h Ta Ol 8l 9h', FOREHAND);
    const declined = after(state, [FOREHAND, asks('schoenere')], [DEALER, DECLINE]);
    expect(wishesOf(declined, FOREHAND)).toContain('no wish');
    expect(wishesOf(declined, FOREHAND)).not.toContain('ask schoenere');
    const silent = after(declined, [FOREHAND, NO_WISH]);
    for (const move of wishesOf(silent, FOREHAND)) expect(move).toMatch(/^show/);
  });
});

describe('rule 4.11: a person has six seconds for a wish', () => {
  const delays = (state: State): readonly number[] =>
    SEATS.map(seat => game.botDelayMs!(game.view(state, 'gallery'), seat));
  const NONE = [0, 0, 0, 0];
  const forehandWaits = after(dealt({ computers: [FOREHAND] }), [FOREHAND, NO_WISH]);

  test('a computer forehand says at once whether it has a wish, but does not show its card at once', () => {
    expect(delays(dealt({ computers: [FOREHAND] }))).toEqual(NONE);
    expect(delays(forehandWaits)[FOREHAND]).toBe(6_000);
    expect(wishAwaited(forehandWaits)).toBe(DEALER);
  });

  test('unless the dealer has no wish', () => {
    const state = after(forehandWaits, [DEALER, NO_WISH]);
    expect([delays(state), wishAwaited(state)]).toEqual([NONE, undefined]);
  });

  test('or may not ask for anything any more', () => {
    const declined = (wish: Wish): readonly Made[] => [
      [DEALER, asks(wish)],
      [FOREHAND, DECLINE],
    ];
    const one = after(forehandWaits, ...declined('schoenere'));
    expect(delays(one)[FOREHAND]).toBe(6_000);
    expect(delays(after(one, ...declined('schlagtausch')))).toEqual(NONE);
  });

  test('or is a computer, too, or away', () => {
    const both = after(
      dealt({ computers: [DEALER, FOREHAND] }),
      [FOREHAND, NO_WISH],
      [DEALER, NO_WISH],
    );
    expect(delays(both)).toEqual(NONE);
    expect(delays(after(forehandWaits, ['house', { kind: 'away', seat: DEALER }]))).toEqual(NONE);
  });

  test('a computer dealer has to wait for the Schlag anyway', () => {
    const state = after(dealt({ computers: [DEALER] }), [DEALER, NO_WISH]);
    expect([delays(state), wishAwaited(state)]).toEqual([NONE, undefined]);
    expect(delays(after(state, [FOREHAND, shows('Ua')]))).toEqual(NONE);
  });

  test.each<Options['announceOrder']>(['any', 'together'])(
    'in the order %s, it waits for the wish of forehand, who need not wait for it',
    announceOrder => {
      const state = after(dealt({ computers: [DEALER], options: { announceOrder } }), [
        DEALER,
        NO_WISH,
      ]);
      expect(delays(state)[DEALER]).toBe(6_000);
      expect(wishAwaited(state)).toBe(FOREHAND);
      expect(delays(after(state, [FOREHAND, NO_WISH]))).toEqual(NONE);
      expect(delays(after(state, [FOREHAND, shows('Ua')]))).toEqual(NONE);
    },
  );

  test('after new cards it waits again, and so it does after an exchange of tasks', () => {
    for (const wish of ['schoenere', 'schlagtausch'] as const) {
      const granted = after(forehandWaits, [DEALER, asks(wish)], [FOREHAND, ACCEPT]);
      const state = granted.phase === 'redealing' ? redealt(granted) : granted;
      const declared = after(state, [FOREHAND, NO_WISH]) as Announcing;
      // With the tasks exchanged it is the dealer who shows first.
      expect(delays(declared)[FOREHAND]).toBe(wish === 'schoenere' ? 6_000 : 0);
    }
  });

  test('nothing else is delayed, and what is hidden makes no difference', () => {
    for (let seed = 0; seed < 12; seed++)
      for (const { after: state } of playout(game, wholeGame(seed))) {
        const isOpen = state.phase === 'announcing' && Object.keys(state.shown).length === 0;
        expect(isOpen ? NONE : delays(state)).toEqual(NONE);
        const sample = game.sample(game.view(state, 'gallery'), seeded(seed));
        expect(delays(sample)).toEqual(delays(state));
      }
  });
});
