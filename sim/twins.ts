import { type BigTwo, game } from '@stammtisch/big-two';
import { type french, type Random, randomMove, seeded, shuffle } from '@stammtisch/kernel';

import { PACK } from '../games/big-two/src/card.ts';
import { Street, type Visitor } from './street.ts';

type Card = french.Card;
type View = BigTwo['View'];

/** A move somebody made, and when. */
interface Scripted {
  readonly seat: number;
  readonly move: BigTwo['Move'];
  readonly pause: number;
}

/** Everything that reached the ones who may not know: a player, a spectator, the lobby. */
export interface Frames {
  readonly player: readonly string[];
  readonly spectator: readonly string[];
  readonly lobby: readonly string[];
}

/**
 * T5: the same evening twice, with the same people doing the same things at the
 * same moments; only the cards that the player does not hold, and that nobody
 * has shown, are dealt otherwise. Returns what was received in both.
 */
export async function twinEvenings(seed: number): Promise<readonly [Frames, Frames]> {
  // What people decide has a stream of its own: the two worlds must draw alike.
  const random = seeded('twins', seed);
  const pack = shuffle(PACK, random);
  const script: Scripted[] = [];
  const first = new Street(seed);
  const one = await spend(first, pack, async players => {
    const plays = 4 + random.below(30);
    for (let at = 0; at < plays; at++) await improvise(first, players, { script, random });
  });
  const second = new Street(seed);
  const twin = redealt(pack, script, random);
  if (pack.join() === twin.join()) throw new Error('the worlds do not differ');
  const two = await spend(second, twin, async players => {
    for (const { seat, move, pause } of script) await repeat(second, players[seat]!, move, pause);
  });
  return [one, two];
}

async function spend(
  street: Street,
  pack: readonly Card[],
  evening: (players: readonly Visitor[]) => Promise<void>,
): Promise<Frames> {
  await street.open(drawing(pack));
  const people = Array.from({ length: 6 }, () => street.visitor());
  await street.pass(1_000);
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const opened = await host.ask(host.client.open('big-two'));
  if (!opened.ok) throw new Error(opened.error.code);
  const { table } = opened.value;
  await host.ask(host.client.watch(table));
  const lobby = others.pop()!;
  lobby.client.lobby(true);
  const spectator = others.at(-1)!;
  for (const { client } of others) await host.ask(client.watch(table));
  for (const { client } of others.slice(0, 3)) await host.ask(client.sit(table));
  await street.pass(1_000);
  await evening([host, ...others.slice(0, 3)]);
  return { player: host.received, spectator: spectator.received, lobby: lobby.received };
}

/** Chance that shuffles the pack into this order, and is used for nothing else. */
function drawing(pack: readonly Card[]): Random {
  const names: number[] = [];
  const order = [...PACK];
  for (let last = order.length - 1; last > 0; last--) {
    const from = order.indexOf(pack[last]!);
    names.push(from);
    [order[last], order[from]] = [order[from]!, order[last]!];
  }
  let at = 0;
  // People's names are made up by chance too, before the deal: those draws get a count of their own.
  let extra = 0;
  return {
    below: bound =>
      bound <= 52 && at < names.length && bound === 52 - at ? names[at++]! : extra++ % bound,
  };
}

async function improvise(
  street: Street,
  players: readonly Visitor[],
  { script, random }: { script: Scripted[]; random: Random },
): Promise<void> {
  const view = players[0]!.now.table?.scene.view as View;
  if (view.phase !== 'playing') return;
  const player = players[view.turn]!;
  const move = chooseQuietly(player.now.table?.scene.view as View, random);
  const pause = 100 + random.below(400);
  script.push({ seat: view.turn, move, pause });
  await repeat(street, player, move, pause);
}

/** Mostly singles, so that the hand does not end: at its end the cards are shown. */
function chooseQuietly(view: View, random: Random): BigTwo['Move'] {
  const moves = game.legalMoves(view);
  const short =
    view.phase === 'playing' &&
    view.hands.some(held => (typeof held === 'number' ? held : held.length) < 4);
  const pass = moves.find(({ kind }) => kind === 'pass');
  const singles = moves.filter(move => move.kind === 'play' && move.cards.length === 1);
  if (pass !== undefined && (short || random.below(3) === 0)) return pass;
  return singles.length > 0
    ? singles[random.below(singles.length)]!
    : randomMove(game, view, random);
}

async function repeat(
  street: Street,
  { client }: Visitor,
  move: unknown,
  pause: number,
): Promise<void> {
  const { table } = client.snapshot;
  const [decision] = game.decisions(table?.scene.view as View);
  const key = String(table?.version).padStart(12, 'a');
  void client.move(table!.table, decision?.stamp ?? '', move, key);
  await street.pass(pause);
}

/** The pack with the unseen cards of seats 1 to 3 changed about: not seat 0's, and none that was played. */
function redealt(
  pack: readonly Card[],
  script: readonly Scripted[],
  random: Random,
): readonly Card[] {
  const played = new Set(script.flatMap(({ move }) => (move.kind === 'play' ? move.cards : [])));
  // The first person sits at 0 and deals: one card each, beginning at the right.
  const isHidden = (card: Card, place: number) =>
    (3 * (place + 1)) % 4 !== 0 && !played.has(card) && card !== '3d';
  const stock = shuffle(pack.filter(isHidden), random);
  return pack.map((card, place) => (isHidden(card, place) ? stock.pop()! : card));
}
