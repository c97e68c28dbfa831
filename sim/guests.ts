import { pick, randomMove } from '@stammtisch/kernel';
import type { Game, Viewer } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import { Street, type Visitor } from './street.ts';

export const openHouse = (seed = 1): Promise<Street> => new Street(seed).open();

export async function come(street: Street, count: number): Promise<readonly Visitor[]> {
  const visitors = Array.from({ length: count }, () => street.visitor());
  await street.pass(500);
  return visitors;
}

/** Opens a table and looks at it. */
export async function openTable(
  visitor: Visitor,
  game: string,
  wish: object = {},
): Promise<string> {
  const opened = await visitor.ask(visitor.client.open(game, wish));
  if (!opened.ok) throw new Error(opened.error.code);
  await visitor.ask(visitor.client.watch(opened.value.table));
  return opened.value.table;
}

/** Comes by link, and sits down. */
export async function join(visitor: Visitor, table: string, seat?: number): Promise<void> {
  await visitor.ask(visitor.client.watch(table));
  await visitor.ask(visitor.client.sit(table, seat));
}

type AnyView = { readonly viewer: Viewer };

/** Everyone plays at random until `done`, or for a long time; `quiet` keeps some moves back. */
export async function playAtRandom(
  street: Street,
  { visitors, game, quiet = () => false }: Players,
  done: () => boolean,
): Promise<void> {
  for (let step = 0; step < 2_000 && !done(); step++) {
    for (const { client, now } of visitors) {
      const { table } = now;
      const view = table?.scene.view as AnyView | undefined;
      if (table === undefined || view === undefined) continue;
      const moves = game.legalMoves(view).filter(move => !quiet(move));
      if (moves.length === 0) continue;
      const move =
        game.amounts === undefined
          ? pick(moves, street.world.random)
          : randomMove(game, view, street.world.random);
      const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
      void client.move(table.table, asked?.stamp ?? '', move);
    }
    await street.pass(200);
  }
  if (!done()) throw new Error('it did not come to that');
}

interface Players {
  readonly visitors: readonly Visitor[];
  readonly game: Game;
  readonly quiet?: (move: { readonly kind: string }) => boolean;
}

export const sceneOf = <View>(visitor: Visitor): Scene<View> =>
  visitor.now.table!.scene as Scene<View>;
