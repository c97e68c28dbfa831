import { computed, signal } from '@preact/signals';

import { keep, recall } from '../../storage.ts';
import { rememberPlaces } from '../../table/flight.ts';
import { shown } from '../../table/trick-pause.ts';
import { type Card, handOf, possiblePlays, viewOf } from './rules.ts';
import { inOrder, nextOrder, type Order, ORDERS } from './sort.ts';

const ORDER = 'stammtisch.big-two.order';

export const order = signal<Order>(ORDERS.find(each => each === recall(ORDER)) ?? 'rank');

const picked = signal<readonly Card[]>([]);

const view = computed(() => {
  const scene = shown.value;
  return scene?.room.game === 'big-two' ? viewOf(scene) : undefined;
});

/** The visitor's cards in the order they chose. */
export const hand = computed((): readonly Card[] => {
  const now = view.value;
  return now?.phase === 'playing' ? inOrder(handOf(now), order.value) : [];
});

/** The raised cards that are still in the hand. */
export const raised = computed(() => picked.value.filter(card => hand.value.includes(card)));

/** Everything that could be played now. */
export const possible = computed(() => (view.value === undefined ? [] : possiblePlays(view.value)));

/** The cards that invite: those that fit to what is raised, or could be played at all. */
export const inviting = computed((): ReadonlySet<Card> => {
  const fitting = possible.value.filter(play => raised.value.every(card => play.includes(card)));
  return new Set((fitting.length > 0 ? fitting : possible.value).flat());
});

/** Which of the possible plays is raised, or -1. */
export const hintAt = computed(() =>
  possible.value.findIndex(play => sameCards(play, raised.value)),
);

const sameCards = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && some.every(card => others.includes(card));

export function toggle(card: Card): void {
  const now = raised.value;
  picked.value = now.includes(card) ? now.filter(each => each !== card) : [...now, card];
}

export function raise(cards: readonly Card[]): void {
  picked.value = cards;
}

export function lowerAll(): void {
  picked.value = [];
}

/** Raises the next of the possible plays. */
export function hint(): void {
  picked.value = possible.value[(hintAt.value + 1) % possible.value.length] ?? [];
}

export function sortNext(): void {
  rememberPlaces();
  order.value = nextOrder(order.value);
  keep(ORDER, order.value);
}
