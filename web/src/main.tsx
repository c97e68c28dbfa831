import { render } from 'preact';

import { App } from './app.tsx';
import { enter } from './house.ts';
import { showNote } from './parts/note.ts';
import { loadWords } from './text/words.ts';

enter();
await loadWords();
render(<App />, document.body);
showNote();
