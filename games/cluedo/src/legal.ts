import {
  type Decision,
  handOf,
  refusalToBeReady,
  type Seat,
  seatOf,
  type Stamp,
  unready,
} from '@stammtisch/kernel';

import { isRoom, PASSAGES } from './board.ts';
import { cardsOf } from './deal.ts';
import { isPlaying } from './phase.ts';
import { isShutIn, targetsOf, type Walk } from './reach.ts';
import { ownerOf } from './seats.ts';
import {
  type Card,
  type Guess,
  type Match,
  type Move,
  type Partly,
  type Place,
  type Refusal,
  type Room,
  ROOMS,
  type Suspect,
  SUSPECTS,
  type View,
  WEAPONS,
} from './state.ts';
import { refuterIn } from './turn.ts';

type Kind = Move['kind'];

/** One question on one's turn, or to refute; before a match and after it, being ready and the token. */
export function decisions(view: View): readonly Decision<Kind>[] {
  const seat = seatOf(view.viewer);
  if (seat === undefined) return [];
  const { match } = view;
  if (view.phase === 'gathering' || view.phase === 'over')
    return [
      decision(`again ${match}`, kindsIn(view, ['ready'])),
      decision(`token ${match}.${view.chosen[seat]}`, kindsIn(view, ['token'])),
    ].flat();
  if (!isPlaying(view)) return [];
  const at = `${match}.${view.turns}`;
  if (view.phase === 'refuting') return decision(`show ${at}`, kindsIn(view, ['show']));
  if (refusalOnTurn(view) !== undefined) return [];
  return decision(`turn ${at}.${stepOf(view)}`, kindsIn(view, ON_TURN));
}

const decision = (stamp: Stamp, kinds: readonly Kind[]): readonly Decision<Kind>[] =>
  kinds.length === 0 ? [] : [{ stamp, kinds }];

const ON_TURN = ['roll', 'passage', 'stay', 'walk', 'suspect', 'end', 'accuse'] as const;

/** Acting is asked twice by whoever suspects: before it and after it. */
const stepOf = (view: View): string =>
  view.phase === 'acting' && view.maySuspect ? 'suspecting' : view.phase;

const kindsIn = (view: View, kinds: readonly Kind[]): readonly Kind[] =>
  kinds.filter(kind => isOpen(view, kind));

/** Where a token is to walk there is always somewhere to go, so nothing need be searched. */
const isOpen = (view: View, kind: Kind): boolean =>
  kind === 'walk'
    ? view.phase === 'walking'
    : thinkable(view, kind).some(move => refusal(view, move) === undefined);

export const legalMoves = (view: View): readonly Move[] =>
  decisions(view).flatMap(({ kinds }) =>
    kinds.flatMap(kind =>
      kind === 'token' || kind === 'show'
        ? thinkable(view, kind).filter(move => refusal(view, move) === undefined)
        : thinkable(view, kind),
    ),
  );

/** Whatever of this kind could be done now: tokens may be taken and cards not named, all else is all or nothing. */
function thinkable(view: View, kind: Kind): readonly Move[] {
  switch (kind) {
    case 'token':
      return TOKENS;
    case 'accuse':
      return ACCUSATIONS;
    case 'suspect':
      return suspicionsIn(view);
    case 'show':
      return handOf(view).map(card => ({ kind, card }));
    case 'walk':
      return view.phase === 'walking' ? targetsOf(walkOf(view)).map(to => ({ kind, to })) : [];
    case 'ready':
    case 'roll':
    case 'passage':
    case 'stay':
    case 'end':
      return [{ kind }];
  }
}

const TOKENS = SUSPECTS.map((token): Move => ({ kind: 'token', token }));

const guessesIn = (rooms: readonly Room[]): readonly Guess[] =>
  rooms.flatMap(where => SUSPECTS.flatMap(who => WEAPONS.map(how => ({ who, how, where }))));

const ACCUSATIONS = guessesIn(ROOMS).map((guess): Move => ({ kind: 'accuse', guess }));

function suspicionsIn(view: View): readonly Move[] {
  const place = isPlaying(view) ? placeOf(view) : 0;
  return isRoom(place) ? guessesIn([place]).map(guess => ({ kind: 'suspect', guess })) : [];
}

/** Undefined when the move may be made. */
export function refusal(view: View, move: Move): Refusal | undefined {
  if (typeof view.viewer !== 'number') return 'not-seated';
  switch (move.kind) {
    case 'token':
      return refusalOfToken(view, view.viewer, move.token);
    case 'ready':
      // Rule 3.4.
      return view.phase === 'over'
        ? refusalToBeReady(view, unready(view.seating, view.ready, 'all'))
        : 'not-now';
    case 'show':
      return refusalToShow(view, move.card);
    case 'roll':
    case 'passage':
    case 'stay':
      return refusalOnTurn(view) ?? refusalToMove(view, move.kind);
    case 'walk':
      return refusalOnTurn(view) ?? refusalToWalk(view, move.to);
    case 'suspect':
      return refusalOnTurn(view) ?? refusalToSuspect(view, move.guess);
    case 'accuse':
      return refusalOnTurn(view);
    case 'end':
      return refusalOnTurn(view) ?? refusalToEnd(view);
  }
}

/** Rule 3.2. */
function refusalOfToken(view: View, seat: Seat, token: Suspect): Refusal | undefined {
  if (view.phase !== 'gathering' && view.phase !== 'over') return 'not-now';
  if (view.seating[seat] !== 'person') return 'not-now';
  const owner = ownerOf(token, view);
  const chair = owner === undefined ? 'empty' : view.seating[owner]!;
  return chair === 'empty' || chair === 'bot' ? undefined : 'token-taken';
}

/** Rules 6.4 and 6.5. */
function refusalToShow(view: View, card: Card): Refusal | undefined {
  if (view.phase !== 'refuting' || view.late) return 'not-now';
  if (refuterIn(view) !== view.viewer) return 'not-your-turn';
  if (!handOf(view).includes(card)) return 'not-yours-to-show';
  return cardsOf(view.suspicions.at(-1)!.guess).includes(card) ? undefined : 'not-named';
}

/** Rules 6.7, 7.1 and 7.4: whether it is one's own turn, and neither dice nor a card are awaited. */
function refusalOnTurn(view: View): Refusal | undefined {
  if (!isPlaying(view)) return 'not-now';
  if (view.out.some(seat => seat === view.viewer)) return 'out';
  if (view.turn !== view.viewer) return 'not-your-turn';
  return view.phase === 'rolling' || view.phase === 'refuting' ? 'not-now' : undefined;
}

/** Rules 5.1, 5.8, 5.9 and 5.10. */
function refusalToMove(view: View, kind: 'roll' | 'passage' | 'stay'): Refusal | undefined {
  if (view.phase !== 'moving') return 'dice' in view ? 'already-rolled' : 'not-now';
  switch (kind) {
    case 'roll':
      return isShutIn(standingOf(view)) ? 'shut-in' : undefined;
    case 'passage':
      return passageFrom(placeOf(view)) === undefined ? 'no-passage' : undefined;
    case 'stay':
      return view.called.includes(view.turn) && isRoom(placeOf(view)) ? undefined : 'not-called';
  }
}

/** Rule 5.8. */
export const passageFrom = (place: Place): Room | undefined =>
  isRoom(place) ? PASSAGES[place] : undefined;

/** Rules 5.3 to 5.7. */
function refusalToWalk(view: View, to: Place): Refusal | undefined {
  if (view.phase !== 'walking') return 'not-now';
  return targetsOf(walkOf(view)).includes(to) ? undefined : 'cannot-reach';
}

/** Rules 6.1 and 6.2. */
function refusalToSuspect(view: View, { where }: Guess): Refusal | undefined {
  const place = isPlaying(view) ? placeOf(view) : 0;
  if (!isRoom(place)) return 'not-in-a-room';
  if (view.phase !== 'acting' || !view.maySuspect) return 'not-entitled';
  return where === place ? undefined : 'not-in-that-room';
}

/** Rule 9.1. */
function refusalToEnd(view: View): Refusal | undefined {
  if (view.phase === 'acting') return undefined;
  if (view.phase === 'walking') return 'must-move';
  const ways = (['roll', 'passage', 'stay'] as const).map(kind => refusalToMove(view, kind));
  return ways.includes(undefined) ? 'must-move' : undefined;
}

/** Where the token of whoever is on turn stands. */
export const placeOf = ({ places, tokens, turn }: OnBoard): Place => places[tokens[turn]!];

type OnBoard = Pick<Match<Partly>, 'places' | 'tokens' | 'turn'>;

const standingOf = (board: OnBoard): Pick<Walk, 'from' | 'taken'> => ({
  from: placeOf(board),
  taken: SUSPECTS.flatMap(token => {
    const place = board.places[token];
    return token === board.tokens[board.turn] || isRoom(place) ? [] : [place];
  }),
});

/** The walk that the dice ask for. */
export const walkOf = (
  view: OnBoard & Pick<Match<Partly>, 'options'> & { readonly dice: readonly number[] },
): Walk => ({
  ...standingOf(view),
  pips: view.dice.reduce((sum, pips) => sum + pips, 0),
  exactRoll: view.options.exactRoll,
});
