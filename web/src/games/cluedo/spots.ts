import {
  isRoom,
  type Room,
  type Suspect,
  SUSPECTS,
  type Weapon,
  WEAPONS,
} from '@stammtisch/cluedo';

import { boxOf, centreOf, inRow, type Point } from './plan.ts';
import type { Dealt } from './rules.ts';

/** How far below the upper wall tokens and weapons stand; small rooms have less to spare. */
function rowsOf(room: Room): { readonly tokens: number; readonly weapons: number } {
  const { h } = boxOf(room);
  if (h >= 70) return { tokens: 37, weapons: 53 };
  return h >= 50 ? { tokens: 30, weapons: 42.5 } : { tokens: 22, weapons: 33.5 };
}

/** Where a token stands on the plan. */
export function spotOf({ places }: Pick<Dealt, 'places'>, token: Suspect): Point {
  const place = places[token];
  if (!isRoom(place)) return centreOf(place);
  const here = SUSPECTS.filter(each => places[each] === place);
  const y = rowsOf(place).tokens;
  return inRow(place, { of: here.length, at: here.indexOf(token), y, gap: 12.5 });
}

/** Where a weapon lies on the plan. */
export function weaponSpot({ weapons }: Pick<Dealt, 'weapons'>, weapon: Weapon): Point {
  const room = weapons[weapon];
  const here = WEAPONS.filter(each => weapons[each] === room);
  const y = rowsOf(room).weapons;
  return inRow(room, { of: here.length, at: here.indexOf(weapon), y, gap: 11 });
}
