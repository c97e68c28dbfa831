import { currentTrick, heldSlots, pick, type Random, type Seat, slotsOf } from '@stammtisch/kernel';

import {
  type Place,
  placeOf,
  STRENGTHS,
  type Strengths,
  strengthsOf,
  SUIT_AT,
  VALUE_AT,
} from './bot-cards.ts';
import { schlagFrom, trumpBlind, trumpFrom } from './bot-hand.ts';
import { HAND_SIZE, Playout, type Position, type World } from './bot-playout.ts';
import { drawerOf, forgotten, guesserOf, type RoundView, type Secrets } from './bot-worlds.ts';
import {
  forehandOf,
  isAnnouncer,
  schlagChooserOf,
  SEATS,
  teamOf,
  trumpChooserOf,
} from './seats.ts';
import type { Card } from './state.ts';

/** How a computer player thinks. */
export interface Mind {
  /** How many worlds it looks at for a decision. */
  readonly worlds: number;
  /** Whether it draws conclusions from what the others did. */
  readonly infers: boolean;
}

export type AnnouncedView = Extract<RoundView, { readonly announcement: unknown }>;

/** How likely the viewer's team is to win the round, for each of the cards that could be thrown now. */
export function chancesOfCards(
  view: AnnouncedView,
  cards: readonly Card[],
  mind: Mind,
  random: Random,
): readonly number[] {
  return chancesIn(view, worldsOf(view, mind, random), slotsOf(view, cards, HAND_SIZE));
}

/** How likely the viewer's team is to win the round as it stands. */
export const chanceOfRound = (view: AnnouncedView, mind: Mind, random: Random): number =>
  chancesIn(view, worldsOf(view, mind, random), [undefined])[0]!;

/** The same before anything is shown, with the tasks as they are in this view. */
export const chanceBefore = (view: RoundView, worlds: number, random: Random): number =>
  chancesIn(view, unannouncedWorldsOf(view, worlds, random), [undefined])[0]!;

/** The share of the worlds that the viewer's team wins, for each slot to throw from first. */
function chancesIn(
  view: RoundView,
  worlds: readonly World[],
  firsts: readonly (number | undefined)[],
): readonly number[] {
  const team = teamOf(Number(view.viewer));
  const position = positionIn(view);
  const playouts = worlds.map(world => new Playout(world, position));
  return firsts.map(first => {
    let wins = 0;
    for (const playout of playouts) if (playout.winner(first) === team) wins++;
    return wins / worlds.length;
  });
}

function positionIn(view: RoundView): Position {
  const { dealer, options } = view;
  const needsSuit = options.offSuit === 'ledSuit';
  if (!('tricks' in view))
    return { leader: forehandOf(dealer), trick: [], won: [0, 0], dealer, needsSuit };
  const { leader, cards } = currentTrick(view);
  return { leader, trick: cards.map(placeOf), won: view.won, dealer, needsSuit };
}

/** Worlds in which Schlag and trump stand. */
function worldsOf(view: AnnouncedView, mind: Mind, random: Random): readonly World[] {
  const known = mind.infers ? view : forgotten(view);
  const draw = mind.infers ? likelyFirst(drawerOf(known), view) : drawerOf(known);
  const secrets = Array.from({ length: mind.worlds }, () => draw(random));
  const truths = secrets.map(strengthsIn);
  // Whoever has to guess, too, takes the others to guess no better.
  const guess = isAnnouncer(view.viewer, view.dealer)
    ? guesserOf(known)
    : () => pick(truths, random);
  const left = heldSlots(view.hands, HAND_SIZE);
  return secrets.map(({ slots }, at) => {
    const truth = truths[at]!;
    return { slots, left, truth, beliefs: beliefsAbout(truth, view.dealer, () => guess(random)) };
  });
}

/** How often another world is drawn because nobody would have shown such cards, at most. */
const PATIENCE = 6;

/** In a hundred, how often a chooser is thought to do something else. */
const WHIM = 15;

/**
 * The cards shown tell of the hands they came from: a world in which a chooser
 * would have shown another card is mostly passed over.
 */
function likelyFirst(draw: (random: Random) => Secrets, view: RoundView) {
  const [schlagChooser, trumpChooser] = [schlagChooserOf(view), trumpChooserOf(view)];
  const wouldShow = ({ slots, choice }: Secrets, random: Random): boolean => {
    const [schlag, trump] = [placeOf(choice.schlag!), placeOf(choice.trump!)];
    const isTrump =
      trumpChooser === view.viewer ||
      SUIT_AT[trumpOf(view, handIn(slots, trumpChooser), schlag)] === SUIT_AT[trump];
    if (!isTrump && random.below(100) >= WHIM) return false;
    const isSchlag =
      schlagChooser === view.viewer ||
      VALUE_AT[schlagFrom(handIn(slots, schlagChooser))] === VALUE_AT[schlag];
    return isSchlag || random.below(100) < WHIM;
  };
  return (random: Random): Secrets => {
    let secrets = draw(random);
    for (let tries = 1; tries < PATIENCE && !wouldShow(secrets, random); tries++)
      secrets = draw(random);
    return secrets;
  };
}

/** Worlds in which the choosers show what suits them. */
function unannouncedWorldsOf(view: RoundView, worlds: number, random: Random): readonly World[] {
  const draw = drawerOf(view);
  const left = heldSlots(view.hands, HAND_SIZE);
  return Array.from({ length: worlds }, () => {
    const { slots } = draw(random);
    const schlag = schlagFrom(handIn(slots, schlagChooserOf(view)));
    const trump = trumpOf(view, handIn(slots, trumpChooserOf(view)), schlag);
    const truth = STRENGTHS[VALUE_AT[schlag]!]![SUIT_AT[trump]!]!;
    const guess = () => pick(pick(STRENGTHS, random), random);
    return { slots, left, truth, beliefs: beliefsAbout(truth, view.dealer, guess) };
  });
}

/** What suits a hand for trump: chosen together, the Schlag is not known (rule 4.3). */
const trumpOf = ({ options }: RoundView, hand: Uint8Array, schlag: Place): Place =>
  options.announceOrder === 'together' ? trumpBlind(hand) : trumpFrom(hand, schlag);

const handIn = (slots: Uint8Array, seat: Seat): Uint8Array =>
  slots.subarray(seat * HAND_SIZE, (seat + 1) * HAND_SIZE);

function strengthsIn({ choice: { schlag, trump } }: Secrets): Strengths {
  if (schlag === undefined || trump === undefined)
    throw new Error('Schlag and trump have not been announced yet');
  return strengthsOf({ schlag, trump });
}

/** Announcers know Schlag and trump, their partners guess. */
const beliefsAbout = (
  truth: Strengths,
  dealer: Seat,
  guess: () => Strengths,
): readonly Strengths[] =>
  Array.from({ length: SEATS }, (_, seat) => (isAnnouncer(seat, dealer) ? truth : guess()));
