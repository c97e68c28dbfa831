/** What a value of an option means, in words. */
export interface OptionTexts {
  readonly title: string;
  readonly is: (value: unknown) => string;
}

interface PresetTexts {
  readonly name: string;
  /** What is special about it, in one line. */
  readonly what: string;
}

/** What is said of a game where its rules are not at hand. */
export interface ListingTexts<Options, Preset extends string> {
  readonly name: string;
  readonly what: string;
  readonly players: string;
  readonly presets: Readonly<Record<Preset, PresetTexts>>;
  /** Also for options that tables of earlier rules do not have. */
  readonly options: { readonly [Option in keyof Options]-?: OptionTexts };
}

/** The texts of any game, whichever it is. */
export interface AnyListingTexts extends Omit<ListingTexts<object, never>, 'presets' | 'options'> {
  readonly presets: Readonly<Record<string, PresetTexts>>;
  readonly options: Readonly<Record<string, OptionTexts>>;
}

/** Texts for one of a few values. */
export const among =
  <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (value: unknown): string =>
    Object.entries<string>(texts).find(([each]) => each === String(value))?.[1] ?? String(value);

/** Texts for what is so or not. */
export const flag =
  (yes: string, no: string) =>
  (value: unknown): string =>
    value === true ? yes : no;
