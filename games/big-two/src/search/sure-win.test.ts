import { type Random, seeded, shuffle } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import { type Card, PACK, sorted } from '../card.ts';
import { beats, type Combination, combinationsOf, SIZES } from '../combination.ts';
import { cards } from '../testing/position.ts';
import { cardsIn, setOf, setOfPlaces, sizeOf, union } from './card-set.ts';
import { cardsOf, NOTHING, playOf, playsIn } from './plays.ts';
import { choicesIn, laid, type Situation, winnerOf } from './situation.ts';
import { FEW_CARDS, type Knowledge, sureWin } from './sure-win.ts';

interface Position {
  readonly hand: string;
  readonly unseen: string;
  readonly counts: readonly [number, number, number];
}

const leading = ({ hand, unseen, counts }: Position): Knowledge => ({
  hand: setOf(cards(hand)),
  unseen: setOf(cards(unseen)),
  counts,
  top: NOTHING,
  passes: 0,
});

function winning(position: Position): string {
  const knowledge = leading(position);
  const id = sureWin(knowledge, playsIn(knowledge.hand, NOTHING));
  return id === undefined ? 'nothing' : cardsIn(cardsOf(id)).join(' ');
}

describe('a certain win', () => {
  test('is the last cards, whatever they are', () => {
    expect(winning({ hand: '3d', unseen: '2s 2h 2c', counts: [1, 1, 1] })).toBe('3d');
  });

  test('is a run of cards that nobody can beat, and one that can be beaten at its end', () => {
    const unseen = 'Ks Qs Js 4s 5s';
    expect(winning({ hand: '3d 2s', unseen, counts: [2, 2, 1] })).toBe('2s');
    expect(winning({ hand: '3d 4d 2s', unseen, counts: [2, 2, 1] })).toBe('nothing');
  });

  test('can be a card that is beaten, if the lead comes back for certain', () => {
    const unseen = '3d 3c 3h 3s 4c 6d';
    expect(winning({ hand: '4d 5d 2s', unseen, counts: [2, 2, 2] })).toBe('4d');
    // Whoever holds one card is out with it.
    expect(winning({ hand: '4d 5d 2s', unseen, counts: [1, 2, 3] })).toBe('nothing');
  });

  test('counts who holds too few cards to beat a pair', () => {
    const hand = '4d 5c 5s';
    expect(winning({ hand, unseen: '9d 9c 3c', counts: [1, 1, 1] })).toBe('5c 5s');
    expect(winning({ hand, unseen: '9d 9c 3c 3h', counts: [1, 2, 1] })).toBe('nothing');
  });

  test('is missed by nobody who tries everything with the rules alone', () => {
    const chance = seeded('every endgame');
    const found = { wins: 0, losses: 0 };
    for (let seed = 0; seed < 150; seed++) {
      const { hand, unseen, counts } = smallEndgame(chance);
      const knowledge = { ...leading({ hand: '', unseen: '', counts }), hand: setOf(hand) };
      const known = { ...knowledge, unseen: setOf(unseen) };
      const expected = combinations(hand)
        .filter(play => holdsOff({ hand, unseen, counts, turn: 0, passes: 0 }, play))
        .map(playOf);
      const id = sureWin(known, playsIn(known.hand, NOTHING));
      expect(id === undefined ? expected.length === 0 : expected.includes(id)).toBe(true);
      found[id === undefined ? 'losses' : 'wins']++;
    }
    expect(Math.min(found.wins, found.losses)).toBeGreaterThan(20);
  });

  test('is kept among sixteen cards, wherever they lie and whatever the others do', () => {
    const chance = seeded('sixteen');
    let kept = 0;
    for (let seed = 0; seed < 60; seed++) {
      const places = shuffle([...PACK.keys()], chance).slice(0, FEW_CARDS);
      const hands = [0, 1, 2, 3].map(seat => setOfPlaces(places.slice(seat * 4, seat * 4 + 4)));
      let situation: Situation = { hands, turn: 0, top: NOTHING, passes: 0, mustLeadThree: false };
      const first = sureChoice(situation);
      if (first === undefined) continue;
      situation = laid(situation, first);
      while (winnerOf(situation) === undefined) {
        const choices = choicesIn(situation);
        const any = choices[chance.below(choices.length)]!;
        situation = laid(situation, situation.turn === 0 ? sureChoice(situation)! : any);
      }
      expect(winnerOf(situation)).toBe(0);
      kept++;
    }
    expect(kept).toBeGreaterThan(5);
  });
});

/** Some of the higher cards in the hand, so that about half of them are won. */
function smallEndgame(chance: Random) {
  const pack = sorted(shuffle(PACK, chance).slice(0, 8));
  const hand = sorted(shuffle(pack.slice(2), chance).slice(0, 3));
  const unseen = pack.filter(card => !hand.includes(card));
  return { hand, unseen, counts: [2, 1, 2] as const };
}

const combinations = (hand: readonly Card[]): readonly Combination[] =>
  SIZES.flatMap(size => combinationsOf(hand, size));

/** What the first seat does, that knows the others' cards only together. */
function sureChoice(situation: Situation) {
  const { hands, top, passes } = situation;
  const others = [hands[3]!, hands[2]!, hands[1]!] as const;
  const [next, across, last] = others.map(sizeOf);
  const unseen = others.reduce(union);
  const counts = [next!, across!, last!] as const;
  return sureWin({ hand: hands[0]!, unseen, counts, top, passes }, choicesIn(situation));
}

interface Moment {
  readonly hand: readonly Card[];
  readonly unseen: readonly Card[];
  readonly counts: readonly number[];
  readonly turn: number;
  readonly passes: number;
  readonly top?: Combination | undefined;
}

/** Whether the player wins for certain after this play of whoever is on turn; without one, a pass. */
function holdsOff(moment: Moment, play: Combination | undefined): boolean {
  const { turn, counts, passes, top } = moment;
  const rest = (held: readonly Card[]) => held.filter(card => play?.cards.includes(card) !== true);
  const isCleared = play === undefined && passes === 2;
  const next: Moment = {
    hand: turn === 0 ? rest(moment.hand) : moment.hand,
    unseen: turn === 0 ? moment.unseen : rest(moment.unseen),
    counts: counts.map((count, at) => count - (at === turn - 1 ? (play?.cards.length ?? 0) : 0)),
    turn: (turn + 1) % 4,
    passes: play === undefined && !isCleared ? passes + 1 : 0,
    top: isCleared ? undefined : (play ?? top),
  };
  if (next.hand.length === 0) return true;
  if (next.counts.includes(0)) return false;
  const held = next.turn === 0 ? next.hand : next.unseen;
  const most = next.turn === 0 ? held.length : next.counts[next.turn - 1]!;
  const plays = combinations(held).filter(
    each => each.cards.length <= most && (next.top === undefined || beats(each, next.top)),
  );
  const all = next.top === undefined ? plays : [...plays, undefined];
  return next.turn === 0
    ? all.some(each => holdsOff(next, each))
    : all.every(each => holdsOff(next, each));
}
