import { textCatalogue } from '../text/texts.ts';
import type { Text } from './text/en.ts';

/** What is said in a first round, in the visitor's language. */
export const { texts, loadTexts } = textCatalogue<Text>({
  en: () => import('./text/en.ts').then(module => module.en),
  de: () => import('./text/de.ts').then(module => module.de),
  it: () => import('./text/it.ts').then(module => module.it),
});
