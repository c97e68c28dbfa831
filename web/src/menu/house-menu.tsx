import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { useOpening } from '../home/use-opening.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { PreferencesSheet } from '../parts/preferences.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { houseTexts } from '../text/texts.ts';
import { entries, type Entry } from './entries.ts';

/** The ways through the house: a row where there is room, and a button for all of them. */
export function HouseMenu() {
  const text = houseTexts();
  const isOpen = useSignal(false);
  const close = () => (isOpen.value = false);
  const areSettingsOpen = useSignal(false);
  const { opening, open } = useOpening();
  const all = entries(() => {
    close();
    open();
  });
  return (
    <nav class="housemenu" aria-label={text.nav.label}>
      <div class="menurow">
        {all
          .filter(({ short }) => short)
          .map(entry => (
            <Way key={entry.name} entry={entry} kind="btn quiet" done={close} />
          ))}
      </div>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={text.table.menu}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value && (
        <Sheet title={text.table.menu} close={close}>
          <Ways all={all} done={close}>
            <button
              type="button"
              class="btn quiet wide"
              onClick={() => {
                close();
                areSettingsOpen.value = true;
              }}
            >
              <Icon name="gear" />
              {text.settings.title}
            </button>
          </Ways>
        </Sheet>
      )}
      {areSettingsOpen.value && <PreferencesSheet close={() => (areSettingsOpen.value = false)} />}
      {opening}
    </nav>
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

interface WayProps {
  readonly entry: Entry;
  readonly kind: string;
  readonly withIcon?: true;
  readonly done: () => void;
}

function Way({ entry: { name, brief, icon, to, run }, kind, withIcon, done }: WayProps) {
  const inside = (
    <>
      {withIcon && <Icon name={icon} />}
      {withIcon ? name : (brief ?? name)}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} kind={kind} done={done}>
        {inside}
      </Link>
    );
  const act = () => {
    done();
    run?.();
  };
  return (
    <button type="button" class={kind} onClick={act}>
      {inside}
    </button>
  );
}
