import type { Reseating, Seat } from './seating.ts';

/** What happens at any table, for whoever tells it. */
export type Coming =
  | { readonly fact: 'sat down'; readonly seat: Seat; readonly by: 'person' | 'bot' }
  | { readonly fact: 'got up' | 'went away' | 'came back'; readonly seat: Seat }
  | { readonly fact: 'ready' | 'ran out of time'; readonly seat: Seat };

const FACTS = { left: 'got up', away: 'went away', back: 'came back' } as const;

/** Whether someone comes or goes. */
export const isReseating = (move: { readonly kind: string }): move is Reseating =>
  move.kind === 'took' || Object.hasOwn(FACTS, move.kind);

export const comingOf = (move: Reseating): Coming =>
  move.kind === 'took'
    ? { fact: 'sat down', seat: move.seat, by: move.by }
    : { fact: FACTS[move.kind], seat: move.seat };
