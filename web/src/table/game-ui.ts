import type { TableEvent, WatchedTable } from '@stammtisch/client';
import type { Advice, Game, GameTypes, Seat } from '@stammtisch/kernel';
import type { MoveRequest, PersonId, Scene } from '@stammtisch/protocol';
import type { ComponentChildren, ComponentType } from 'preact';

import type { Pack } from '../cards/names.ts';
import type { Sound } from '../signals/sound.ts';
import type { OpenCard } from './open-hands.ts';

/** A table as one visitor sees it. */
export interface TableContext {
  readonly table: WatchedTable;
  readonly me: PersonId | undefined;
  /** The visitor's own chair. */
  readonly seat: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

export interface GameUiProps {
  readonly context: TableContext;
  /** Sends an answer to the house; says why if it is refused. */
  readonly act: (answer: MoveAnswer) => Promise<boolean>;
  /** The round is over, and its last trick lies there for a moment. This ends the moment. */
  readonly goOn?: (() => void) | undefined;
  /** For those who watch: what they can do about it. */
  readonly joining?: ComponentChildren;
  readonly chatToggle: ComponentChildren;
}

/** A move, and the stamp of the question it answers. */
export type MoveAnswer = Pick<MoveRequest, 'decision' | 'move'>;

/** How someone at the table looks just now. */
export interface SeatLook {
  readonly cards?: number;
  /** So few cards that it deserves a warning. */
  readonly low: boolean;
  readonly turn: boolean;
  /** Has passed: a big cross. */
  readonly crossed: boolean;
  readonly note: string;
  /** The same in a very short word, for a strip of many. */
  readonly short?: string;
  /** Where everyone keeps a score of their own. */
  readonly points?: { readonly text: string; readonly inWords: string; readonly tense: boolean };
  /** Where people play in teams: which one, and what it is for the viewer. */
  readonly side?: { readonly team: Team; readonly word: string; readonly short?: string };
}

/** The first of two teams has seat 0. */
export type Team = 0 | 1;

/** Something that happened, in words. A notice is about people, and belongs in the chat too. */
export interface EventText {
  readonly text: string;
  readonly notice: boolean;
}

/** How the strongest player's advice is had and said. */
export interface AdviceUi {
  readonly viewOf: (scene: Scene) => GameTypes['View'];
  /** The move and what speaks for it, a sentence each. */
  inWords(advice: Advice, context: TableContext): readonly string[];
  /** Gets the move ready, so that it only has to be confirmed. */
  prepare?(advice: Advice): void;
  /** What a decision has cost; a game that has this can be reviewed. */
  costInWords?(cost: number): string;
}

/** What the table asks of a game. Everything else about a game is its own affair. */
export interface GameUi {
  readonly name: string;
  /** The rules that everything here is read from. */
  readonly game: Game;
  readonly deck: Pack;
  readonly loadTexts: () => Promise<void>;
  readonly subtitle: (scene: Scene) => string;
  /** `between`: a round is over, and its result lies on the table. */
  readonly stage: (scene: Scene) => 'playing' | 'between';
  readonly isYourTurn: (scene: Scene) => boolean;
  readonly seatLook: (scene: Scene, seat: Seat) => SeatLook;
  /** On a phone everyone stands in the strip, the visitor last, and what they play lies below them. */
  readonly inRow?: boolean;
  /** In games of two teams that stay together, at a table with so many seats. */
  readonly teamOf?: (seat: Seat, seats: number) => Team | undefined;
  /** If this ended a round with a trick: what is seen of that trick before the result. */
  readonly lastTrick?: (before: Scene, after: Scene) => unknown;
  /** What everyone holds, for whoever sees all of it; absent where nobody holds cards that others do not see. */
  readonly openHands?: (scene: Scene) => readonly (readonly OpenCard[])[];
  /** What it costs to leave now, where it costs something else than in most games. */
  readonly leaving?: (context: TableContext) => string | undefined;
  /** Whom one's words reach just now, where that is not everyone. */
  readonly chatAudience?: (context: TableContext) => string | undefined;
  /** Short things people say at such a table, besides the usual. */
  readonly phrases?: () => readonly string[];
  /** The game's own keys and what they do. */
  readonly keys: () => readonly (readonly [string, string])[];
  /** Absent where there is none, or the game has help of its own. */
  readonly advice?: AdviceUi;
  /** How this table plays, as pairs of a question and an answer. */
  readonly rules: (scene: Scene) => readonly (readonly [string, string])[];
  readonly describeEvent: (event: TableEvent, context: TableContext) => readonly EventText[];
  /** What an entry sounds like at this seat. */
  readonly soundOf?: (event: TableEvent, seat: Seat | undefined) => Sound | undefined;
  /** Why the rules refuse a move, in words. */
  readonly refusals: () => Readonly<Record<string, string>>;
  /** By which rule, by its number. */
  readonly refusalRules?: Readonly<Record<string, string | undefined>>;
  readonly read: Readonly<Record<'hand' | 'table' | 'score', (context: TableContext) => string>>;
  /** What lies in the middle. */
  readonly TableCentre: ComponentType<GameUiProps>;
  /** What lies before the visitor: state line, hand, actions. */
  readonly PlayerArea: ComponentType<GameUiProps>;
  /** Absent where the result lies on the table itself. */
  readonly Result?: ComponentType<GameUiProps>;
  /** What lies before someone else, where it is for everyone to see. */
  readonly SeatCards?: ComponentType<{ readonly context: TableContext; readonly seat: Seat }>;
  /** What has to be chosen before the first round, in the waiting room. */
  readonly Waiting?: ComponentType<Pick<GameUiProps, 'context' | 'act'>>;
  readonly Score: ComponentType<{ readonly context: TableContext }>;
  /** Where it is more than a score. */
  readonly scoreTitle?: () => string;
  /** The score in one line, for screens that have no place for all of it. */
  readonly ScoreLine?: ComponentType<{ readonly context: TableContext }>;
  /** The rules of this table, in short. */
  readonly Guide?: ComponentType<{ readonly context: TableContext }>;
}
