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

/** A method, so that one for the facts of the game may stand where all facts come by. */
type InWords<P extends GameTypes, Fact> = {
  of(fact: Fact, context: TableContext, view: P['View']): string | readonly string[];
}['of'];

interface Parts<P extends GameTypes, Fact> {
  readonly game: Game<P>;
  readonly texts: () => { readonly facts: ComingTexts };
  /** What a fact is in words: none, one sentence or several. */
  readonly inWords: InWords<P, Fact>;
  /** What can be heard of a fact. */
  readonly sounds: Readonly<Partial<Record<P['Fact']['fact'], Sound>>>;
  /** Whether a fact is good news for whoever sits there. */
  readonly hasWon: (fact: P['Fact'], seat: Seat) => boolean;
}

/** What an entry of the log meant, in words, and what it sounds like. */
export const eventsOf = <P extends GameTypes>(
  parts: Parts<P, OfGame<P['Fact']>>,
): Required<Pick<GameUi, 'describeEvent' | 'soundOf'>> => ({
  describeEvent: describer(parts),
  soundOf: sounder(parts),
});

function describer<P extends GameTypes>({
  game,
  texts,
  inWords,
}: Parts<P, P['Fact']>): GameUi['describeEvent'] {
  const { viewOf } = viewReader(game);
  return (event, context) => {
    const { after } = event;
    const view = viewOf(after);
    const told = (fact: P['Fact']) =>
      isComing(fact) ? comingInWords(fact, context, texts().facts) : inWords(fact, context, view);
    return factsOf(game, event)
      .filter(fact => !isLeaving(fact, after))
      .flatMap(fact =>
        [told(fact)].flat().map((text): EventText => ({ text, notice: isAboutPeople(fact) })),
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

/** The last of the facts that can be heard. */
const sounder =
  <P extends GameTypes>({
    game,
    sounds,
    hasWon,
  }: Parts<P, P['Fact']>): NonNullable<GameUi['soundOf']> =>
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

/** A fact of people: the same in every game. */
interface Coming extends AnyFact {
  readonly fact: Name;
  readonly seat: Seat;
}

/** What happens in the game, and not to people. */
export type OfGame<Fact> = Exclude<Fact, { readonly fact: Name }>;

const isComing = (fact: AnyFact): fact is Coming => Object.hasOwn(COMINGS, fact.fact);

const comingInWords = (
  { fact, seat, by }: Coming,
  context: TableContext,
  texts: ComingTexts,
): string => texts[by === 'bot' ? 'satBot' : COMINGS[fact]](whoIs(context, seat));
