import { render } from 'preact';

import { App } from './app.tsx';
import { enter } from './connection.ts';
import { followOwnTable } from './menu/own-table.ts';
import { tellDecisions } from './parts/decisions.ts';
import { showNote } from './parts/note.ts';
import { guardTaps } from './parts/tap-guard.ts';
import { followOtherTabs } from './settings.ts';
import { loadTexts } from './text/texts.ts';

/** By then whatever somebody has come for is there. */
const KEEP_AFTER_MS = 20_000;

enter();
guardTaps();
setTimeout(
  () => void import('./offline/register.ts').then(part => part.keepForOffline()),
  KEEP_AFTER_MS,
);
// Not awaited at the top: other files of the page import this one.
void loadTexts().then(() => {
  render(<App />, document.body);
  followOwnTable();
  followOtherTabs();
  tellDecisions();
  showNote();
});
