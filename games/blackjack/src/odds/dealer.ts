import { ACE, ALL_PIPS, type Deck, type Pips } from './cards.ts';
import {
  BUST,
  HAND_COUNT,
  type Hand,
  handOf,
  isNatural,
  isSoft,
  sizeOf,
  totalOf,
  withCard,
} from './hands.ts';

/** How likely the dealer ends on 17, 18, 19, 20, 21, with a natural, or bust, in this order. */
export type DealerOdds = Readonly<Float64Array>;

/** Places in `DealerOdds`; a total of 17 to 21 is at `total - LOWEST`. */
export const LOWEST = 17;
export const NATURAL = 5;
export const BUSTED = 6;

/**
 * The dealer's hands from one up-card as a tree, which depends on no deck: the drawn cards in
 * rising order, depth first, so that a single walk gives every hand its chance. The dealer may draw
 * the same cards in several orders, but not in all: of 8, 2 and 9 the 2 came before the 9, or the
 * dealer would have stood on 17. All orders are equally likely, so it is enough to count them.
 */
interface DealerTree {
  readonly cards: Uint8Array;
  /** How many cards of the same pips have been drawn before this one. */
  readonly repeats: Uint8Array;
  readonly depths: Uint8Array;
  /** In how many orders the dealer stands here; 0 if this is only on the way to other hands. */
  readonly orders: Float64Array;
  readonly outcomes: Uint8Array;
  /** Where the walk goes on if this card cannot come. */
  readonly detours: Uint16Array;
}

export interface DealerRules {
  readonly up: Pips;
  readonly hitSoft17: boolean;
}

/** What becomes of the dealer when `deck` holds all cards that may come, the hole card included. */
export function dealerOdds(rules: DealerRules, { counts, size }: Deck): DealerOdds {
  const tree = treeOf(rules);
  const odds = new Float64Array(BUSTED + 1);
  const chances = new Float64Array(LONGEST);
  chances[0] = 1;
  let settled = 0;
  for (let at = 0; at < tree.cards.length;) {
    const depth = tree.depths[at]!;
    const left = counts[tree.cards[at]!]! - tree.repeats[at]!;
    if (left <= 0) {
      at = tree.detours[at]!;
      continue;
    }
    const chance = (chances[depth - 1]! * left) / (size - depth + 1);
    chances[depth] = chance;
    const here = chance * tree.orders[at]!;
    odds[tree.outcomes[at]!]! += here;
    settled += here;
    at++;
  }
  // Hands of more than 21 are not in the tree: whoever does not stand goes bust.
  odds[BUSTED] = 1 - settled;
  return odds;
}

/** More cards than any hand of at most 21. */
const LONGEST = 22;

const TREES = new Map<string, DealerTree>();

function treeOf(rules: DealerRules): DealerTree {
  const name = `${rules.up} ${rules.hitSoft17}`;
  const known = TREES.get(name);
  if (known !== undefined) return known;
  const tree = grow(rules);
  TREES.set(name, tree);
  return tree;
}

interface Node {
  readonly card: Pips;
  readonly repeats: number;
  readonly depth: number;
  readonly orders: number;
  readonly outcome: number;
  readonly detour: number;
}

function grow(rules: DealerRules): DealerTree {
  const orders = ordersOfStanding(rules);
  const nodes: Node[] = [];
  const branch = (hand: Hand, last: Pips, run: number): void => {
    for (const card of ALL_PIPS) {
      const next = card < last ? BUST : withCard(hand, card);
      if (next === BUST) continue;
      const at = nodes.length;
      const repeats = card === last ? run : 0;
      const node = { card, repeats, depth: sizeOf(hand), orders: orders[next]! };
      const outcome = node.orders > 0 ? outcomeOf(next) : 0;
      nodes.push({ ...node, outcome, detour: 0 });
      branch(next, card, repeats + 1);
      // A branch without a hand to stand on is cut off again.
      if (nodes.length === at + 1 && node.orders === 0) nodes.pop();
      else nodes[at] = { ...node, outcome, detour: nodes.length };
    }
  };
  branch(handOf([rules.up]), ACE, 0);
  return {
    cards: Uint8Array.from(nodes, node => node.card),
    repeats: Uint8Array.from(nodes, node => node.repeats),
    depths: Uint8Array.from(nodes, node => node.depth),
    orders: Float64Array.from(nodes, node => node.orders),
    outcomes: Uint8Array.from(nodes, node => node.outcome),
    detours: Uint16Array.from(nodes, node => node.detour),
  };
}

/** In how many orders the dealer comes to stand on each hand. */
function ordersOfStanding({ up, hitSoft17 }: DealerRules): Float64Array {
  const orders = new Float64Array(HAND_COUNT);
  orders[handOf([up])] = 1;
  for (let hand = 0; hand < HAND_COUNT; hand++) {
    if (orders[hand] === 0 || !draws(hand, hitSoft17)) continue;
    for (const card of ALL_PIPS) {
      const next = withCard(hand, card);
      if (next !== BUST) orders[next]! += orders[hand]!;
    }
    orders[hand] = 0;
  }
  return orders;
}

const draws = (hand: Hand, hitSoft17: boolean): boolean =>
  totalOf(hand) < LOWEST || (hitSoft17 && totalOf(hand) === LOWEST && isSoft(hand));

const outcomeOf = (hand: Hand): number => (isNatural(hand) ? NATURAL : totalOf(hand) - LOWEST);
