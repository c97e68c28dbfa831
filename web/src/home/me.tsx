import { snapshot } from '../connection.ts';
import { useSheet } from '../parts/fetched.tsx';
import { Mat } from '../parts/mat.tsx';
import { money, houseTexts } from '../text/texts.ts';
import { onTables, useBalance } from './balance.ts';

async function loadMe() {
  const { MeSheet, loadTexts } = await import('../account/me-sheet.tsx');
  await loadTexts();
  return MeSheet;
}

/** Who one is and what one has, always in sight; behind it, everything about oneself. */
export function Me() {
  const { me } = snapshot.value;
  const balance = useBalance();
  const { sheet, open } = useSheet(loadMe);
  return (
    <>
      <button
        type="button"
        class="btn quiet me"
        aria-haspopup="dialog"
        aria-disabled={me === undefined}
        onClick={() => me && open()}
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
      {sheet}
    </>
  );
}
