import type { TablePlace, Visitor } from '@stammtisch/protocol';

import { listingTextsOf } from '../text/games/listed.ts';
import { houseTexts, tableTexts } from '../text/texts.ts';

/** What somebody does who is in the house. */
export function whereabouts({ at, away }: Pick<Visitor, 'at' | 'away'>): string {
  const text = tableTexts().people;
  const place = at === undefined ? text.inLobby : placeInWords(at);
  return away === true ? `${place} · ${houseTexts().people.away}` : place;
}

function placeInWords({ table, number, name, game }: TablePlace): string {
  const text = tableTexts().people;
  if (table === undefined) return text.atTable;
  const place = text.atNamedTable(number ?? 0, name ?? '');
  return game === undefined ? place : `${place} · ${listingTextsOf(game)?.name ?? game}`;
}
