import { countOf, type Seat } from '@stammtisch/kernel';

import { topOf } from './turn.ts';
import type { View } from './view.ts';

/** With so many cards a lead is a plan for the whole hand. */
const MANY = 7;

/** One card is played or not; a lead is thought over, as long as there are many cards. */
export function botPace(gallery: View, seat: Seat): number {
  if (gallery.phase !== 'playing') return 0.5;
  const cards = countOf(gallery.hands[seat]!);
  if (cards === 1) return 0.4;
  const isLead = topOf(gallery.plays) === undefined;
  if (!isLead) return 0.9;
  return cards > MANY ? 1.5 : 1.1;
}
