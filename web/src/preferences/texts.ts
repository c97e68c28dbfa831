import { textCatalogue } from '../text/texts.ts';
import type { Text } from './text/en.ts';

/** What each visitor chooses for themselves, in their language. */
export const { texts, loadTexts } = textCatalogue<Text>({
  en: () => import('./text/en.ts').then(module => module.en),
  de: () => import('./text/de.ts').then(module => module.de),
  it: () => import('./text/it.ts').then(module => module.it),
});
