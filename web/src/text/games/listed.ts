import type { AnyListingTexts } from '../../games/listing-texts.ts';
import { houseTexts } from '../texts.ts';

/** What is said about a game; undefined for one that this page does not know yet. */
export function listingTextsOf(game: string): AnyListingTexts | undefined {
  return Object.entries<AnyListingTexts>(houseTexts().games).find(([name]) => name === game)?.[1];
}
