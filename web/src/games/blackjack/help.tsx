import { useSignal } from '@preact/signals';

import { Switch } from '../../parts/choice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useKeys } from '../../table/keys.ts';
import { toggleHints } from './helper.ts';
import { hints, trainer } from './settings.ts';
import { texts } from './texts.ts';

/** Help that can be had at the table: what actions are worth, and what the last one cost. */
export function HelpButton() {
  const open = useSignal(false);
  const text = texts().help;
  const isOn = hints.value === 'on' || trainer.value === 'on';
  useKeys({ n: toggleHints });
  return (
    <>
      <button
        type="button"
        class="btn icon help"
        data-on={isOn || undefined}
        aria-label={text.open}
        title={text.open}
        aria-haspopup="dialog"
        onClick={() => (open.value = true)}
      >
        <Icon name="hint" />
      </button>
      {open.value && (
        <Sheet title={text.title} close={() => (open.value = false)}>
          <Switch
            label={text.hints}
            on={hints.value === 'on'}
            set={on => (hints.value = on ? 'on' : 'off')}
          />
          <p class="muted">{text.hintsText}</p>
          <Switch
            label={text.trainer}
            on={trainer.value === 'on'}
            set={on => (trainer.value = on ? 'on' : 'off')}
          />
          <p class="muted">{text.trainerText}</p>
        </Sheet>
      )}
    </>
  );
}
