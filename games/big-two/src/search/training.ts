import { type Bot, type Random, seeded, shuffle } from '@stammtisch/kernel';

import { deuce } from '../bot.ts';
import { PACK } from '../card.ts';
import { combinationOf } from '../combination.ts';
import type { BigTwo } from '../index.ts';
import { gainsOf, penaltyOf } from '../settle.ts';
import type { Play } from '../state.ts';
import { after, SEATS } from '../turn.ts';
import type { PlayingView } from '../view.ts';
import { cardsIn, setOfPlaces, sizeOf, union } from './card-set.ts';
import { choiceFeatures, commonFeatures, holdingOf } from './features.ts';
import { Learner, Network, SCALE } from './network.ts';
import { cardsOf, NOTHING, type PlayId, playOf } from './plays.ts';
import { bestOf, judge } from './policy.ts';
import { choicesIn, laid, type Situation, winnerOf } from './situation.ts';
import type { Knowledge } from './sure-win.ts';

/** A choice the learner made: what was so after it, and what it thought that worth. */
interface Chosen {
  readonly features: readonly number[];
  readonly value: number;
}

export interface Plan {
  readonly hands: number;
  readonly seed: number;
}

/** How much a hand's end counts beside what the next choice was thought worth. */
const LAMBDA = 0.8;
const RATE = 0.02;
/** In a hundred choices, so many by chance; in a hundred seats, so many with the manual's player. */
const WHIMS = 4;
const MANUALS = 45;

/** Learns by playing hands against itself and the manual's player, and by how they end. */
export class Training {
  readonly network = new Network();
  readonly #plan: Plan;
  readonly #learner: Learner;
  readonly #chance: Random;
  #played = 0;
  /** What the learner gained in seats with three of the manual's players or not, for a look at how it goes. */
  #gained: number[] = [];

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#chance = seeded('big two', plan.seed);
    this.#learner = new Learner(this.network, () => this.#chance.below(1 << 24) / (1 << 24));
  }

  get played(): number {
    return this.#played;
  }

  /** Points a hand and seat since this was asked the last time. */
  gained(): number {
    const sum = this.#gained.reduce((sum, each) => sum + each, 0);
    const mean = sum / Math.max(1, this.#gained.length);
    this.#gained = [];
    return mean;
  }

  playHand(): void {
    const chance = this.#chance;
    const isManual = Array.from({ length: SEATS }, () => chance.below(100) < MANUALS);
    const pack = shuffle([...PACK.keys()], chance);
    const hands = isManual.map((_, seat) => setOfPlaces(pack.slice(seat * 13, seat * 13 + 13)));
    const mustLeadThree = chance.below(5) === 0;
    const turn = mustLeadThree ? hands.findIndex(hand => hand.low & 1) : chance.below(SEATS);
    let situation: Situation = { hands, turn, top: NOTHING, passes: 0, mustLeadThree };
    const chosen: Chosen[][] = hands.map(() => []);
    while (winnerOf(situation) === undefined) {
      const seat = situation.turn;
      const id = isManual[seat]
        ? manualChoice(situation, chance)
        : this.#choose(situation, chosen[seat]!);
      situation = laid(situation, id);
    }
    this.#played++;
    const gains = gainsOf(situation.hands.map(hand => penaltyOf(sizeOf(hand))));
    for (const [seat, gain] of gains.entries())
      if (!isManual[seat]) {
        this.#learn(chosen[seat]!, gain / SCALE);
        this.#gained.push(gain);
      }
  }

  #choose(situation: Situation, chosen: Chosen[]): PlayId {
    const { network } = this;
    const knowledge = knowledgeIn(situation);
    const choices = choicesIn(situation);
    const isWhim = this.#chance.below(100) < WHIMS;
    const id = isWhim
      ? choices[this.#chance.below(choices.length)]!
      : bestOf(judge(network, knowledge, choices)).id;
    const features = [...commonFeatures(knowledge), ...choiceFeatures(holdingOf(knowledge), id)];
    chosen.push({ features, value: network.valueOf(network.sums(features)) });
    return id;
  }

  #learn(chosen: readonly Chosen[], gain: number): void {
    const rate = RATE * (1 - (0.9 * this.#played) / this.#plan.hands);
    let target = gain;
    for (const { features, value } of chosen.toReversed()) {
      this.#learner.learn(features, target, rate);
      target = LAMBDA * target + (1 - LAMBDA) * value;
    }
  }
}

/** What whoever is on turn knows of a situation. */
function knowledgeIn({ hands, turn, top, passes }: Situation): Knowledge {
  const one = after(turn);
  const two = after(one);
  const three = after(two);
  const unseen = union(union(hands[one]!, hands[two]!), hands[three]!);
  const counts = [sizeOf(hands[one]!), sizeOf(hands[two]!), sizeOf(hands[three]!)] as const;
  return { hand: hands[turn]!, unseen, counts, top, passes };
}

/** What the manual's player does, which looks at hands, counts and the heap alone. */
function manualChoice(situation: Situation, chance: Random): PlayId {
  const { hands, turn, top, passes, mustLeadThree } = situation;
  const heap: Play[] = [];
  if (top !== NOTHING) heap.push({ seat: turn, cards: cardsIn(cardsOf(top)) });
  for (let pass = 0; pass < passes; pass++) heap.push({ seat: turn, cards: [] });
  const view: PlayingView = {
    ...EMPTY,
    viewer: turn,
    turn,
    lead: mustLeadThree ? '3d' : turn,
    plays: heap,
    hands: hands.map((hand, seat) => (seat === turn ? cardsIn(hand) : sizeOf(hand))),
  };
  const move = manual.choose(view, chance);
  return move?.kind === 'play' ? playOf(combinationOf(move.cards)!) : NOTHING;
}

const manual: Bot<BigTwo> = deuce;

/** A hand about which nothing else is told. */
const EMPTY = {
  options: { stake: 0 },
  seating: [],
  chips: [],
  accounts: [],
  closed: [],
  deals: 1,
  dealer: 0,
  phase: 'playing',
} as const;

export { written } from './network.ts';
