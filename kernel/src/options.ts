import { isObject } from './json.ts';
import { err, ok, type Result } from './result.ts';

/** What one option may be: a whole number within bounds, one of a few words or numbers, or on and off. */
export type Bounds<Value = unknown> =
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'one of'; readonly of: readonly Value[] }
  | { readonly is: 'flag' };

/** The options of a game as data, so that forms and rules pages are made from what the rules check. */
export interface OptionList<Options> {
  readonly bounds: { readonly [Name in keyof Options]: Bounds<Options[Name]> };
  /** The first is what a table gets that asks for nothing. */
  readonly presets: readonly Preset<Options>[];
}

export interface Preset<Options> {
  readonly name: string;
  readonly options: Options;
}

export type OptionsRefusal =
  | { readonly error: 'not-options' }
  | { readonly error: 'no-such-preset' }
  | { readonly error: 'no-such-option'; readonly option: string }
  | { readonly error: 'out-of-bounds'; readonly option: string };

export function defaultOptions<Options>(list: OptionList<Options>): Options {
  const [first] = list.presets;
  if (first === undefined) throw new Error('a game has at least one preset');
  return first.options;
}

/** A preset by name and what is to differ from it: `{ preset: 'deuce', stake: 25 }`. */
export function chooseOptions<Options extends object>(
  list: OptionList<Options>,
  wish: unknown,
): Result<Options, OptionsRefusal> {
  if (!isObject(wish)) return err({ error: 'not-options' });
  const { preset, ...changes } = wish;
  const base =
    preset === undefined ? list.presets[0] : list.presets.find(({ name }) => name === preset);
  if (base === undefined) return err({ error: 'no-such-preset' });

  for (const [option, value] of Object.entries(changes)) {
    const bounds = boundsOf(list, option);
    if (bounds === undefined) return err({ error: 'no-such-option', option });
    if (!allows(bounds, value)) return err({ error: 'out-of-bounds', option });
  }
  return ok({ ...base.options, ...changes });
}

function boundsOf<Options extends object>(
  list: OptionList<Options>,
  option: string,
): Bounds | undefined {
  return Object.entries<Bounds>(list.bounds).find(([name]) => name === option)?.[1];
}

function allows(bounds: Bounds, value: unknown): boolean {
  switch (bounds.is) {
    case 'whole':
      return Number.isSafeInteger(value) && inRange(Number(value), bounds);
    case 'one of':
      return bounds.of.some(each => each === value);
    case 'flag':
      return typeof value === 'boolean';
  }
}

const inRange = (value: number, { min, max }: { min: number; max: number }): boolean =>
  min <= value && value <= max;
