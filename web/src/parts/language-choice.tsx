import { language } from '../settings.ts';
import { type Language, LANGUAGES } from '../text/language.ts';
import { houseTexts } from '../text/texts.ts';
import { Choice } from './choice.tsx';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

export const LanguageChoice = ({ short = false }) => (
  <Choice
    label={houseTexts().nav.language}
    value={language}
    among={LANGUAGES}
    name={each => (short ? each.toUpperCase() : NAMES[each])}
    lang={each => each}
  />
);
