import { effect, signal } from '@preact/signals';

import { lazy } from '../lazy.ts';
import { language } from '../settings.ts';
import type { HouseText } from './house/en.ts';
import { type Language, LOCALES } from './language.ts';
import type { TableText } from './table/en.ts';

/** A catalogue in the visitor's language: what it holds changes with the setting. */
export function textCatalogue<Texts>(languages: Readonly<Record<Language, () => Promise<Texts>>>) {
  const open = signal<Texts | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const load = () =>
    new Promise<void>(resolve => {
      effect(() => {
        const wanted = language.value;
        void lazy(languages[wanted]).then(loaded => {
          if (wanted === language.peek()) open.value = loaded;
          resolve();
        });
      });
    });
  return {
    isOpen: () => open.value !== undefined,
    texts: (): Texts => {
      if (open.value === undefined) throw new Error('the texts have not been loaded yet');
      return open.value;
    },
    /** Resolves when the texts are there for the first time. */
    loadTexts: (): Promise<void> => (loading ??= load()),
  };
}

const house = textCatalogue<HouseText>({
  en: () => import('./house/en.ts').then(module => module.house),
  de: () => import('./house/de.ts').then(module => module.house),
  it: () => import('./house/it.ts').then(module => module.house),
});

const table = textCatalogue<TableText>({
  en: () => import('./table/en.ts').then(module => module.table),
  de: () => import('./table/de.ts').then(module => module.table),
  it: () => import('./table/it.ts').then(module => module.table),
});

/** What every page says, in the language of the visitor. */
export const houseTexts = house.texts;

/** What is said of tables; loaded by whatever shows one, or how one is played. */
export const { texts: tableTexts, loadTexts: loadTableTexts } = table;

export async function loadTexts(): Promise<void> {
  await house.loadTexts();
  effect(() => {
    if (house.isOpen()) document.documentElement.lang = houseTexts().language;
  });
}

const locale = (): string => LOCALES[language.value];

/** Cents of play money, in dollars; without cents where there are none, with a sign where it is a change. */
export const money = (cents: number, { signed = false } = {}): string =>
  new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
    trailingZeroDisplay: 'stripIfInteger',
  })
    .format(cents / 100)
    .replace('-', MINUS);

/** What an action is worth, in bets. */
export const inBets = (worth: number, { signed = false } = {}): string =>
  new Intl.NumberFormat(locale(), {
    signDisplay: signed ? 'exceptZero' : 'auto',
    ...(Math.abs(worth) < 0.0095
      ? { maximumSignificantDigits: 2 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  })
    .format(worth)
    .replace('-', MINUS);

export const signed = (points: number): string =>
  new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' }).format(points).replace('-', MINUS);

/** As wide as a plus, unlike a hyphen. */
const MINUS = '−';

export const clock = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(at);

export const day = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);

/** A short time in short: 30 Sek., 2 Min. */
export const shortTime = (seconds: number): string => {
  const isMinutes = seconds > 0 && seconds % 60 === 0;
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: isMinutes ? 'minute' : 'second',
    unitDisplay: 'short',
  }).format(isMinutes ? seconds / 60 : seconds);
};

export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale()).format(names);
