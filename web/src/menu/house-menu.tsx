import { loadOpening } from '../home/load-opening.ts';
import { useSheet } from '../parts/fetched.tsx';
import { Icon } from '../parts/icon.tsx';
import { loadPreferencesSheet } from '../preferences/load.ts';
import { houseTexts } from '../text/texts.ts';
import { entries } from './entries.ts';
import { Way } from './way.tsx';

/** The ways through the house: a row where there is room, and a button for all of them. */
export function HouseMenu() {
  const text = houseTexts();
  const opening = useSheet(loadOpening);
  const settings = useSheet(loadPreferencesSheet);
  const menu = useSheet(async () => {
    const { MenuSheet } = await import('./menu-sheet.tsx');
    return ({ close }) => (
      <MenuSheet close={close} openTable={opening.open} openSettings={settings.open} />
    );
  });
  return (
    <nav class="housemenu" aria-label={text.nav.label}>
      <div class="menurow">
        {entries(opening.open)
          .filter(({ short }) => short)
          .map(entry => (
            <Way key={entry.name} entry={entry} kind="btn quiet" />
          ))}
      </div>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={text.nav.menu}
        aria-haspopup="dialog"
        onClick={menu.open}
      >
        <Icon name="menu" />
      </button>
      {menu.sheet}
      {settings.sheet}
      {opening.sheet}
    </nav>
  );
}
