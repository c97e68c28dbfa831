import type { Bot, Random } from '@stammtisch/kernel';

import { isRoom } from './board.ts';
import { bestQuestion, type World, worldsOf } from './bot-asking.ts';
import { answered, type OnTurn, onTurn } from './bot.ts';
import { stepsTo } from './distance.ts';
import type { Cluedo } from './index.ts';
import { legalMoves, passageFrom, placeOf } from './legal.ts';
import { type Evidence, evidenceOf, type MatchView, weigh } from './reason/index.ts';
import { type Move, type Place, type Room, ROOMS } from './state.ts';

/** What a room is worth that one comes to a turn later. */
const LATER = 0.6;
/** Squares that a turn takes one further, about. */
const STRIDE = 7;

/** Counts all deals that are possible, asks what tells most, and goes where that can be asked. */
export const counts = counter('counts', { evidence: evidenceOf, sure: 0.8 });

/** What a player that counts goes by. */
interface Mind {
  /** All deals that fit it are equally likely. */
  readonly evidence: (view: MatchView) => Evidence;
  /** So sure one must be to accuse. */
  readonly sure: number;
}

export function counter(name: string, mind: Mind): Bot<Cluedo> {
  return {
    name,
    choose(view, random) {
      const turn = onTurn(view);
      return turn === undefined ? answered(view, random) : choiceIn(turn, mind, random);
    },
  };
}

function choiceIn(view: OnTurn, { evidence, sure }: Mind, random: Random): Move {
  const known = evidence(view);
  const { solutions, deals } = weigh(known);
  const [likeliest] = solutions;
  if (likeliest !== undefined && likeliest.deals >= sure * deals)
    return { kind: 'accuse', guess: likeliest.guess };
  const here = placeOf(view);
  if (view.phase === 'acting' && !(view.maySuspect && isRoom(here))) return { kind: 'end' };
  const worlds = worldsOf(view, known, random);
  if (view.phase === 'acting' && isRoom(here))
    return { kind: 'suspect', guess: bestQuestion(view, worlds, here).guess };
  const worth = worthOfRooms(view, worlds);
  return view.phase === 'moving' ? wayToMove(view, worth) : bestWalk(view, worth);
}

type Worths = ReadonlyMap<Room, number>;

const worthOfRooms = (view: OnTurn, worlds: readonly World[]): Worths =>
  new Map(ROOMS.map(room => [room, bestQuestion(view, worlds, room).bits]));

/** Staying and passages are sure; what a roll brings is chance. */
function wayToMove(view: OnTurn, worth: Worths): Move {
  const here = placeOf(view);
  const beyond = passageFrom(here);
  const worthOf = (move: Move): number => {
    if (move.kind === 'stay' && isRoom(here)) return worth.get(here)!;
    if (move.kind === 'passage' && beyond !== undefined) return worth.get(beyond)!;
    if (move.kind === 'roll') return worthOfRoll(here, worth, view.options.dice);
    return -1;
  };
  return best(
    legalMoves(view).filter(({ kind }) => kind !== 'accuse'),
    worthOf,
  );
}

function worthOfRoll(from: Place, worth: Worths, dice: 1 | 2): number {
  const rolls = [1, 2, 3, 4, 5, 6].flatMap(one =>
    dice === 1 ? [one] : [1, 2, 3, 4, 5, 6].map(two => one + two),
  );
  const brings = (roll: number) =>
    Math.max(...ROOMS.map(room => worthFrom(worth.get(room)!, stepsTo(room, from), roll)));
  return rolls.reduce((sum, roll) => sum + brings(roll), 0) / rolls.length;
}

/** A room one is in cannot be asked in again before one has left it. */
const worthFrom = (worth: number, steps: number, roll: number): number =>
  steps === 0 ? worth * LATER ** 2 : worth * LATER ** Math.ceil(Math.max(0, steps - roll) / STRIDE);

function bestWalk(view: OnTurn, worth: Worths): Move {
  const worthOf = (move: Move): number =>
    move.kind !== 'walk'
      ? -1
      : isRoom(move.to)
        ? worth.get(move.to)!
        : LATER * worthOfRoll(move.to, worth, view.options.dice);
  return best(
    legalMoves(view).filter(({ kind }) => kind === 'walk'),
    worthOf,
  );
}

function best(moves: readonly Move[], worthOf: (move: Move) => number): Move {
  const [first, ...others] = moves;
  if (first === undefined) throw new Error('whoever is on turn has a move');
  return others.reduce((some, other) => (worthOf(other) > worthOf(some) ? other : some), first);
}
