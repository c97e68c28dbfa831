import { pick, randomMove } from '@stammtisch/kernel';
import type { Game, Viewer } from '@stammtisch/kernel';
import type { ChatLine, Scene } from '@stammtisch/protocol';

import { TestHouse, type TestClient } from './test-house.ts';

export const openHouse = (seed = 1, path?: string): Promise<TestHouse> =>
  new TestHouse(seed, path).open();

export async function come(testHouse: TestHouse, count: number): Promise<readonly TestClient[]> {
  const testClients = Array.from({ length: count }, () => testHouse.testClient());
  await testHouse.pass(500);
  return testClients;
}

/** Opens a table and looks at it. */
export async function openTable(
  testClient: TestClient,
  game: string,
  wish: object = {},
): Promise<string> {
  const opened = await testClient.ask(testClient.client.open(game, wish));
  if (!opened.ok) throw new Error(opened.error.code);
  await testClient.ask(testClient.client.watch(opened.value.table));
  return opened.value.table;
}

/** Comes by link, and sits down. */
export async function join(testClient: TestClient, table: string, seat?: number): Promise<void> {
  await testClient.ask(testClient.client.watch(table));
  await testClient.ask(testClient.client.sit(table, seat));
}

type AnyView = { readonly viewer: Viewer };

/** Everyone plays at random until `done`, or for a long time; `quiet` keeps some moves back. */
export async function playAtRandom(
  testHouse: TestHouse,
  { testClients, game, quiet = () => false }: Players,
  done: () => boolean | Promise<boolean>,
): Promise<void> {
  for (let step = 0; step < 2_000 && !(await done()); step++) {
    for (const { client, now } of testClients) {
      const { table } = now;
      const view = table?.scene.view as AnyView | undefined;
      if (table === undefined || view === undefined) continue;
      const moves = game.legalMoves(view).filter(move => !quiet(move));
      if (moves.length === 0 && (game.amounts?.(view) ?? []).length === 0) continue;
      const move =
        game.amounts === undefined
          ? pick(moves, testHouse.world.random)
          : randomMove(game, view, testHouse.world.random);
      const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
      void client.move(table.table, asked?.stamp ?? '', move);
    }
    await testHouse.pass(200);
  }
  if (!(await done())) throw new Error('it did not come to that');
}

interface Players {
  readonly testClients: readonly TestClient[];
  readonly game: Game;
  readonly quiet?: (move: { readonly kind: string }) => boolean;
}

/** What people have said at the table one looks at. */
export const saidTo = ({ now }: TestClient): readonly ChatLine[] =>
  (now.table?.chat ?? []).filter(({ house }) => house === undefined);

export const sceneOf = <View>(testClient: TestClient): Scene<View> =>
  testClient.now.table!.scene as Scene<View>;
