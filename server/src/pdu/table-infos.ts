import { type Cluedo, type Fact, game, handOf, isDealt } from '@stammtisch/cluedo';
import type { Actor, Seat } from '@stammtisch/kernel';
import type { Holder, PersonId, Room } from '@stammtisch/protocol';

import { type CluedoScene, visibleMove } from './cluedo-scene.ts';
import { type Info, type InfoOf, UNKNOWN } from './infos.ts';
import {
  cardInfoOf,
  guessInfoOf,
  playerIdAt,
  playerIdOf,
  sessionIdOf,
  squareOf,
  tokenIdOf,
} from './numbers.ts';
import { seatAt } from './session-infos.ts';

type View = Cluedo['View'];

/** Something that happened at a table, between two scenes of one viewer. */
export interface TableEvent {
  readonly before: CluedoScene;
  readonly by?: Actor;
  readonly seen?: unknown;
  readonly after: CluedoScene;
}

/** For whom it is told, and what is known besides the table. */
export interface Listener {
  readonly person: PersonId;
  /** Whoever has signed off is told of as such, and not as somebody who was sent away. */
  readonly hasSignedOff: (person: PersonId) => boolean;
  /** The director removes the session, and nobody is sent away before that. */
  readonly isRemoved: (room: Room) => boolean;
  /** Which token a member was given by the director, until they have it. */
  readonly tokenFor: (person: PersonId) => number | undefined;
}

/** An event as whoever has a chair at the table is told it, in the order of the flows (chapter 4). */
export const infosOf = (event: TableEvent, listener: Listener): readonly Info[] => [
  ...roomInfos(event, listener),
  ...gameInfos(event, listener),
];

function roomInfos({ before, after }: TableEvent, listener: Listener): readonly Info[] {
  if (before.room === after.room) return [];
  // What is listed is told to everyone in the house.
  if (after.room.closed)
    return after.room.listed
      ? []
      : [{ class: 'SessionRemovedInfo', sessionId: sessionIdOf(after.room) }];
  if (listener.isRemoved(after.room)) return [];
  return [
    ...knockInfos(before.room, after.room, listener),
    ...invitationInfos(before.room, after.room),
    ...arrivalInfos(before.room, after, listener),
    ...departureInfos(before.room, after.room, listener),
  ];
}

/** 4.2.4: whoever wants a chair is told to the director; whoever does not get it, to everyone at the table. */
function knockInfos(before: Room, after: Room, { person }: Listener): readonly Info[] {
  const [old, now] = [knocking(before), knocking(after)];
  const sessionId = sessionIdOf(after);
  const isIn = (each: PersonId): boolean => after.members?.includes(each) === true;
  return [
    ...now
      .filter(each => after.host === person && !old.includes(each))
      .map(
        each => ({ class: 'SessionJoinInfo', sessionId, requesterId: playerIdOf(each) }) as const,
      ),
    ...old
      .filter(each => !now.includes(each) && !isIn(each))
      .map(each => notified(after, playerIdOf(each), 'REJECTED')),
  ];
}

const knocking = ({ knocks = [] }: Room): readonly PersonId[] =>
  knocks.flatMap(knock => (knock.wants === 'seat' ? [knock.person] : []));

/** 4.2.5. */
const invitationInfos = (before: Room, after: Room): readonly Info[] =>
  (after.invited ?? [])
    .filter(each => before.invited?.includes(each) !== true)
    .map(each => notified(after, playerIdOf(each), 'INVITED'));

/** 4.2.4. A computer that takes over in the middle of a game is nobody whom the director has let in. */
function arrivalInfos(
  before: Room,
  { room, view }: CluedoScene,
  { tokenFor }: Listener,
): readonly Info[] {
  return room.chairs.flatMap((holder, seat) => {
    const isNew = 'bot' in holder ? !room.started : 'person' in holder;
    if (!isNew || hasChair(before, holder)) return [];
    const wished = 'person' in holder ? tokenFor(holder.person) : undefined;
    const teamId = wished ?? tokenIdOf(view.tokens[seat]!);
    return [notified(room, playerIdAt(room, seat)!, 'ACCEPTED', teamId)];
  });
}

/** 4.2.6: sent away, or gone without signing off. */
const departureInfos = (
  before: Room,
  after: Room,
  { person, hasSignedOff }: Listener,
): readonly Info[] =>
  before.chairs.flatMap((holder, seat) => {
    if ('nobody' in holder || ('bot' in holder && before.started)) return [];
    const isGone =
      'person' in holder
        ? seatAt(before, holder.person) !== undefined && seatAt(after, holder.person) === undefined
        : !hasChair(after, holder);
    if (!isGone || ('person' in holder && hasSignedOff(holder.person))) return [];
    // Whoever is sent away no longer looks on, and is told it by the house.
    if ('person' in holder && holder.person === person) return [];
    return [notified(after, playerIdAt(before, seat)!, 'EXPELLED')];
  });

function hasChair({ chairs }: Room, holder: Holder): boolean {
  if ('person' in holder)
    return chairs.some(each => 'person' in each && each.person === holder.person);
  return 'bot' in holder && chairs.some(each => 'bot' in each && each.bot === holder.bot);
}

export const notified = (
  room: Room,
  playerId: number,
  state: InfoOf<'PlayerNotifyInfo'>['state'],
  teamId = UNKNOWN,
): InfoOf<'PlayerNotifyInfo'> => ({
  class: 'PlayerNotifyInfo',
  playerId,
  sessionId: sessionIdOf(room),
  teamId,
  state,
});

function gameInfos({ before, by, seen, after }: TableEvent, listener: Listener): readonly Info[] {
  if (by === undefined || seen === undefined) return [];
  const facts = game.facts(before.view, { by, move: visibleMove(seen) }, after.view);
  const own = seatAt(after.room, listener.person);
  const told = { room: after.room, view: after.view, own, facts };
  return facts.flatMap(fact => factInfos(fact, told));
}

interface Told {
  readonly room: Room;
  readonly view: View;
  /** The listener's own seat. */
  readonly own: Seat | undefined;
  readonly facts: readonly Fact[];
}

function factInfos(fact: Fact, told: Told): readonly Info[] {
  const { room, view, own } = told;
  const idAt = (seat: Seat): number => playerIdAt(room, seat) ?? UNKNOWN;
  switch (fact.fact) {
    case 'match began':
      return [{ class: 'SessionClosedInfo', sessionId: sessionIdOf(room) }];
    case 'dealt':
      return own === undefined ? [] : [handInfo(view, idAt(own))];
    case 'turn':
      return [{ class: 'PlayerDrawInfo', drawingPlayerId: idAt(fact.seat) }];
    case 'rolled': {
      const dice = fact.dice.reduce((sum, pips) => sum + pips, 0);
      return [{ class: 'DiceInfo', playerId: idAt(fact.seat), dice }];
    }
    case 'walked':
    case 'took passage':
      return [{ class: 'PlayerMovedInfo', playerId: idAt(fact.seat), ...squareOf(fact.to) }];
    case 'stayed':
      return [{ class: 'PlayerMovedInfo', playerId: idAt(fact.seat), ...squareOf(fact.room) }];
    case 'ended turn':
      return [{ class: 'DrawFinishedInfo' }];
    case 'suspected':
    case 'showed':
      return suspicionInfos(fact, told);
    case 'accused':
      return accusationInfos(fact, told);
    // Who comes and goes, roomInfos tells; what else happens follows from what was told.
    case 'sat down':
    case 'got up':
    case 'went away':
    case 'came back':
    case 'ready':
    case 'ran out of time':
    case 'took token':
    case 'token called':
    case 'weapon brought':
    case 'passed':
    case 'can refute':
    case 'nobody refutes':
    case 'solution':
    case 'match over':
      return [];
  }
}

/** 4.5.3: everyone is told who can refute; only whoever asked sees the card. */
function suspicionInfos(
  fact: Extract<Fact, { readonly fact: 'suspected' | 'showed' }>,
  { room, own, facts }: Told,
): readonly Info[] {
  const idAt = (seat: Seat): number => playerIdAt(room, seat) ?? UNKNOWN;
  if (fact.fact === 'showed')
    return fact.to === own && fact.card !== 'hidden'
      ? [{ class: 'SuspicionCardInfo', ...cardInfoOf(fact.card, idAt(fact.seat)) }]
      : [];
  const refuter = facts.find(each => each.fact === 'can refute');
  return [
    {
      class: 'SuspicionInfo',
      suspectorId: idAt(fact.seat),
      answererId: refuter === undefined ? UNKNOWN : idAt(refuter.seat),
      ...guessInfoOf(fact.guess),
    },
  ];
}

/** 4.5.4: only whoever accuses is told what really happened. */
function accusationInfos(
  { seat, guess, right }: Extract<Fact, { readonly fact: 'accused' }>,
  { room, view, own }: Told,
): readonly Info[] {
  const playerId = playerIdAt(room, seat) ?? UNKNOWN;
  const solution = isDealt(view) && own === seat ? view.solution : 'hidden';
  return [
    { class: 'AccusationInfo', accuserId: playerId, ...guessInfoOf(guess) },
    ...(solution === 'hidden'
      ? []
      : [{ class: 'CrimeFactInfo', ...guessInfoOf(solution) } as const]),
    {
      class: 'WinnerInfo',
      playerId,
      sessionId: sessionIdOf(room),
      state: right ? 'RIGHT' : 'WRONG',
    },
  ];
}

const handInfo = (view: View, ownerId: number): InfoOf<'CardListInfo'> => ({
  class: 'CardListInfo',
  cardList: isDealt(view) ? handOf(view).map(card => cardInfoOf(card, ownerId)) : [],
});

/** What somebody needs to know who comes back to a game that is running. */
export function resumingInfos({ room, view }: CluedoScene, person: PersonId): readonly Info[] {
  const own = seatAt(room, person);
  if (own === undefined || !isDealt(view) || view.phase === 'over') return [];
  const idAt = (seat: Seat): number => playerIdAt(room, seat) ?? UNKNOWN;
  const turn = { class: 'PlayerDrawInfo', drawingPlayerId: idAt(view.turn) } as const;
  const open = view.phase === 'refuting' ? view.suspicions.at(-1) : undefined;
  if (open?.by === undefined) return [handInfo(view, idAt(own)), turn];
  return [
    handInfo(view, idAt(own)),
    turn,
    {
      class: 'SuspicionInfo',
      suspectorId: idAt(open.asker),
      answererId: idAt(open.by),
      ...guessInfoOf(open.guess),
    },
  ];
}
