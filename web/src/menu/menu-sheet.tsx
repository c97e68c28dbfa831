import type { ComponentChildren } from 'preact';

import { Icon } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { houseTexts } from '../text/texts.ts';
import { entries, type Entry } from './entries.ts';
import { Way } from './way.tsx';

interface MenuSheetProps {
  readonly close: () => void;
  readonly openTable: () => void;
  readonly openSettings: () => void;
}

/** All the ways through the house. */
export function MenuSheet({ close, openTable, openSettings }: MenuSheetProps) {
  const { nav } = houseTexts();
  const settings = () => {
    close();
    openSettings();
  };
  return (
    <Sheet title={nav.menu} close={close}>
      <Ways all={entries(openTable)} done={close}>
        <button type="button" class="btn quiet wide" onClick={settings}>
          <Icon name="gear" />
          {nav.settings}
        </button>
      </Ways>
    </Sheet>
  );
}

/** The same ways where there is a menu already: at a table. */
export function MenuWays({ done }: { readonly done: () => void }) {
  const all = entries(() => undefined).filter(
    ({ to }) => to !== undefined && !to.startsWith('/t/'),
  );
  return <Ways all={all} done={done} />;
}

interface WaysProps {
  readonly all: readonly Entry[];
  readonly done: () => void;
  /** What can be done besides. */
  readonly children?: ComponentChildren;
}

const Ways = ({ all, done, children }: WaysProps) => (
  <ul class="menulist">
    {all.map(entry => (
      <li key={entry.name}>
        <Way entry={entry} kind="btn quiet wide" done={done} withIcon />
      </li>
    ))}
    {children && <li>{children}</li>}
  </ul>
);
