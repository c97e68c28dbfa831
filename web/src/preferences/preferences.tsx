import { type Signal, useSignal } from '@preact/signals';

import { CardRow } from '../parts/card.tsx';
import { Choice, Switch } from '../parts/choice.tsx';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import {
  cloth,
  CLOTHS,
  look,
  LOOKS,
  shortcuts,
  STEPS,
  steps,
  SUITS,
  suits,
  type SWITCH,
  theme,
  THEMES,
} from '../settings.ts';
import { sound } from '../signals/sound.ts';
import { askToNotify } from '../signals/turn.ts';
import {
  autoPass,
  back,
  BACKS,
  confirming,
  handed,
  notification,
  premove,
  speed,
  SPEEDS,
  vibration,
  volume,
  VOLUMES,
} from './at-table.ts';
import { texts } from './texts.ts';

const ICONS = { auto: 'device', light: 'light', dark: 'dark', contrast: 'contrast' } as const;

/** Language, appearance, cards, playing, signals, keys. */
export function Preferences() {
  const text = texts();
  return (
    <div class="preferences">
      <h3>{text.language}</h3>
      <LanguageChoice />
      <h3>{text.theme}</h3>
      <Choice
        label={text.theme}
        value={theme}
        among={THEMES}
        name={each => text.themes[each]}
        icon={each => ICONS[each]}
      />
      <Cards />
      <h3>{text.cloth}</h3>
      <Choice label={text.cloth} value={cloth} among={CLOTHS} name={each => text.cloths[each]} />
      <Playing />
      <h3>{text.speed}</h3>
      <Choice label={text.speed} value={speed} among={SPEEDS} name={each => text.speeds[each]} />
      <h3>{text.volume}</h3>
      <Choice
        label={text.volume}
        value={volume}
        among={VOLUMES}
        name={each => text.volumes[each]}
        chosen={() => sound('turn')}
      />
      <Signals />
      <h3>{text.keyboard}</h3>
      <OnOff label={text.shortcuts} value={shortcuts} />
    </div>
  );
}

/** How cards look, with some of either deck to see it. */
function Cards() {
  const text = texts();
  return (
    <>
      <h3>{text.look}</h3>
      <Choice label={text.look} value={look} among={LOOKS} name={each => text.looks[each]} />
      <h3>{text.suits}</h3>
      <Choice label={text.suits} value={suits} among={SUITS} name={each => text.suitsOf[each]} />
      <div class="samples">
        <CardRow deck="french" kind="sample" cards={['Kh', '9s', '4d']} />
        <CardRow deck="german" kind="sample" cards={['Ob', '9l', 'back']} />
      </div>
      <h3>{text.back}</h3>
      <Choice label={text.back} value={back} among={BACKS} name={each => text.backs[each]} />
    </>
  );
}

function Playing() {
  const text = texts();
  return (
    <>
      <h3>{text.steps}</h3>
      <Choice label={text.steps} value={steps} among={STEPS} name={each => text.stepsOf[each]} />
      <p class="muted">{text.stepsNote[steps.value]}</p>
      <h3>{text.playing}</h3>
      <OnOff label={text.premove} value={premove} />
      <p class="muted">{text.premoveNote}</p>
      <OnOff label={text.confirming} value={confirming} />
      <OnOff label={text.autoPass} value={autoPass} />
      <Switch
        label={text.leftHanded}
        on={handed.value === 'left'}
        set={on => (handed.value = on ? 'left' : 'right')}
      />
    </>
  );
}

/** A notification needs the browser's consent, which is asked for when it is wanted. */
function Signals() {
  const text = texts();
  const isDenied = useSignal(false);
  const notify = async (on: boolean) => {
    const isAllowed = on && (await askToNotify());
    isDenied.value = on && !isAllowed;
    notification.value = isAllowed ? 'on' : 'off';
  };
  return (
    <>
      <h3>{text.signals}</h3>
      <OnOff label={text.vibration} value={vibration} />
      <Switch
        label={text.notification}
        on={notification.value === 'on'}
        set={on => void notify(on)}
      />
      <p class="error" role="status">
        {isDenied.value && text.notAllowed}
      </p>
    </>
  );
}

const OnOff = ({ label, value }: { label: string; value: Signal<(typeof SWITCH)[number]> }) => (
  <Switch label={label} on={value.value === 'on'} set={on => (value.value = on ? 'on' : 'off')} />
);

export const PreferencesSheet = ({ close }: { close: () => void }) => (
  <Sheet title={texts().title} close={close}>
    <Preferences />
  </Sheet>
);
