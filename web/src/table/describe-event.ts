import type { TableEvent } from '@stammtisch/client';
import { type Game, type GameTypes, isObject, type Seat } from '@stammtisch/kernel';

import type { Sound } from '../signals/sound.ts';
import type { EventText, GameUi, TableContext } from './game-ui.ts';
import { personAt, type Who, whoIs } from './table-context.ts';
import { viewReader } from './view-reader.ts';

interface AnyFact {
  readonly fact: string;
  readonly seat?: Seat;
  readonly by?: unknown;
}

interface Parts<P extends GameTypes> {
  readonly game: Game<P>;
  /** What a fact is in words: none, one sentence or several. */
  readonly inWords: (
    fact: P['Fact'],
    context: TableContext,
    view: P['View'],
  ) => string | readonly string[];
}

/** What an entry of the log meant, in words. */
export function describer<P extends GameTypes>({
  game,
  inWords,
}: Parts<P>): GameUi['describeEvent'] {
  const { viewOf } = viewReader(game);
  return (event, context) => {
    const { after } = event;
    const view = viewOf(after);
    return factsOf(game, event)
      .filter(fact => !isLeaving(fact, after))
      .flatMap(fact =>
        [inWords(fact, context, view)]
          .flat()
          .map((text): EventText => ({ text, notice: isAboutPeople(fact) })),
      );
  };
}

function factsOf<P extends GameTypes>(
  game: Game<P>,
  { by, seen, before, after }: TableEvent,
): readonly P['Fact'][] {
  const { viewOf } = viewReader(game);
  if (by === undefined || seen === undefined) return [];
  assertMove(seen, game);
  return game.facts(viewOf(before), { by, move: seen }, viewOf(after));
}

interface SoundParts<P extends GameTypes> {
  readonly game: Game<P>;
  /** What can be heard of a fact. */
  readonly sounds: Readonly<Partial<Record<P['Fact']['fact'], Sound>>>;
  /** Whether a fact is good news for whoever sits there. */
  readonly hasWon: (fact: P['Fact'], seat: Seat) => boolean;
}

/** What an entry of the log sounds like: the last of its facts that can be heard. */
export const sounder =
  <P extends GameTypes>({ game, sounds, hasWon }: SoundParts<P>): NonNullable<GameUi['soundOf']> =>
  (event, seat) =>
    factsOf(game, event)
      .map(fact => {
        const name: P['Fact']['fact'] = fact.fact;
        return seat !== undefined && hasWon(fact, seat) ? 'win' : sounds[name];
      })
      .findLast(each => each !== undefined);

function assertMove<P extends GameTypes>(
  seen: unknown,
  game: Game<P>,
): asserts seen is P['Visible'] {
  if (!isObject(seen) || typeof seen['kind'] !== 'string')
    throw new Error(`this is not a move of ${game.name}`);
}

/** Whoever leaves for good is away too; the table itself says so. */
function isLeaving({ fact, seat }: AnyFact, { room }: TableEvent['after']): boolean {
  if (fact !== 'went away' || seat === undefined) return false;
  const person = personAt(room, seat);
  return person !== undefined && room.leaving.includes(person);
}

/** Told to everyone, like what the table itself says of people. */
const isAboutPeople = ({ fact, by }: AnyFact): boolean =>
  (fact === 'sat down' && by === 'person') || ['got up', 'went away', 'came back'].includes(fact);

/** Which text tells that someone comes, goes, is ready or late. */
const COMINGS = {
  'sat down': 'sat',
  'got up': 'gotUp',
  'went away': 'away',
  'came back': 'back',
  ready: 'ready',
  'ran out of time': 'late',
} as const;

type Name = keyof typeof COMINGS;
type ComingTexts = Readonly<Record<(typeof COMINGS)[Name] | 'satBot', (by: Who) => string>>;

/** A fact of people, not of what they play: the same in every game. */
export type Coming<Fact> = Extract<Fact, { readonly fact: Name }>;

export const isComing = <Fact extends AnyFact>(fact: Fact): fact is Coming<Fact> =>
  Object.hasOwn(COMINGS, fact.fact);

export const comingInWords = (
  { fact, seat, by }: { readonly fact: Name; readonly seat: Seat; readonly by?: unknown },
  context: TableContext,
  texts: ComingTexts,
): string => texts[by === 'bot' ? 'satBot' : COMINGS[fact]](whoIs(context, seat));
