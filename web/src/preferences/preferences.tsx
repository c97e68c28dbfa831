import { CardRow } from '../parts/card.tsx';
import { Choice, Switch } from '../parts/choice.tsx';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { look, LOOKS, shortcuts, STEPS, steps, SUITS, suits, theme, THEMES } from '../settings.ts';
import { texts } from './texts.ts';

const ICONS = { auto: 'device', light: 'light', dark: 'dark', contrast: 'contrast' } as const;

const ThemeChoice = () => (
  <Choice
    label={texts().theme}
    value={theme}
    among={THEMES}
    name={each => texts().themes[each]}
    icon={each => ICONS[each]}
  />
);

const LookChoice = () => (
  <Choice label={texts().look} value={look} among={LOOKS} name={each => texts().looks[each]} />
);

const SuitsChoice = () => (
  <Choice label={texts().suits} value={suits} among={SUITS} name={each => texts().suitsOf[each]} />
);

const StepsChoice = () => (
  <Choice label={texts().steps} value={steps} among={STEPS} name={each => texts().stepsOf[each]} />
);

/** Language, appearance, cards, taps, keys. */
export function Preferences() {
  const text = texts();
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
  <Sheet title={texts().title} close={close}>
    <Preferences />
  </Sheet>
);
