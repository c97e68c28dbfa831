import {
  language,
  look,
  LOOKS,
  shortcuts,
  STEPS,
  steps,
  SUITS,
  suits,
  theme,
  THEMES,
} from '../settings.ts';
import { type Language, LANGUAGES } from '../text/language.ts';
import { houseTexts } from '../text/texts.ts';
import { CardRow } from './card.tsx';
import { Choice, Switch } from './choice.tsx';
import { Sheet } from './sheet.tsx';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

const ICONS = { auto: 'device', light: 'light', dark: 'dark', contrast: 'contrast' } as const;

export const LanguageChoice = ({ short = false }) => (
  <Choice
    label={houseTexts().settings.language}
    value={language}
    among={LANGUAGES}
    name={each => (short ? each.toUpperCase() : NAMES[each])}
    lang={each => each}
  />
);

const ThemeChoice = () => (
  <Choice
    label={houseTexts().settings.theme}
    value={theme}
    among={THEMES}
    name={each => houseTexts().settings.themes[each]}
    icon={each => ICONS[each]}
  />
);

const LookChoice = () => (
  <Choice
    label={houseTexts().settings.look}
    value={look}
    among={LOOKS}
    name={each => houseTexts().settings.looks[each]}
  />
);

const SuitsChoice = () => (
  <Choice
    label={houseTexts().settings.suits}
    value={suits}
    among={SUITS}
    name={each => houseTexts().settings.suitsOf[each]}
  />
);

const StepsChoice = () => (
  <Choice
    label={houseTexts().settings.steps}
    value={steps}
    among={STEPS}
    name={each => houseTexts().settings.stepsOf[each]}
  />
);

/** Language, appearance, cards, taps, keys. */
export function Preferences() {
  const text = houseTexts().settings;
  return (
    <div class="preferences">
      <h3>{text.language}</h3>
      <LanguageChoice />
      <h3>{text.theme}</h3>
      <ThemeChoice />
      <h3>{text.look}</h3>
      <LookChoice />
      <h3>{text.suits}</h3>
      <SuitsChoice />
      <CardRow deck="french" kind="sample" cards={['Kh', '9s', '4d', 'Jc']} />
      <h3>{text.steps}</h3>
      <StepsChoice />
      <p class="muted">{text.stepsNote[steps.value]}</p>
      <Switch
        label={text.shortcuts}
        on={shortcuts.value === 'on'}
        set={on => (shortcuts.value = on ? 'on' : 'off')}
      />
    </div>
  );
}

export const PreferencesSheet = ({ close }: { close: () => void }) => (
  <Sheet title={houseTexts().settings.title} close={close}>
    <Preferences />
  </Sheet>
);
