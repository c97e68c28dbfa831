import { game } from '@stammtisch/blackjack';
import type { Happening } from '@stammtisch/client';
import { isObject } from '@stammtisch/kernel';

import { isAboutPeople, isLeaving } from '../../table/comings.ts';
import type { Sight, Told } from '../../table/face.ts';
import { named, type Who, whoIs } from '../../table/sight.ts';
import { money, listed } from '../../text/words.ts';
import { type Fact, viewOf, worthOf } from './rules.ts';
import { cardList, say, worthInWords } from './words.ts';

type Visible = Parameters<typeof game.facts>[1]['move'];

const isVisible = (seen: unknown): seen is Visible =>
  isObject(seen) && typeof seen['kind'] === 'string';

/** What an entry of the log meant, in words. */
export function tell({ by, seen, before, after }: Happening, sight: Sight): readonly Told[] {
  if (by === undefined || !isVisible(seen)) return [];
  const facts = game.facts(viewOf(before), { by, move: seen }, viewOf(after));
  return facts
    .filter(fact => !isLeaving(fact, after))
    .flatMap(fact => inWords(fact, sight).map(text => ({ text, notice: isAboutPeople(fact) })));
}

const PEOPLE = [
  'sat down',
  'got up',
  'went away',
  'came back',
  'brought chips',
  'ready',
  'ran out of time',
] as const;
const PLAYS = [
  'bet',
  'sits out',
  'bet returned',
  'stakes lost',
  'stood',
  'busted',
  'hit',
  'doubled',
  'split',
  'insured',
  'declined insurance',
  'hand settled',
  'insurance settled',
] as const;

type OfPeople = Extract<Fact, { fact: (typeof PEOPLE)[number] }>;
type OfPlay = Extract<Fact, { fact: (typeof PLAYS)[number] }>;
type OfRound = Exclude<Fact, OfPeople | OfPlay>;

const isOfPeople = (fact: Fact): fact is OfPeople => PEOPLE.some(each => each === fact.fact);
const isOfPlay = (fact: Fact): fact is OfPlay => PLAYS.some(each => each === fact.fact);

function inWords(fact: Fact, sight: Sight): readonly string[] {
  if (isOfPeople(fact)) return [ofPeople(fact, whoIs(sight, fact.seat))];
  if (isOfPlay(fact)) return [ofPlay(fact, whoIs(sight, fact.seat))];
  return ofRound(fact, sight);
}

function ofPeople(fact: OfPeople, who: Who): string {
  const text = say().facts;
  switch (fact.fact) {
    case 'sat down':
      return fact.by === 'bot' ? text.satBot(who) : text.sat(who);
    case 'got up':
      return text.gotUp(who);
    case 'went away':
      return text.away(who);
    case 'came back':
      return text.back(who);
    case 'brought chips':
      return text.chips(who, money(fact.chips));
    case 'ready':
      return text.ready(who);
    case 'ran out of time':
      return text.late(who);
  }
}

function ofPlay(fact: OfPlay, who: Who): string {
  const text = say().facts;
  switch (fact.fact) {
    case 'bet':
      return text.bet(who, money(fact.amount));
    case 'sits out':
      return text.sitsOut(who);
    case 'bet returned':
      return text.returned(who, money(fact.amount));
    case 'stakes lost':
      return text.lost(who, money(fact.amount));
    case 'stood':
      return text.stood(who, fact.value);
    case 'busted':
      return text.busted(who, fact.value);
    case 'hit':
      return text.hit(who, say().cardName(fact.card), fact.value);
    case 'doubled':
      return text.doubled(who, say().cardName(fact.card), money(fact.stake));
    case 'split':
      return text.split(who);
    case 'insured':
      return text.insured(who, money(fact.stake));
    case 'declined insurance':
      return text.declined(who);
    case 'hand settled': {
      const result = say().hand.results[fact.result];
      return text.settled(who, result, money(fact.profit, { signed: true }));
    }
    case 'insurance settled':
      return text.insurance(who, money(fact.profit, { signed: true }));
  }
}

function ofRound(fact: OfRound, sight: Sight): readonly string[] {
  const text = say().facts;
  switch (fact.fact) {
    case 'round began':
      return [text.began(fact.round)];
    case 'shuffled':
      return [text.shuffled];
    case 'nobody bet':
      return [text.nobodyBet];
    case 'dealt':
      return [...fact.hands.map(hand => dealtTo(hand, sight)), dealerShows(fact.up)];
    case 'no natural':
      return [text.noNatural];
    case 'hole card turned':
      return [text.holeCard(say().cardName(fact.card), fact.value)];
    case 'dealer drew':
      return [text.drew(say().cardName(fact.card), fact.value)];
    case 'round over':
      // What every hand came to has been told.
      return [];
    case 'match over':
      return [
        fact.winners.length === 0
          ? text.nobodyWon
          : text.matchOver(listed(fact.winners.map(seat => named(sight, seat)))),
      ];
    case 'new match':
      return [text.newMatch];
  }
}

type Dealt = Extract<Fact, { fact: 'dealt' }>;

const dealtTo = ({ seat, cards }: Dealt['hands'][number], sight: Sight): string =>
  say().facts.dealt(whoIs(sight, seat), cardList(cards), worthInWords(worthOf(cards)));

const dealerShows = (up: Dealt['up']): string => say().facts.dealerShows(say().cardName(up));
