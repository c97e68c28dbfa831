import { render } from 'preact';

import { App } from './app.tsx';
import { enter } from './house.ts';
import { showNote } from './parts/note.ts';
import { guardTaps } from './parts/tap-guard.ts';
import { loadWords } from './text/words.ts';

enter();
guardTaps();
await loadWords();
render(<App />, document.body);
showNote();
