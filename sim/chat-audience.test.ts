import { type Cluedo, game, isPlaying } from '@stammtisch/cluedo';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, saidTo, sceneOf } from './guests.ts';
import type { TestClient } from './test-house.ts';

type View = Cluedo['View'];

const viewOf = (testClient: TestClient): View => sceneOf<View>(testClient).view;

const send = ({ client, now }: TestClient, move: Cluedo['Move']) => {
  const view = now.table!.scene.view as View;
  const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
  return client.move(now.table!.table, asked?.stamp ?? '', move);
};

const heard = (testClient: TestClient): readonly string[] =>
  saidTo(testClient).map(({ text }) => text);

/** Three at a table, one who looks on; the first has accused wrongly and knows the solution. */
async function oneIsOut({ seppSays = '' } = {}) {
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
  if (seppSays !== '') await sepp.ask(sepp.client.chat(table, seppSays));
  const wrong = { who: 'red', how: 'rope', where: 'hall' } as const;
  await anna.ask(anna.client.chat(table, 'Es war sicher Rot'));
  await anna.ask(send(anna, { kind: 'accuse', guess: wrong }));
  const view = viewOf(anna);
  if (!isPlaying(view)) throw new Error('the guess was right');
  expect(view.out).toEqual([0]);
  expect(view.solution).not.toBe('hidden');
  return { testHouse, table, anna, hannes, vroni, sepp };
}

test('whoever knows the solution is heard only by others who do, and by spectators (CL-D12)', async () => {
  const { testHouse, table, anna, hannes, vroni, sepp } = await oneIsOut();
  const say = (testClient: TestClient, text: string) =>
    testClient.ask(testClient.client.chat(table, text));
  await say(anna, 'Es war Grün');
  await say(sepp, 'Grün also');
  await say(hannes, 'Ich habe einen Verdacht');
  await say(anna, 'Viel Glück');
  const all = [
    'Es war sicher Rot',
    'Es war Grün',
    'Grün also',
    'Ich habe einen Verdacht',
    'Viel Glück',
  ];
  expect(heard(anna)).toEqual(all);
  expect(heard(sepp)).toEqual(all);
  for (const player of [hannes, vroni]) {
    expect(heard(player)).toEqual(['Es war sicher Rot', 'Ich habe einen Verdacht']);
    expect(player.received.join('')).not.toMatch(/Grün|Glück/);
    // Nor can they count what they do not hear.
    const lines = player.now.table!.chat.map(({ line }) => line);
    expect(lines).toEqual(lines.map((_, at) => lines[0]! + at));
  }

  // Not after coming back either, nor after a restart of the house.
  testHouse.kill();
  await testHouse.pass(1_000);
  await testHouse.open();
  await testHouse.pass(10_000);
  const again = testHouse.testClient(hannes.identity);
  await testHouse.pass(500);
  await again.ask(again.client.watch(table));
  expect(heard(again)).toEqual(['Es war sicher Rot', 'Ich habe einen Verdacht']);
  const late = testHouse.testClient(anna.identity);
  await testHouse.pass(500);
  await late.ask(late.client.watch(table));
  expect(heard(late)).toEqual(all);
});

test('whoever may not speak cannot speak by another name either (CL-D12)', async () => {
  const { testHouse, table, anna, hannes, vroni, sepp } = await oneIsOut();
  const rename = (testClient: TestClient, name: string) =>
    testClient.ask(testClient.client.rename(name));
  const refused = { ok: false, error: { code: 'knows-secret' } };
  expect(await rename(anna, 'Es war Gruen')).toEqual(refused);
  expect(await rename(sepp, 'Es war Gruen')).toEqual(refused);
  // Nor by leaving the table first.
  await anna.ask(anna.client.leave(table));
  anna.client.unwatch();
  await testHouse.pass(500);
  expect(await rename(anna, 'Es war Gruen')).toEqual(refused);
  // Whoever was never heard here may be called as they like, and is not named while there is a secret.
  sepp.client.unwatch();
  await testHouse.pass(500);
  expect(await rename(sepp, 'Gruen im Salon')).toMatchObject({ ok: true });
  await sepp.ask(sepp.client.watch(table));
  const stranger = testHouse.testClient();
  await testHouse.pass(1_000);
  await rename(stranger, 'Gruen mit Seil');
  await stranger.ask(stranger.client.watch(table));
  await testHouse.pass(1_000);
  expect(hannes.now.table?.watching).toBe(2);
  // Nor does the house name them in the chat, when they knock.
  const knock = { type: 'settings', table, access: 'knock' } as const;
  expect(await hannes.ask(hannes.client.rule(knock))).toMatchObject({ ok: true });
  expect(await sepp.ask(sepp.client.sit(table))).toMatchObject({ value: { knocking: true } });
  expect(sepp.now.table?.chat.at(-1)).toMatchObject({ house: { kind: 'knocks' } });
  for (const player of [hannes, vroni]) {
    expect(player.received.join('')).not.toContain('Gruen');
    const late = testHouse.testClient(player.identity);
    await testHouse.pass(500);
    await late.ask(late.client.watch(table));
    expect(late.received.join('')).not.toContain('Gruen');
  }
  expect(await rename(hannes, 'Hannes')).toMatchObject({ ok: true });
  expect(vroni.received.join('')).toContain('Hannes');
});

test('whoever was heard before there was a secret keeps their name until it is out', async () => {
  const { testHouse, anna, hannes, vroni, sepp } = await oneIsOut({ seppSays: 'Servus' });
  expect(heard(hannes)).toContain('Servus');
  sepp.client.unwatch();
  await testHouse.pass(500);
  const refused = { ok: false, error: { code: 'knows-secret' } };
  expect(await sepp.ask(sepp.client.rename('Es war Gruen'))).toEqual(refused);
  const { solution } = viewOf(anna) as { solution: Cluedo['Chance'] | 'hidden' };
  const view = viewOf(hannes);
  const winner = isPlaying(view) && view.turn === 1 ? hannes : vroni;
  await winner.ask(send(winner, { kind: 'accuse', guess: solution as never }));
  for (const testClient of [anna, sepp])
    expect(
      await testClient.ask(testClient.client.rename(`Es war ${testClient === anna}`)),
    ).toMatchObject({
      ok: true,
    });
});

test('nor do they change it while everybody is away from the table', async () => {
  const { testHouse, table, anna, hannes, vroni, sepp } = await oneIsOut({ seppSays: 'Servus' });
  for (const { client } of [anna, hannes, vroni, sepp]) client.unwatch();
  await testHouse.pass(15 * 60_000);
  expect(testHouse.house.tables.atHand(table)).toBeUndefined();
  for (const testClient of [anna, sepp])
    expect(await testClient.ask(testClient.client.rename('Es war Gruen'))).toEqual({
      ok: false,
      error: { code: 'knows-secret' },
    });
});

test('when the match is over everyone may read it', async () => {
  const { testHouse, table, anna, hannes, vroni } = await oneIsOut();
  await anna.ask(anna.client.chat(table, 'Es war Grün'));
  const turn = () => {
    const view = viewOf(hannes);
    return isPlaying(view) ? view.turn : undefined;
  };
  const { solution } = viewOf(anna) as {
    solution: Exclude<Cluedo['View'], { phase: 'gathering' | 'dealing' }>['solution'];
  };
  if (solution === 'hidden') throw new Error('she has been told');
  const winner = turn() === 1 ? hannes : vroni;
  await winner.ask(send(winner, { kind: 'accuse', guess: solution }));
  expect(viewOf(hannes).phase).toBe('over');
  const late = testHouse.testClient(vroni.identity);
  await testHouse.pass(500);
  await late.ask(late.client.watch(table));
  expect(heard(late)).toContain('Es war Grün');
});

test('what was said privately is heard by everyone when the match is over', async () => {
  const { testHouse, table, anna, hannes, vroni } = await oneIsOut();
  const { solution } = viewOf(anna) as { solution: Cluedo['Chance'] | 'hidden' };
  await anna.ask(anna.client.chat(table, 'Es war Grün'));
  expect(heard(hannes)).not.toContain('Es war Grün');
  const view = viewOf(hannes);
  const winner = isPlaying(view) && view.turn === 1 ? hannes : vroni;
  void send(winner, { kind: 'accuse', guess: solution as never });
  await testHouse.pass(2_000);
  for (const testClient of [anna, hannes, vroni])
    expect(heard(testClient).filter(text => text === 'Es war Grün')).toHaveLength(1);
});

test('what was said just before the match ended is heard by everyone', async () => {
  const { testHouse, table, anna, hannes, vroni } = await oneIsOut();
  const { solution } = viewOf(anna) as { solution: Cluedo['Chance'] | 'hidden' };
  const view = viewOf(hannes);
  const winner = isPlaying(view) && view.turn === 1 ? hannes : vroni;
  // Both are under way at the same time: it begins as an aside, and nobody is left to keep it from.
  void anna.client.chat(table, 'Es war Grün');
  void send(winner, { kind: 'accuse', guess: solution as never });
  await testHouse.pass(2_000);
  expect(viewOf(hannes).phase).toBe('over');
  for (const testClient of [anna, hannes, vroni])
    expect(heard(testClient)).toContain('Es war Grün');
});

test('the host need not wait for everyone to begin another match', async () => {
  const { table, anna, hannes, vroni } = await oneIsOut();
  const { solution } = viewOf(anna) as { solution: Cluedo['Chance'] | 'hidden' };
  expect(await anna.ask(anna.client.startGame(table))).toMatchObject({
    error: { code: 'already-started' },
  });
  const view = viewOf(hannes);
  const winner = isPlaying(view) && view.turn === 1 ? hannes : vroni;
  await winner.ask(send(winner, { kind: 'accuse', guess: solution as never }));
  expect(viewOf(anna).phase).toBe('over');
  expect(await hannes.ask(hannes.client.startGame(table))).toMatchObject({
    error: { code: 'not-host' },
  });
  await anna.ask(anna.client.startGame(table));
  expect(viewOf(anna)).toMatchObject({ match: 2, out: [] });
});
