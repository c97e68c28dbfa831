import { game } from '@stammtisch/blackjack';

import { eventsOf, type OfGame } from '../../table/describe-event.ts';
import type { TableContext } from '../../table/game-ui.ts';
import { named, type Who, whoIs } from '../../table/table-context.ts';
import { money, listed } from '../../text/texts.ts';
import { type Fact, worthOf } from './rules.ts';
import { cardList, texts, worthInWords } from './texts.ts';

/** What an entry of the log meant, in words, and what it sounds like. */
export const { describeEvent, soundOf } = eventsOf({
  game,
  texts,
  inWords,
  sounds: {
    dealt: 'deal',
    bet: 'bet',
    doubled: 'bet',
    split: 'bet',
    insured: 'bet',
    hit: 'play',
    'dealer drew': 'play',
    'hole card turned': 'play',
  },
  hasWon: (fact, seat) => fact.fact === 'round over' && (fact.profits[seat] ?? 0) > 0,
});

const PLAYS = [
  'brought chips',
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

type OfPlay = Extract<Fact, { fact: (typeof PLAYS)[number] }>;
type OfRound = Exclude<OfGame<Fact>, OfPlay>;

const isOfPlay = (fact: Fact): fact is OfPlay => PLAYS.some(each => each === fact.fact);

function inWords(fact: OfGame<Fact>, context: TableContext): string | readonly string[] {
  if (isOfPlay(fact)) return ofPlay(fact, whoIs(context, fact.seat));
  return ofRound(fact, context);
}

function ofPlay(fact: OfPlay, who: Who): string {
  const text = texts().facts;
  switch (fact.fact) {
    case 'brought chips':
      return text.chips(who, money(fact.chips));
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
