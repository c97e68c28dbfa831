import type { BigTwo } from '@stammtisch/big-two';
import type { Blackjack } from '@stammtisch/blackjack';
import type { BlindWatten } from '@stammtisch/blind-watten';
import type { Cluedo } from '@stammtisch/cluedo';
import type { Watten } from '@stammtisch/watten';

/** What a value of an option means, in words. */
export interface OptionWords {
  readonly title: string;
  readonly is: (value: unknown) => string;
}

export interface PresetWords {
  readonly name: string;
  /** What is special about it, in one line. */
  readonly what: string;
}

interface Words<Options, Preset extends string> {
  readonly name: string;
  readonly what: string;
  readonly players: string;
  readonly presets: Readonly<Record<Preset, PresetWords>>;
  /** Also for options that tables of earlier rules do not have. */
  readonly options: { readonly [Option in keyof Options]-?: OptionWords };
}

/** What has to be said about the games where their rules are not at hand. */
export type GameBook = {
  readonly 'blind-watten': Words<BlindWatten['Options'], 'tramin' | 'suedtirol'>;
  readonly watten: Words<Watten['Options'], 'bayrisch' | 'wirtshaus'>;
  readonly blackjack: Words<Blackjack['Options'], 'bjx' | 'vegas'>;
  readonly cluedo: Words<Cluedo['Options'], 'classic' | 'brisk'>;
  readonly 'big-two': Words<BigTwo['Options'], 'deuce' | 'friendly'>;
};

export type GameName = keyof GameBook;

/** Words for one of a few values. */
export const among =
  <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (value: unknown): string =>
    Object.entries<string>(texts).find(([each]) => each === String(value))?.[1] ?? String(value);

/** Words for what is so or not. */
export const flag =
  (yes: string, no: string) =>
  (value: unknown): string =>
    value === true ? yes : no;
