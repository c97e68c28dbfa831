import '../table/index.css';
import './replay.css';
import { type Signal, useSignal } from '@preact/signals';
import type { Failure } from '@stammtisch/client';
import type { ReplayId, ReplayView } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { Nowhere } from '../home/nowhere.tsx';
import { houseTexts } from '../text/texts.ts';
import type { FileTrouble } from './file.ts';
import { momentInAddress } from './moment.ts';
import { Player } from './player.tsx';
import { chosenFile, fetchReplay, openFile, type Replay } from './source.ts';
import { texts } from './texts.ts';

export { loadTexts } from './texts.ts';

/** Where a file is shown. No match of the house has so short an id. */
export const FILE_ID = 'file';

type Loaded = Replay | Failure | FileTrouble;

/** A match that is over, by its address or from a file. */
export function ReplayPage({ id }: { id: ReplayId }) {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const look = (view?: ReplayView) => void load(id, loaded, view);
  useEffect(() => look(), [id]);
  useEffect(() => {
    const changed = () => {
      const { view } = momentInAddress();
      const now = loaded.peek();
      if (view !== undefined && now !== undefined && 'view' in now && now.view !== view) look();
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [id]);
  const replay = loaded.value;
  if (replay === undefined)
    return (
      <main class="nowhere">
        <p role="status">{texts().replay.loading}</p>
      </main>
    );
  if ('why' in replay) return <Nowhere why={troubleInWords(replay)} />;
  if ('code' in replay) return <Nowhere why={houseTexts().errors[replay.code]} />;
  return <Player replay={replay} look={look} />;
}

async function load(
  id: ReplayId,
  loaded: Signal<Loaded | undefined>,
  view: ReplayView | undefined,
): Promise<void> {
  if (id !== FILE_ID) loaded.value = await fetchLinked(id, view);
  else if (chosenFile.value === undefined) loaded.value = { why: 'gone' };
  else loaded.value = await openFile(chosenFile.value.file, view);
}

/** As it was chosen, or as the link says, if one may see it like that; else as one may. */
async function fetchLinked(id: ReplayId, chosen: ReplayView | undefined): Promise<Loaded> {
  const wished = chosen ?? momentInAddress().view;
  const replay = await fetchReplay(id, wished);
  const isRefused = 'code' in replay && wished !== undefined && chosen === undefined;
  return isRefused ? fetchReplay(id) : replay;
}

/** What is wrong with a file. */
export const troubleInWords = (trouble: FileTrouble): string =>
  trouble.why === 'broken' ? texts().file.broken(trouble.step) : texts().file[trouble.why];
