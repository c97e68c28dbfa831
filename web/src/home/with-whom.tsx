import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';

import { lazy } from '../lazy.ts';
import { Choice } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { houseTexts } from '../text/texts.ts';
import { company, isChosen } from './quick-play.ts';

type QuickSheet = ComponentType<{ close: () => void }>;

/** With whom one plays after one tap, how well the computers play, and how long one may think. */
export function WithWhom() {
  const text = houseTexts().home.quick;
  const opened = useSignal<{ readonly Sheet: QuickSheet } | undefined>(undefined);
  const open = async () => {
    const { QuickSheet } = await lazy(() => import('./quick-sheet.tsx'));
    opened.value = { Sheet: QuickSheet };
  };
  const Sheet = opened.value?.Sheet;
  return (
    <div class="withwhom">
      <Choice
        label={text.withWhom}
        value={company}
        among={['computers', 'people']}
        name={each => text.company[each]}
      />
      <button
        type="button"
        class="btn icon"
        aria-label={text.title}
        title={text.title}
        aria-haspopup="dialog"
        data-chosen={isChosen.value || undefined}
        onClick={() => void open()}
      >
        <Icon name="waiting" />
      </button>
      {Sheet && <Sheet close={() => (opened.value = undefined)} />}
    </div>
  );
}
