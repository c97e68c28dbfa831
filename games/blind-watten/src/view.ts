import { type Actor, heldTo, type Seat, undealtOf, type Viewer } from '@stammtisch/kernel';

import { sessionOf } from './phase.ts';
import { forehandOf, isAnnouncer, schlagChooserOf, trumpChooserOf } from './seats.ts';
import type {
  Announcing,
  AnyMove,
  Asked,
  Betting,
  Card,
  Dealt,
  Forced,
  Fully,
  Partly,
  Phase,
  Playing,
  State,
  Visible,
} from './state.ts';

/** What a viewer knows: their own cards, and Schlag and trump only if they announce (rules 3.4 and 4.2). */
export type View = Phase<Partly> & { readonly viewer: Viewer };

export const view = (state: State, viewer: Viewer): View =>
  'hands' in state
    ? { viewer, ...roundTo(viewer, state) }
    : { viewer, ...sessionOf(state), ...undealtOf(state) };

type Round<K extends Partly> = Extract<Phase<K>, Dealt<K>>;

function roundTo(viewer: Viewer, state: Round<Fully>): Round<Partly> {
  const dealt = dealtTo(viewer, state);
  switch (state.phase) {
    case 'announcing':
      return { ...dealt, phase: state.phase, shown: shownTo(viewer, state), ...noWishIn(state) };
    case 'asked':
      return { ...dealt, phase: state.phase, asking: state.asking, ...noWishIn(state) };
    case 'redealing':
      return { ...dealt, phase: state.phase };
    case 'forced':
      return { ...dealt, phase: state.phase, announcement: announcementTo(viewer, state) };
    case 'playing':
      return { ...dealt, phase: state.phase, ...tricksTo(viewer, state) };
    case 'betting':
      return { ...dealt, phase: state.phase, ...tricksTo(viewer, state), by: state.by };
  }
}

function dealtTo(viewer: Viewer, state: Dealt<Fully>): Dealt<Partly> {
  const { dealer, hands, gaveBack, swapped, declined } = state;
  return {
    ...sessionOf(state),
    dealer,
    hands: hands.map((hand, seat) => heldTo(viewer, hand, seat)),
    gaveBack: gaveBack.map(pair => announcersHandsTo(viewer, pair, dealer)),
    swapped,
    declined,
  };
}

/** Said for all to hear. */
const noWishIn = ({ noWish }: Announcing | Asked): Pick<Announcing, 'noWish'> =>
  noWish ? { noWish } : {};

function tricksTo(viewer: Viewer, state: Playing | Betting) {
  const { tricks, won, stake, mayBet } = state;
  return { announcement: announcementTo(viewer, state), tricks, won, stake, mayBet };
}

type AnnouncersHands<K extends Partly> = readonly [dealer: K['cards'], forehand: K['cards']];

const announcersHandsTo = (
  viewer: Viewer,
  [dealers, forehands]: AnnouncersHands<Fully>,
  dealer: Seat,
): AnnouncersHands<Partly> => [
  heldTo(viewer, dealers, dealer),
  heldTo(viewer, forehands, forehandOf(dealer)),
];

/** Rule 4.2: only the two announcers, and whoever sees everything. */
const knowsAnnouncement = (viewer: Viewer, dealer: Seat): boolean =>
  viewer === 'open' || isAnnouncer(viewer, dealer);

const announcementTo = (
  viewer: Viewer,
  { announcement, dealer }: Forced | Playing | Betting,
): Partly['announcement'] => (knowsAnnouncement(viewer, dealer) ? announcement : 'hidden');

/** That a card has been chosen is no secret; which one is. */
function shownTo(viewer: Viewer, state: Announcing): Announcing<Partly>['shown'] {
  const { schlag, trump } = state.shown;
  const cardTo = (card: Card, chooser: Seat) =>
    knowsFirst(viewer, chooser, state) ? card : 'hidden';
  return {
    ...(schlag && { schlag: cardTo(schlag, schlagChooserOf(state)) }),
    ...(trump && { trump: cardTo(trump, trumpChooserOf(state)) }),
  };
}

/** Rule 4.3: whether the viewer knows the first of the two cards; chosen together, only whoever chose it does. */
const knowsFirst = (viewer: Viewer, chooser: Seat, { options, dealer }: Announcing): boolean =>
  options.announceOrder === 'together'
    ? viewer === 'open' || viewer === chooser
    : knowsAnnouncement(viewer, dealer);

/** A move as it is seen: only cards dealt and cards shown hide something. */
export function seen(state: State, actor: Actor, move: AnyMove, viewer: Viewer): Visible {
  switch (move.kind) {
    case 'deal': {
      const hands = move.hands.map((hand, seat) => heldTo(viewer, hand, seat));
      return { kind: move.kind, dealer: move.dealer, hands };
    }
    case 'redeal':
      return { kind: move.kind, hands: announcersHandsTo(viewer, move.hands, dealerIn(state)) };
    case 'show':
      return { kind: move.kind, card: seesShown(state, actor, viewer) ? move.card : 'hidden' };
    case 'ready':
    case 'ask':
    case 'noWish':
    case 'answer':
    case 'bet':
    case 'card':
    case 'took':
    case 'left':
    case 'brought':
    case 'away':
    case 'back':
    case 'forfeited':
    case 'timedOut':
    case 'next':
    case 'closed':
    case 'again':
      return move;
  }
}

/** Whether the viewer sees the card that is shown now: the second always opens both (rule 4.3). */
function seesShown(state: State, actor: Actor, viewer: Viewer): boolean {
  if (state.phase !== 'announcing' || actor === 'house')
    throw new Error(`nobody shows a card while ${state.phase}`);
  const isSecond = Object.keys(state.shown).length > 0;
  return isSecond ? knowsAnnouncement(viewer, state.dealer) : knowsFirst(viewer, actor, state);
}

function dealerIn(state: State): Seat {
  if (!('hands' in state)) throw new Error(`nobody announces while ${state.phase}`);
  return state.dealer;
}
