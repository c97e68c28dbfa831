import { loadTableTexts } from '../text/texts.ts';

/** The sheet in which a table is opened, with its words. */
export async function loadOpening() {
  const [{ OpeningSheet, loadTexts }] = await Promise.all([
    import('./opening.tsx'),
    loadTableTexts(),
  ]);
  await loadTexts();
  return OpeningSheet;
}
