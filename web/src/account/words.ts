import { bookshelf } from '../text/words.ts';
import type { Text } from './text/en.ts';

const shelf = bookshelf<Text>({
  en: () => import('./text/en.ts').then(book => book.en),
  de: () => import('./text/de.ts').then(book => book.de),
  it: () => import('./text/it.ts').then(book => book.it),
});

/** What is said about people, their accounts and their scores, in the visitor's language. */
export const say = shelf.read;
export const loadWords = shelf.load;
