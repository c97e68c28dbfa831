import { render } from 'preact';

import { App } from './app.tsx';
import { enter } from './connection.ts';
import { followOwnTable } from './menu/own-table.ts';
import { tellDecisions } from './parts/invitations.tsx';
import { showNote } from './parts/note.ts';
import { guardTaps } from './parts/tap-guard.ts';
import { loadTexts } from './text/texts.ts';

enter();
guardTaps();
await loadTexts();
render(<App />, document.body);
followOwnTable();
tellDecisions();
showNote();
