import type { Snapshot } from '@stammtisch/client';
import { isObject } from '@stammtisch/kernel';
import { render } from 'preact';

import { snapshot } from '../src/connection.ts';
import { language, type Theme, theme, THEMES } from '../src/settings.ts';
import { LANGUAGES } from '../src/text/language.ts';
import { loadTexts } from '../src/text/texts.ts';
import { Contents } from './contents.tsx';
import { AllCards, Moment } from './moment.tsx';

/** Not a moment of a game, but every card of every deck. */
const CARDS = 'cards';

/** What `npm run gallery` serves beside the pages. */
interface Position {
  readonly key: string;
  readonly snapshot: Snapshot;
}

const isPosition = (value: unknown): value is Position =>
  isObject(value) && typeof value['key'] === 'string' && isObject(value['snapshot']);

/** One moment of a game, or all of them; nothing here is connected to a house. */
async function open(): Promise<void> {
  const response = await fetch('/gallery/positions.json');
  const all: unknown = await response.json();
  const positions = Array.isArray(all) ? all.filter(isPosition) : [];
  const asked = new URLSearchParams(location.search);
  theme.value = THEMES.find((each): each is Theme => each === asked.get('theme')) ?? 'light';
  language.value = LANGUAGES.find(each => each === asked.get('language')) ?? 'en';
  await loadTexts();
  const wanted = asked.get('moment');
  if (wanted === CARDS) {
    render(<AllCards />, document.body);
    return;
  }
  const position = positions.find(({ key }) => key === wanted);
  if (position === undefined) {
    render(<Contents keys={[CARDS, ...positions.map(({ key }) => key)]} />, document.body);
    return;
  }
  snapshot.value = position.snapshot;
  render(<Moment />, document.body);
}

void open();
