import { dealFrom, german, isDealFrom, type Random } from '@stammtisch/kernel';

import type { Card, Deal, Dealing } from './state.ts';

/** Rule 1.2. */
export const HAND_SIZE = 5;

/** Rules 3.1 and 3.2. */
export const dealFor = (state: Dealing, random: Random): Deal =>
  dealFrom(german.PACK_32, HAND_SIZE, state, random);

export const isDealFor = (state: Dealing, deal: Deal): boolean =>
  isDealFrom(german.PACK_32, HAND_SIZE, state, deal);

/** Rule 1.1: there is no Weli. */
export const isCard = (value: unknown): value is Card =>
  german.isCard(value) && value !== german.WELI;
