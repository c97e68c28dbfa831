import { client, isLocal, snapshot } from '../connection.ts';
import { MenuWays } from '../menu/menu-sheet.tsx';
import { fetched } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { toast, toastFailure } from '../parts/toast.tsx';
import { TablePeople } from '../people/table-people.tsx';
import { loadPreferences } from '../preferences/load.ts';
import { houseTexts, tableTexts } from '../text/texts.ts';
import type { GameUi, TableContext } from './game-ui.ts';
import { Invite } from './invite.tsx';
import { MoreTime } from './more-time.tsx';
import { keysOf } from './reading-keys.ts';
import { TableFacts } from './table-facts.tsx';

const Preferences = fetched(loadPreferences);

interface MenuProps {
  readonly context: TableContext;
  readonly gameUi: GameUi;
  readonly close: () => void;
  readonly rules: () => void;
  readonly host: () => void;
}

/** Everything that the bar has no place for. */
export const Menu = ({
  context: { table, me, seat, nameOf },
  gameUi,
  close,
  rules,
  host,
}: MenuProps) => (
  <Sheet title={tableTexts().table.menu} close={close}>
    <button type="button" class="btn wide" onClick={rules}>
      <Icon name="book" />
      {tableTexts().waiting.rules}
    </button>
    {table.scene.room.host === me && !table.scene.room.closed && (
      <button
        type="button"
        class="btn wide"
        onClick={() => {
          close();
          host();
        }}
      >
        <Icon name="key" />
        {tableTexts().door.host}
      </button>
    )}
    <Elsewhere />
    <MoreTime table={table} seat={seat} nameOf={nameOf} />
    <TableFacts table={table} />
    {!isLocal.value && <h3>{tableTexts().waiting.invite}</h3>}
    <Invite table={table.table} />
    <TablePeople table={table} />
    {table.watching > 0 && <p class="muted">{tableTexts().table.watching(table.watching)}</p>}
    <Preferences />
    <Keys gameUi={gameUi} />
    <nav aria-label={houseTexts().nav.label}>
      <MenuWays done={close} />
    </nav>
  </Sheet>
);

/** Where one has the same seat on two pages, one of them can be closed from the other. */
function Elsewhere() {
  const text = houseTexts().connection;
  if ((snapshot.value.pages ?? 1) < 2) return null;
  return (
    <>
      <p class="muted">{text.elsewhere}</p>
      <button type="button" class="btn wide" onClick={() => void takeOver()}>
        <Icon name="device" />
        {text.takeOver}
      </button>
    </>
  );
}

async function takeOver(): Promise<void> {
  const answer = await client.takeOver();
  if (answer.ok) toast(houseTexts().connection.tookOver, 'check');
  else toastFailure(answer.error);
}

function Keys({ gameUi }: { gameUi: GameUi }) {
  const keys = keysOf(gameUi);
  return (
    <>
      <h3>{tableTexts().keys.title}</h3>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
