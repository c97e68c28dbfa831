import { effect, type Signal, signal } from '@preact/signals';

import { keep, recall } from './storage.ts';
import { type Language, LANGUAGES } from './text/language.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
/** Drawings of the cards: with pictures, with large signs, with very large ones. */
export const LOOKS = ['standard', 'clear', 'xl'] as const;
/** Two colours, four, or four with the letters of the suits. */
export const SUITS = ['two', 'four', 'letters'] as const;
/** A tap raises a card and another one plays it, or one tap does. */
export const STEPS = ['two', 'one'] as const;
export const CLOTHS = ['slate', 'green', 'wine'] as const;
export const SWITCH = ['on', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Look = (typeof LOOKS)[number];
export type Suits = (typeof SUITS)[number];

const changedElsewhere = new Map<string, (value: string | null) => void>();

/** A choice of this visitor, kept by the browser. */
export function setting<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  first: Choice,
): Signal<Choice> {
  const kept = recall(`stammtisch.${key}`);
  const choice = signal(choices.find(each => each === kept) ?? first);
  effect(() => {
    if (choice.value !== first || recall(`stammtisch.${key}`) !== undefined)
      keep(`stammtisch.${key}`, choice.value);
  });
  changedElsewhere.set(`stammtisch.${key}`, value => {
    const chosen = choices.find(each => each === value);
    if (chosen !== undefined) choice.value = chosen;
  });
  return choice;
}

/** What one chooses in another tab holds in this one, too. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => changedElsewhere.get(key ?? '')?.(newValue));
}

const ofBrowser = (): Language =>
  navigator.languages
    .map(tag => LANGUAGES.find(language => tag.toLowerCase().startsWith(language)))
    .find(language => language !== undefined) ?? 'en';

export const language = setting('language', LANGUAGES, ofBrowser());
export const theme = setting<Theme>('theme', THEMES, 'auto');
export const look = setting<Look>('look', LOOKS, 'clear');
export const suits = setting<Suits>('suits', SUITS, 'two');
export const steps = setting<(typeof STEPS)[number]>('steps', STEPS, 'two');
/** Single letters as shortcuts; speech input users switch them off. */
export const shortcuts = setting('shortcuts', SWITCH, 'on');
/** Whether the chat stands beside the table, where there is room for it. */
export const chat = setting('chat', SWITCH, 'on');

export const cloth = setting('cloth', CLOTHS, 'slate');

effect(() => {
  const root = document.documentElement;
  root.dataset['cloth'] = cloth.value;
  if (theme.value === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = theme.value;
});
