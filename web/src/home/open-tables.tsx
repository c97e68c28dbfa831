import { useSignal } from '@preact/signals';

import { snapshot } from '../connection.ts';
import { fetched } from '../parts/fetched.tsx';
import { toast } from '../parts/toast.tsx';
import { go, pathOfTyped } from '../route.ts';
import { houseTexts, loadTableTexts } from '../text/texts.ts';

const TableList = fetched(async () => {
  const [{ TableList }] = await Promise.all([import('./table-list.tsx'), loadTableTexts()]);
  return TableList;
});

/** In most houses there is no table to show at first. */
export function OpenTables() {
  const text = houseTexts().home;
  const { lobby, connection } = snapshot.value;
  return (
    <section class="panel opentables" aria-labelledby="tables">
      <h2 id="tables" tabIndex={-1}>
        {text.tables}
      </h2>
      {lobby !== undefined && lobby.total > 0 ? (
        <TableList lobby={lobby} />
      ) : (
        <p class="muted">
          {lobby === undefined && connection !== 'lost'
            ? houseTexts().connection.connecting
            : text.noTables}
        </p>
      )}
      <Typed />
    </section>
  );
}

/** For a number or a code that somebody was told. */
function Typed() {
  const typed = useSignal('');
  const text = houseTexts().door;
  const send = (event: Event) => {
    event.preventDefault();
    const path = pathOfTyped(typed.value);
    if (path === undefined) toast(houseTexts().errors['no-such-table']);
    else go(path);
  };
  return (
    <form class="typed" onSubmit={send}>
      <input
        class="field"
        aria-label={text.number}
        placeholder={text.number}
        autocomplete="off"
        autocapitalize="none"
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
      <button type="submit" class="btn">
        {text.go}
      </button>
    </form>
  );
}
