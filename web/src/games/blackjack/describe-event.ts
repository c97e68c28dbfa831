import { game } from '@stammtisch/blackjack';
import type { TableEvent } from '@stammtisch/client';
import { isObject } from '@stammtisch/kernel';

import { isAboutPeople, isLeaving } from '../../table/comings.ts';
import type { TableContext, EventText } from '../../table/game-ui.ts';
import { named, type Who, whoIs } from '../../table/table-context.ts';
import { money, listed } from '../../text/texts.ts';
import { type Fact, viewOf, worthOf } from './rules.ts';
import { cardList, texts, worthInWords } from './texts.ts';

type Visible = Parameters<typeof game.facts>[1]['move'];

const isVisible = (seen: unknown): seen is Visible =>
  isObject(seen) && typeof seen['kind'] === 'string';

/** What an entry of the log meant, in words. */
export function describeEvent(
  { by, seen, before, after }: TableEvent,
  context: TableContext,
): readonly EventText[] {
  if (by === undefined || !isVisible(seen)) return [];
  const facts = game.facts(viewOf(before), { by, move: seen }, viewOf(after));
  return facts
    .filter(fact => !isLeaving(fact, after))
    .flatMap(fact => inWords(fact, context).map(text => ({ text, notice: isAboutPeople(fact) })));
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

function inWords(fact: Fact, context: TableContext): readonly string[] {
  if (isOfPeople(fact)) return [ofPeople(fact, whoIs(context, fact.seat))];
  if (isOfPlay(fact)) return [ofPlay(fact, whoIs(context, fact.seat))];
  return ofRound(fact, context);
}

function ofPeople(fact: OfPeople, who: Who): string {
  const text = texts().facts;
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
  const text = texts().facts;
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
      return text.hit(who, texts().cardName(fact.card), fact.value);
    case 'doubled':
      return text.doubled(who, texts().cardName(fact.card), money(fact.stake));
    case 'split':
      return text.split(who);
    case 'insured':
      return text.insured(who, money(fact.stake));
    case 'declined insurance':
      return text.declined(who);
    case 'hand settled': {
      const result = texts().hand.results[fact.result];
      return text.settled(who, result, money(fact.profit, { signed: true }));
    }
    case 'insurance settled':
      return text.insurance(who, money(fact.profit, { signed: true }));
  }
}

function ofRound(fact: OfRound, context: TableContext): readonly string[] {
  const text = texts().facts;
  switch (fact.fact) {
    case 'round began':
      return [text.began(fact.round)];
    case 'shuffled':
      return [text.shuffled];
    case 'nobody bet':
      return [text.nobodyBet];
    case 'dealt':
      return [...fact.hands.map(hand => dealtTo(hand, context)), dealerShows(fact.up)];
    case 'no natural':
      return [text.noNatural];
    case 'hole card turned':
      return [text.holeCard(texts().cardName(fact.card), fact.value)];
    case 'dealer drew':
      return [text.drew(texts().cardName(fact.card), fact.value)];
    case 'round over':
      // What every hand came to has been told.
      return [];
    case 'match over':
      return [
        fact.winners.length === 0
          ? text.nobodyWon
          : text.matchOver(listed(fact.winners.map(seat => named(context, seat)))),
      ];
    case 'new match':
      return [text.newMatch];
  }
}

type Dealt = Extract<Fact, { fact: 'dealt' }>;

const dealtTo = ({ seat, cards }: Dealt['hands'][number], context: TableContext): string =>
  texts().facts.dealt(whoIs(context, seat), cardList(cards), worthInWords(worthOf(cards)));

const dealerShows = (up: Dealt['up']): string => texts().facts.dealerShows(texts().cardName(up));
