export const LANGUAGES = ['en', 'de', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** How numbers and times are written. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  it: 'it-IT',
};
