import { german, seeded, type Viewer, viewersOf } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { announcersOf, game, schlagChooserOf, teamOf, trumpChooserOf } from './index.ts';
import type { Announcing, AnyMove, Asked, Chance, Dealing, Redealing, State } from './state.ts';
import {
  ACCEPT,
  after,
  announced,
  asks,
  BET,
  cards,
  DECLINE,
  dealt,
  fullTable,
  NEXT,
  shows,
  SUEDTIROL,
  took,
  TRAMIN,
  verdict,
} from './testing/position.ts';

const stamps = (state: State, viewer: Viewer): readonly string[] =>
  game.decisions(game.view(state, viewer)).map(({ stamp }) => stamp);

const dealing = after(fullTable(), ['house', NEXT]) as Dealing;
const dealFrom = (state: Dealing, seed: number) =>
  game.chance(state, seeded(seed)) as Extract<Chance, { kind: 'deal' }>;

describe('rule 2: seats and teams', () => {
  test('partners sit opposite (2.1)', () => {
    expect([0, 1, 2, 3].map(teamOf)).toEqual([0, 1, 0, 1]);
  });

  test.each([0, 1, 2, 3])('the announcers are opponents when seat %i deals (2.3)', dealer => {
    const [one, other] = announcersOf(dealer);
    expect([one, other]).toEqual([dealer, (dealer + 1) % 4]);
    expect(teamOf(one)).not.toBe(teamOf(other));
  });

  test('Blind Watten is for four (2.1)', () => {
    expect(() => game.start(TRAMIN, 3)).toThrow('4 seats');
  });
});

describe('rule 3: the deal', () => {
  test('the first round begins as soon as four have sat down, and nobody is asked (3.1)', () => {
    let state: State = game.start(TRAMIN, 4);
    for (const seat of [2, 0, 3]) {
      state = after(state, ['house', took(seat)]);
      expect(game.toMove(state)).toEqual([]);
      expect(verdict(state, 'house', NEXT)).toBe('seat-empty');
    }
    state = after(state, ['house', took(1, 'bot')]);
    expect(game.toMove(state)).toEqual(['house']);
    expect(stamps(state, 0)).toEqual([]);
    expect(verdict(state, 0, { kind: 'ready' })).toBe('not-now');
  });

  test('who deals first is drawn (3.2)', () => {
    const dealers = Array.from({ length: 100 }, (_, seed) => dealFrom(dealing, seed).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('later the deal is where it is, and the house deals for nobody else (3.2)', () => {
    const later: Dealing = { ...dealing, dealer: 2 };
    const deal = dealFrom(later, 1);
    expect(deal.dealer).toBe(2);
    expect(verdict(later, 'house', deal)).toBe('ok');
    expect(verdict(later, 'house', { ...deal, dealer: 1 })).toBe('bad-chance');
  });

  test('five cards each, thirteen unused (3.3)', () => {
    const { hands } = dealFrom(dealing, 1);
    expect(hands.map(hand => hand.length)).toEqual([5, 5, 5, 5]);
    expect(german.PACK_33.filter(card => !hands.flat().includes(card))).toHaveLength(13);
  });

  const deal = dealFrom(dealing, 1);
  const [first, ...rest] = deal.hands;
  test.each<[string, unknown]>([
    ['no hands', { kind: 'deal', dealer: 0 }],
    ['no dealer', { kind: 'deal', hands: deal.hands }],
    ['a fifth seat for dealer', { ...deal, dealer: 4 }],
    ['three hands', { ...deal, hands: rest }],
    ['six cards', { ...deal, hands: [[...first!, 'zz'], ...rest] }],
    ['a card twice', { ...deal, hands: [first, first, ...rest.slice(1)] }],
    ['a card that does not exist', { ...deal, hands: [first!.with(0, 'Xx' as '9h'), ...rest] }],
    ['a hand that is none', { ...deal, hands: ['9h8h7', ...rest] }],
  ])('the house cannot deal %s', (_, bad) => {
    expect(verdict(dealing, 'house', bad as AnyMove)).toBe('bad-chance');
  });

  test('everyone sees their own hand as it was dealt, and how many cards the others hold (3.4)', () => {
    const state = after(dealing, ['house', deal]);
    for (const viewer of viewersOf(4)) {
      const view = game.view(state, viewer) as Announcing;
      const seen = (hand: unknown, seat: number) =>
        viewer === 'open' || viewer === seat ? hand : 5;
      expect(view.hands).toEqual(deal.hands.map(seen));
      expect(game.seen(dealing, 'house', deal, viewer)).toEqual({
        ...deal,
        hands: deal.hands.map(seen),
      });
    }
  });
});

describe('rules 4.1 to 4.4: showing a card', () => {
  test('forehand shows the Schlag, then the dealer the trump, from their own hands (4.1)', () => {
    expect([game.toMove(dealt()), schlagChooserOf(dealt()), trumpChooserOf(dealt())]).toEqual([
      [0],
      0,
      3,
    ]);
    expect(verdict(dealt(), 0, shows('Th'))).toBe('not-in-hand');
    const state = after(dealt(), [0, shows('Ua')]);
    expect(game.toMove(state)).toEqual([3]);
    expect(verdict(state, 3, shows('Ua'))).toBe('not-in-hand');
    expect(after(state, [3, shows('Th')])).toMatchObject({
      phase: 'playing',
      announcement: { schlag: 'Ua', trump: 'Th' },
    });
  });

  test('the cards stay in hand (4.1)', () => {
    expect(announced().hands).toEqual(dealt().hands);
  });

  test.each([1, 2])('seat %i is a partner and announces nothing (4.1)', seat => {
    const card = dealt().hands[seat]![0]!;
    expect(verdict(dealt(), seat, shows(card))).toBe('not-an-announcer');
    expect(verdict(dealt(), seat, asks('schoenere'))).toBe('not-an-announcer');
  });

  test.each<[Viewer, boolean]>([
    [0, true],
    [1, false],
    [2, false],
    [3, true],
    ['gallery', false],
    ['open', true],
  ])('for %s, seeing the cards shown is %s (4.2)', (viewer, knows) => {
    const state = after(dealt(), [0, shows('Ua')]);
    expect(game.view(state, viewer)).toMatchObject({ shown: { schlag: knows ? 'Ua' : 'hidden' } });
    expect(game.view(announced(), viewer)).toMatchObject({
      announcement: knows ? { schlag: 'Ua', trump: 'Th' } : 'hidden',
    });
    expect(game.seen(dealt(), 0, shows('Ua'), viewer)).toEqual(
      shows(knows ? 'Ua' : ('hidden' as 'Ua')),
    );
  });

  test('the Schlag comes first, and each shows but once (4.3)', () => {
    expect(verdict(dealt(), 3, shows('Th'))).toBe('not-your-turn');
    expect(verdict(after(dealt(), [0, shows('Ua')]), 0, shows('9h'))).toBe('not-your-turn');
    expect(verdict(announced(), 3, shows('Th'))).toBe('not-now');
  });

  test('or in any order, if the table wants it so; the second sees what the first has shown (4.3)', () => {
    const state = dealt({ options: { announceOrder: 'any' } });
    expect(game.toMove(state)).toEqual([0, 3]);
    const trump = after(state, [3, shows('Th')]);
    expect(game.toMove(trump)).toEqual([0]);
    expect(game.view(trump, 0)).toMatchObject({ shown: { trump: 'Th' } });
    expect(game.view(trump, 1)).toMatchObject({ shown: { trump: 'hidden' } });
    expect(verdict(trump, 3, shows('Ah'))).toBe('not-your-turn');
    expect(after(trump, [0, shows('Ua')])).toEqual(
      after(state, [0, shows('Ua')], [3, shows('Th')]),
    );
  });

  test.each([
    [0, 3],
    [3, 0],
  ])('or both together: seat %i chooses first, and only they know what (4.3)', (first, second) => {
    const CARDS = { 0: 'Ua', 3: 'Th' } as const;
    const cardOf = (seat: number) => CARDS[seat as 0 | 3];
    const what = first === 0 ? 'schlag' : 'trump';
    const state = dealt({ options: { announceOrder: 'together' } });
    expect(game.toMove(state)).toEqual([0, 3]);
    const one = after(state, [first, shows(cardOf(first))]);
    expect(game.toMove(one)).toEqual([second]);
    for (const viewer of viewersOf(4)) {
      const knows = viewer === first || viewer === 'open';
      expect(game.view(one, viewer)).toMatchObject({
        shown: { [what]: knows ? cardOf(first) : 'hidden' },
      });
      expect(game.seen(state, first, shows(cardOf(first)), viewer)).toEqual(
        shows(knows ? cardOf(first) : ('hidden' as 'Ua')),
      );
    }
    const both = after(one, [second, shows(cardOf(second))]);
    expect(both).toEqual({
      ...announced(),
      options: { ...announced().options, announceOrder: 'together' },
    });
    for (const viewer of viewersOf(4)) {
      const knows = viewer === 0 || viewer === 3 || viewer === 'open';
      expect(game.view(both, viewer)).toMatchObject({
        announcement: knows ? { schlag: 'Ua', trump: 'Th' } : 'hidden',
      });
      expect(game.seen(one, second, shows(cardOf(second)), viewer)).toEqual(
        shows(knows ? cardOf(second) : ('hidden' as 'Ua')),
      );
    }
  });

  test('together, too, the first card chosen ends the time for wishes, and nobody chooses twice (4.5)', () => {
    const state = dealt({ options: { announceOrder: 'together' } });
    const one = after(state, [3, shows('Th')]);
    for (const seat of [0, 3]) expect(verdict(one, seat, asks('schoenere'))).toBe('not-now');
    expect(verdict(one, 3, shows('Ah'))).toBe('not-your-turn');
    expect(stamps(one, 0)).toEqual(['show 1.0 schlag']);
  });

  test("somebody else's card leaves my question alone (4.3)", () => {
    const state = dealt({ options: { announceOrder: 'any' } });
    expect(stamps(state, 0)).toContain('show 1.0 schlag');
    expect(stamps(after(state, [3, shows('Th')]), 0)).toEqual(['show 1.0 schlag']);
  });
});

const requests = ['schoenere', 'schlagtausch'] as const;

describe('rule 4.5: wishes', () => {
  test('both announcers may ask until a card is shown, the dealer too, out of turn', () => {
    const wishes = ['ask 1.0 schoenere/schlagtausch', 'noWish 1.0 as dealt'];
    expect(stamps(dealt(), 0)).toEqual(['show 1.0 schlag', ...wishes]);
    expect(stamps(dealt(), 3)).toEqual(wishes);
    const shown = after(dealt(), [0, shows('Ua')]);
    for (const seat of [0, 3])
      for (const wish of requests) expect(verdict(shown, seat, asks(wish))).toBe('not-now');
  });

  test.each(requests)('%s: the other announcer answers, and nothing happens before', wish => {
    const asked = after(dealt(), [3, asks(wish)]);
    expect(game.toMove(asked)).toEqual([0]);
    expect(verdict(asked, 0, shows('Ua'))).toBe('not-now');
    expect(verdict(asked, 0, asks(wish))).toBe('not-now');
    for (const seat of [1, 2, 3]) expect(verdict(asked, seat, ACCEPT)).toBe('not-your-turn');
    expect(game.toMove(after(dealt(), [0, asks(wish)]))).toEqual([3]);
  });

  test('a wish that was declined leaves everything as it was but for the right to ask it again', () => {
    const state = after(dealt(), [3, asks('schoenere')], [0, DECLINE]);
    expect(state).toEqual({ ...dealt(), declined: [{ by: 3, wish: 'schoenere' }] });
    expect(stamps(state, 3)).toEqual(['ask 1.0 schlagtausch', 'noWish 1.0 as dealt']);
    expect(stamps(state, 0)).toEqual(stamps(dealt(), 0));
  });
});

describe('rule 4.6: Schönere', () => {
  const accepted = after(dealt(), [3, asks('schoenere')], [0, ACCEPT]) as Redealing;
  const redeal = game.chance(accepted, seeded(7)) as Extract<Chance, { kind: 'redeal' }>;
  const state = after(accepted, ['house', redeal]) as Announcing;

  test('both announcers get new cards, their partners keep theirs', () => {
    expect(game.toMove(accepted)).toEqual(['house']);
    const [dealers, forehands] = redeal.hands;
    const { hands } = dealt();
    expect(state.hands).toEqual([forehands, hands[1], hands[2], dealers]);
    expect(game.toMove(state)).toEqual([0]);
  });

  test('they come from the 23 that the partners do not hold, those given back among them', () => {
    const partners = [...dealt().hands[1]!, ...dealt().hands[2]!];
    const drawn = Array.from({ length: 200 }, (_, seed) => {
      const move = game.chance(accepted, seeded('schoenere', seed));
      return (move as typeof redeal).hands.flat();
    }).flat();
    expect(new Set(drawn).size).toBe(23);
    expect(drawn.filter(card => partners.includes(card))).toEqual([]);
  });

  test.each<[string, unknown]>([
    ["a partner's card", [redeal.hands[0].with(0, '9a'), redeal.hands[1]]],
    ['a card twice', [redeal.hands[0], redeal.hands[0]]],
    ['four cards', [redeal.hands[0].slice(1), redeal.hands[1]]],
    ['to one only', [redeal.hands[0]]],
    ['nothing', undefined],
  ])('the house cannot deal %s', (_, hands) => {
    expect(verdict(accepted, 'house', { kind: 'redeal', hands } as AnyMove)).toBe('bad-chance');
    expect(verdict(dealt(), 'house', redeal)).toBe('not-now');
  });

  test('each announcer remembers what they gave back, and nobody else knows it', () => {
    const [dealers, forehands] = [cards('Th Ah 8h 9b Tl'), cards('Ua 9h 7b 8l Kl')];
    expect(game.view(state, 3)).toMatchObject({ gaveBack: [[dealers, 5]] });
    expect(game.view(state, 0)).toMatchObject({ gaveBack: [[5, forehands]] });
    expect(game.view(state, 1)).toMatchObject({ gaveBack: [[5, 5]] });
    expect(game.view(state, 'open')).toMatchObject({ gaveBack: [[dealers, forehands]] });
  });

  test.each<Viewer>([0, 1, 2, 3, 'gallery', 'open'])(
    '%s sees the new cards they get, if any',
    viewer => {
      const hands = redeal.hands.map((hand, at) =>
        viewer === 'open' || viewer === [3, 0][at] ? hand : 5,
      );
      expect(game.seen(accepted, 'house', redeal, viewer)).toEqual({ kind: 'redeal', hands });
    },
  );

  test('it can be had again and again, and new cards give back the right to ask', () => {
    const declined = after(dealt(), [3, asks('schoenere')], [0, DECLINE]);
    expect(verdict(declined, 3, asks('schoenere'))).toBe('already-declined');
    expect(verdict(declined, 0, asks('schoenere'))).toBe('ok');
    const again = after(declined, [0, asks('schoenere')], [3, ACCEPT], ['house', redeal]);
    expect(verdict(again, 3, asks('schoenere'))).toBe('ok');
    expect(verdict(state, 3, asks('schoenere'))).toBe('ok');
  });

  test('a question about the old cards is never one about the new', () => {
    expect(stamps(state, 0)).toEqual([
      'show 1.1 schlag',
      'ask 1.1 schoenere/schlagtausch',
      'noWish 1.1 as dealt',
    ]);
  });
});

describe('rules 4.7 and 4.8: Schlagtausch', () => {
  const swapped = after(dealt(), [0, asks('schlagtausch')], [3, ACCEPT]);

  test('the dealer chooses the Schlag, forehand the trump, and forehand still leads', () => {
    expect(game.toMove(swapped)).toEqual([3]);
    const shown = after(swapped, [3, shows('Th')]);
    expect(game.toMove(shown)).toEqual([0]);
    const state = after(shown, [0, shows('Ua')]);
    expect(state).toMatchObject({ announcement: { schlag: 'Th', trump: 'Ua' } });
    expect(game.toMove(state)).toEqual([0]);
    expect(game.toMove(after(state, [0, BET]))).toEqual([3]);
  });

  test('once in a round, and who was declined does not ask for it again (4.7)', () => {
    for (const seat of [0, 3])
      expect(verdict(swapped, seat, asks('schlagtausch'))).toBe('already-exchanged');
    const declined = after(dealt(), [0, asks('schlagtausch')], [3, DECLINE]);
    expect(verdict(declined, 0, asks('schlagtausch'))).toBe('already-declined');
    expect(verdict(declined, 3, asks('schlagtausch'))).toBe('ok');
  });

  test('new cards change nothing about that (4.7)', () => {
    const renewed = (state: State) => {
      const asked = after(state, [3, asks('schoenere')], [0, ACCEPT]);
      return after(asked, ['house', game.chance(asked, seeded(1))]);
    };
    expect(verdict(renewed(swapped), 0, asks('schlagtausch'))).toBe('already-exchanged');
    const declined = after(dealt(), [0, asks('schlagtausch')], [3, DECLINE]);
    expect(verdict(renewed(declined), 0, asks('schlagtausch'))).toBe('already-declined');
    expect(game.toMove(renewed(swapped))).toEqual([3]);
  });
});

test('a wish can be read off the table by everyone', () => {
  const asked = after(dealt({ options: SUEDTIROL }), [3, asks('schlagtausch')]) as Asked;
  for (const viewer of viewersOf(4))
    expect(game.view(asked, viewer)).toMatchObject({ asking: { by: 3, wish: 'schlagtausch' } });
});
