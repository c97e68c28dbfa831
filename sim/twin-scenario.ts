import type { Game, Random } from '@stammtisch/kernel';

/** A move somebody made, and when. */
export interface Scripted {
  readonly seat: number;
  readonly move: { readonly kind: string };
  readonly pause: number;
}

/** How the cards lie, and who draws the deal where it is drawn. */
export interface Deal {
  readonly pack: readonly string[];
  readonly dealer: number;
}

/** A world: the cards, what was done, and the state it led to. */
interface World {
  readonly deal: Deal;
  readonly script: readonly Scripted[];
  readonly state: object;
}

/** Below which bound is drawn, and what. */
export type Draw = readonly [bound: number, drawn: number];

/** What a game brings to a twin run. Seat 0 must not notice anything, nor anyone who only watches. */
export interface TwinScenario {
  /** The options of the table, where they matter: a run is one of several kinds by its seed. */
  options?(seed: number): Readonly<Record<string, unknown>>;
  deal(random: Random): Deal;
  /** What chance has to say for the cards to come to lie like this. */
  draws(deal: Deal): readonly Draw[];
  /** Moves of a seat that keep its secrets: not one that ends the round, after which things are shown. */
  quiet(game: Game, state: object, seat: number): readonly { readonly kind: string }[];
  /** The same run with all that seat 0 may not know chosen anew. */
  twin(world: World, random: Random): Omit<World, 'state'>;
}

/** The draws that shuffle a pack into this order. */
export function drawsOf(sorted: readonly string[], pack: readonly string[]): readonly Draw[] {
  const order = [...sorted];
  return Array.from({ length: order.length - 1 }, (_, at): Draw => {
    const last = order.length - 1 - at;
    const from = order.indexOf(pack[last]!);
    [order[last], order[from]] = [order[from]!, order[last]!];
    return [last + 1, from];
  });
}
