import type { Bounds, Offer } from '@stammtisch/kernel';

import type { Pack } from '../cards/names.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { DeckCards } from './deck-cards.ts';
import type { GameRules } from './rulebook.ts';

/** What the house shows of a game before its rules are loaded, and how it looks at the table. */
export interface Listing {
  readonly offer: Offer;
  readonly deck: Pack;
  /** A few cards that look like this game. */
  readonly fan: readonly string[];
  /** Fetched when the first table of the game is opened. */
  readonly loadUi: () => Promise<GameUi>;
  /** Its rules, fetched when somebody reads them. */
  readonly loadRules: () => Promise<GameRules>;
  /** All cards of its deck; where games share one, one of them shows it. */
  readonly loadCards?: () => Promise<DeckCards>;
}

export type Values = Readonly<Record<string, unknown>>;

/** What each option may be, by its name. */
export const boundsOf = ({ options }: Offer): ReadonlyMap<string, Bounds> =>
  new Map<string, Bounds>(Object.entries(options.bounds));

export const usualSeats = ({ seats: { max, usual = max } }: Offer): number => usual;

/** Whether the number of players is a choice. */
export const isSeatsChoice = ({ seats: { min, max } }: Offer): boolean => min < max;

export const hasTeams = ({ teams }: Offer, seats: number): boolean =>
  teams?.includes(seats) === true;

/** The preset that a table's options are, if they are one. */
export const presetOf = ({ options: { presets } }: Offer, options: Values): string | undefined =>
  presets.find(preset =>
    Object.entries(preset.options).every(([name, value]) => options[name] === value),
  )?.name;
