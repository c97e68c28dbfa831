import { computed, signal } from '@preact/signals';
import type { Scene } from '@stammtisch/protocol';

import { shown } from '../../table/trick-pause.ts';

/** Whether the last trick is looked at again. */
export const lookingBack = signal(false);

/** Whether the list of what beats what is unfolded. */
export const unfolded = signal(false);

interface Parts<Card> {
  readonly game: string;
  /** The visitor's cards in order. */
  readonly hand: (scene: Scene) => readonly Card[];
  /** The stamp of the question that a raise of the stake would answer. */
  readonly stamp: (scene: Scene) => string | undefined;
}

export type Selection<Card extends string> = ReturnType<typeof selectionOf<Card>>;

/** What a visitor has taken up but not done yet. */
export function selectionOf<Card extends string>(parts: Parts<Card>) {
  const picked = signal<Card | undefined>(undefined);
  const prepared = signal<string | undefined>(undefined);
  const scene = computed(() => (shown.value?.room.game === parts.game ? shown.value : undefined));
  const stamp = computed(() => scene.value && parts.stamp(scene.value));
  const hand = computed(() => (scene.value === undefined ? [] : parts.hand(scene.value)));
  return {
    hand,
    /** The raised card, as long as it is in the hand. */
    raised: computed(() =>
      picked.value !== undefined && hand.value.includes(picked.value) ? picked.value : undefined,
    ),
    raise: (card: Card | undefined): void => {
      picked.value = card;
    },
    /** A bid takes two steps: this is after the first. Whatever changes the question ends it. */
    bidding: computed(() => prepared.value !== undefined && stamp.value === prepared.value),
    prepareBid: (on: boolean): void => {
      prepared.value = on ? stamp.value : undefined;
    },
  };
}
