import { type Cluedo, game, isPlaying } from '@stammtisch/cluedo';

import { come, join, openHouse, openTable, sceneOf } from './guests.ts';
import type { TestClient } from './test-house.ts';

type View = Cluedo['View'];

const viewOf = (testClient: TestClient): View => sceneOf<View>(testClient).view;

function send({ client, now }: TestClient, move: Cluedo['Move']) {
  const view = now.table!.scene.view as View;
  const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
  return client.move(now.table!.table, asked?.stamp ?? '', move);
}

/** Three at a table, one who looks on; the first has accused wrongly and knows the solution. */
export async function oneIsOut() {
  const testHouse = await openHouse(2);
  const [anna, hannes, vroni, sepp] = (await come(testHouse, 4)) as [
    TestClient,
    TestClient,
    TestClient,
    TestClient,
  ];
  const table = await openTable(anna, 'cluedo', { seats: 3 });
  for (const testClient of [hannes, vroni]) await join(testClient, table);
  await sepp.ask(sepp.client.watch(table));
  await testHouse.pass(2_000);
  const guess = { who: 'red', how: 'rope', where: 'hall' } as const;
  await anna.ask(send(anna, { kind: 'accuse', guess }));
  const view = viewOf(anna);
  if (!isPlaying(view) || view.solution === 'hidden') throw new Error('the guess was right');
  const { solution } = view;
  /** Somebody who still plays finds it out, and the match is over. */
  const solve = async (): Promise<void> => {
    const now = viewOf(hannes);
    const winner = isPlaying(now) && now.turn === 1 ? hannes : vroni;
    await winner.ask(send(winner, { kind: 'accuse', guess: solution }));
  };
  return { testHouse, table, anna, hannes, vroni, sepp, solve };
}
