import type { Happening, WatchedTable } from '@stammtisch/client';
import type { Seat } from '@stammtisch/kernel';
import type { PersonId, Scene } from '@stammtisch/protocol';
import type { ComponentChildren, ComponentType } from 'preact';

/** A table as one visitor sees it. */
export interface Sight {
  readonly table: WatchedTable;
  readonly me: PersonId | undefined;
  /** The visitor's own chair. */
  readonly seat: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

export interface FaceProps {
  readonly sight: Sight;
  /** Sends an answer to the house; says why if it is refused. */
  readonly act: (answer: Answering) => Promise<boolean>;
  /** A question that takes the place of the actions. */
  readonly question?: ComponentChildren;
  /** For those who watch: what they can do about it. */
  readonly joining?: ComponentChildren;
  readonly chatToggle: ComponentChildren;
}

export interface Answering {
  /** The stamp of the question. */
  readonly decision: string;
  readonly move: unknown;
}

/** How someone at the table looks just now. */
export interface SeatLook {
  readonly cards?: number;
  /** So few cards that it deserves a warning. */
  readonly low: boolean;
  readonly turn: boolean;
  /** Has passed: a big cross. */
  readonly crossed: boolean;
  readonly note: string;
}

/** Something that happened, in words. A notice is about people, and belongs in the chat too. */
export interface Told {
  readonly text: string;
  readonly notice: boolean;
}

/** What the table asks of a game. Everything else about a game is its own affair. */
export interface Face {
  readonly name: string;
  readonly loadWords: () => Promise<void>;
  readonly subtitle: (scene: Scene) => string;
  /** `between`: a round is over, and its result lies on the table. */
  readonly stage: (scene: Scene) => 'playing' | 'between';
  readonly isYourTurn: (scene: Scene) => boolean;
  readonly seatLook: (scene: Scene, seat: Seat) => SeatLook;
  /** How this table plays, as pairs of a question and an answer. */
  readonly rules: (scene: Scene) => readonly (readonly [string, string])[];
  readonly tell: (happening: Happening, sight: Sight) => readonly Told[];
  readonly refusal: (reason: string) => string | undefined;
  readonly read: Readonly<Record<'hand' | 'table' | 'score', (sight: Sight) => string>>;
  /** What lies in the middle. */
  readonly Cloth: ComponentType<FaceProps>;
  /** What lies before the visitor: state line, hand, actions. */
  readonly Mine: ComponentType<FaceProps>;
  readonly Result: ComponentType<FaceProps>;
  readonly Score: ComponentType<{ readonly sight: Sight }>;
}
