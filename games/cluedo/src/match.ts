import { type Outcome, same, type Seat } from '@stammtisch/kernel';

import { isRoom, roomBehind, STARTS } from './board.ts';
import { cardsOf, handsIn, solutionIn } from './deal.ts';
import { passageFrom, placeOf } from './legal.ts';
import { matchOf, sessionOf } from './phase.ts';
import { firstSeatOf, ownerOf, remaining, seatsAfter } from './seats.ts';
import {
  type Accusation,
  type Acting,
  type Card,
  type Chance,
  type Dealing,
  type Guess,
  type Match,
  type Moving,
  type Over,
  type Place,
  type Refuting,
  type Rolling,
  type Room,
  type Session,
  type Suspect,
  type Suspicion,
  type Walking,
  type Weapon,
  WEAPONS,
} from './state.ts';
import { refuterIn } from './turn.ts';

/** Rule 3.4. */
export const begun = (session: Session): Dealing => ({
  ...sessionOf(session),
  phase: 'dealing',
  match: session.match + 1,
});

/** Rules 4.1 to 4.3. */
export function dealt(
  state: Dealing,
  { cards, weapons }: Extract<Chance, { readonly kind: 'deal' }>,
): Moving {
  const first = firstSeatOf(state);
  return {
    ...sessionOf(state),
    phase: 'moving',
    hands: handsIn(cards, state.seating.length, first),
    solution: solutionIn(cards),
    places: STARTS,
    weapons: weaponsIn(weapons),
    suspicions: [],
    accusations: [],
    out: [],
    called: [],
    turn: first,
    turns: 1,
  };
}

function weaponsIn(rooms: readonly Room[]): Readonly<Record<Weapon, Room>> {
  const at = (weapon: Weapon): Room => rooms[WEAPONS.indexOf(weapon)]!;
  return {
    candlestick: at('candlestick'),
    dagger: at('dagger'),
    pipe: at('pipe'),
    pistol: at('pistol'),
    rope: at('rope'),
    wrench: at('wrench'),
  };
}

export const rolled = (state: Moving): Rolling => ({ ...matchOf(state), phase: 'rolling' });

export const thrown = (state: Rolling, dice: readonly number[]): Walking => ({
  ...matchOf(state),
  phase: 'walking',
  dice,
});

/** Rule 6.1: whoever walks into a room may suspect there. */
export const walked = (state: Walking, to: Place): Acting => ({
  ...arrived(state, to),
  dice: state.dice,
  maySuspect: isRoom(to),
});

/** Rule 5.8. */
export const passed = (state: Moving): Acting => arrived(state, passageFrom(placeOf(state))!);

/** Rule 5.9. */
export const stayed = (state: Moving): Acting => arrived(state, placeOf(state));

const arrived = (state: Moving | Walking, to: Place): Acting => ({
  ...matchOf(state),
  phase: 'acting',
  places: { ...state.places, [state.tokens[state.turn]!]: to },
  maySuspect: true,
});

/** Rules 6.3 and 6.4. */
export function suspected(state: Acting, guess: Guess): Acting | Refuting {
  const suspicion = asked(state, guess);
  const match = {
    ...matchOf(state),
    places: { ...state.places, [guess.who]: guess.where },
    weapons: { ...state.weapons, [guess.how]: guess.where },
    called: calledBy(state, guess),
    suspicions: [...state.suspicions, suspicion],
    ...(state.dice && { dice: state.dice }),
  };
  return suspicion.by === undefined
    ? { ...match, phase: 'acting', maySuspect: false }
    : { ...match, phase: 'refuting', late: false };
}

function asked({ turn, seating, hands }: Match, guess: Guess): Suspicion {
  const order = seatsAfter(turn, seating);
  const by = order.find(seat => cardsOf(guess).some(card => hands[seat]!.includes(card)));
  const passed = by === undefined ? order : order.slice(0, order.indexOf(by));
  return { asker: turn, guess, passed, ...(by !== undefined && { by }) };
}

/** Rule 5.9: only whose token has come from elsewhere. */
function calledBy(state: Match, { who, where }: Guess): readonly Seat[] {
  const owner = ownerOf(who, state);
  if (owner === undefined || state.places[who] === where) return state.called;
  return [...state.called.filter(seat => seat !== owner), owner];
}

/** Rule 6.5. */
export function shown(state: Refuting, card: Card): Acting {
  const { suspicions, dice } = state;
  return {
    ...matchOf(state),
    phase: 'acting',
    suspicions: [...suspicions.slice(0, -1), { ...suspicions.at(-1)!, card }],
    ...(dice && { dice }),
    maySuspect: false,
  };
}

/** Rule 9.4: what the house may show for someone: what the asker has seen already, if there is any. */
export function cardsForHouse(state: Refuting): readonly Card[] {
  const by = refuterIn(state);
  const { guess } = state.suspicions.at(-1)!;
  const matching = cardsOf(guess).filter(card => state.hands[by]!.includes(card));
  const old = matching.filter(card =>
    state.suspicions.some(each => each.asker === state.turn && each.card === card),
  );
  return old.length > 0 ? old : matching;
}

/** Rules 7.2 to 7.5. */
export function accused(state: Match, guess: Guess): Moving | Over {
  const { turn, solution } = state;
  const accusation: Accusation = { seat: turn, guess, right: same(guess, solution) };
  const match = { ...matchOf(state), accusations: [...state.accusations, accusation] };
  if (accusation.right) return ended(match, [turn]);
  const without = { ...match, out: [...state.out, turn], places: steppedIn(state) };
  const left = remaining(without);
  return left.length === 1 ? ended(without, left) : nextTurn(without);
}

/** Rule 7.4: nobody who is out stands in front of a door. */
function steppedIn({ places, tokens, turn }: Match): Readonly<Record<Suspect, Place>> {
  const token = tokens[turn]!;
  const place = places[token];
  const room = isRoom(place) ? undefined : roomBehind(place);
  return room === undefined ? places : { ...places, [token]: room };
}

/** Rules 7.2 and 9.5. */
function ended(match: Match, winners: readonly Seat[]): Over {
  const points = match.seating.map((_, seat) => (winners.includes(seat) ? 1 : 0));
  const won = match.won.map((count, seat) => count + points[seat]!);
  const outcome: Outcome = { winners, points };
  return { ...matchOf(match), phase: 'over', won, outcome, ready: [] };
}

/** Rules 3.3 and 7.4. */
export function nextTurn(state: Match): Moving {
  const { turn, out, seating, called, turns } = state;
  return {
    ...matchOf(state),
    phase: 'moving',
    turn: seatsAfter(turn, seating).find(seat => !out.includes(seat)) ?? turn,
    turns: turns + 1,
    called: called.filter(seat => seat !== turn),
  };
}
