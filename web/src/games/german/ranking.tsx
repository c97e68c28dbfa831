import type { ComponentChildren } from 'preact';

import { Icon } from '../../parts/icon.tsx';
import { useKeys } from '../../table/keys.ts';
import { unfolded } from './selection.ts';

interface RankingProps {
  readonly open: string;
  readonly label: string;
  /** List items, the strongest first. */
  readonly children: ComponentChildren;
}

const turn = (): void => {
  unfolded.value = !unfolded.value;
};

/** What beats what: on small screens behind a button. */
export function Ranking({ open, label, children }: RankingProps) {
  useKeys({ o: turn });
  return (
    <>
      <button
        type="button"
        class="fold"
        data-look="use"
        aria-expanded={unfolded.value}
        aria-controls="ranking"
        aria-label={open}
        onClick={turn}
      >
        <Icon name="order" />
      </button>
      <ol class="rank" id="ranking" aria-label={label} data-open={unfolded.value || undefined}>
        {children}
      </ol>
    </>
  );
}
