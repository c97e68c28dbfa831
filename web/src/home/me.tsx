import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';

import { snapshot } from '../connection.ts';
import { lazy } from '../lazy.ts';
import { Mat } from '../parts/mat.tsx';
import { money, houseTexts } from '../text/texts.ts';
import { onTables, useBalance } from './balance.ts';

type MeSheet = ComponentType<{ close: () => void }>;

/** Who one is and what one has, always in sight; behind it, everything about oneself. */
export function Me() {
  const { me } = snapshot.value;
  const balance = useBalance();
  const opened = useSignal<{ readonly Sheet: MeSheet } | undefined>(undefined);
  const open = async () => {
    const { MeSheet, loadTexts } = await lazy(() => import('../account/me-sheet.tsx'));
    await loadTexts();
    opened.value = { Sheet: MeSheet };
  };
  const Sheet = opened.value?.Sheet;
  return (
    <>
      <button
        type="button"
        class="btn quiet me"
        aria-haspopup="dialog"
        aria-disabled={me === undefined}
        onClick={() => me && void open()}
      >
        <Mat name={me?.name ?? ''} kind="person" person={me?.person} />
        <span class="rt">
          <b>{me?.name ?? '…'}</b>
          <span class="vh">, {houseTexts().home.money} </span>
          <span class="money">{balance === undefined ? '…' : money(balance)}</span>
          {onTables.value > 0 && (
            <span class="money on-table">{houseTexts().home.onTable(money(onTables.value))}</span>
          )}
        </span>
      </button>
      {Sheet && <Sheet close={() => (opened.value = undefined)} />}
    </>
  );
}
