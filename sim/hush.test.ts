import { type Cluedo, game, isPlaying } from '@stammtisch/cluedo';
import { expect, test } from 'vitest';

import { come, join, openHouse, openTable, sceneOf } from './guests.ts';
import type { Visitor } from './street.ts';

type View = Cluedo['View'];

const viewOf = (visitor: Visitor): View => sceneOf<View>(visitor).view;

const send = ({ client, now }: Visitor, move: Cluedo['Move']) => {
  const view = now.table!.scene.view as View;
  const asked = game.decisions(view).find(({ kinds }) => kinds.includes(move.kind));
  return client.move(now.table!.table, asked?.stamp ?? '', move);
};

const heard = ({ now }: Visitor): readonly string[] => now.table!.chat.map(({ text }) => text);

/** Three at a table, one who looks on; the first has accused wrongly and knows the solution. */
async function oneIsOut() {
  const street = await openHouse(2);
  const [anna, hannes, vroni, sepp] = (await come(street, 4)) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  const table = await openTable(anna, 'cluedo', { seats: 3 });
  for (const visitor of [hannes, vroni]) await join(visitor, table);
  await sepp.ask(sepp.client.watch(table));
  await street.pass(2_000);
  const wrong = { who: 'red', how: 'rope', where: 'hall' } as const;
  await anna.ask(anna.client.chat(table, 'Es war sicher Rot'));
  await anna.ask(send(anna, { kind: 'accuse', guess: wrong }));
  const view = viewOf(anna);
  if (!isPlaying(view)) throw new Error('the guess was right');
  expect(view.out).toEqual([0]);
  expect(view.solution).not.toBe('hidden');
  return { street, table, anna, hannes, vroni, sepp };
}

test('whoever knows the solution is heard only by others who do, and by spectators (CL-D12)', async () => {
  const { street, table, anna, hannes, vroni, sepp } = await oneIsOut();
  const say = (visitor: Visitor, text: string) => visitor.ask(visitor.client.chat(table, text));
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
    expect(player.now.table!.chat.map(({ line }) => line)).toEqual([1, 2]);
  }

  // Not after coming back either, nor after a restart of the house.
  street.kill();
  await street.pass(1_000);
  await street.open();
  await street.pass(10_000);
  const again = street.visitor(hannes.identity);
  await street.pass(500);
  await again.ask(again.client.watch(table));
  expect(heard(again)).toEqual(['Es war sicher Rot', 'Ich habe einen Verdacht']);
  const late = street.visitor(anna.identity);
  await street.pass(500);
  await late.ask(late.client.watch(table));
  expect(heard(late)).toEqual(all);
});

test('when the match is over everyone may read it', async () => {
  const { street, table, anna, hannes, vroni } = await oneIsOut();
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
  const late = street.visitor(vroni.identity);
  await street.pass(500);
  await late.ask(late.client.watch(table));
  expect(heard(late)).toContain('Es war Grün');
});

test('what was said just before the match ended is heard by everyone', async () => {
  const { street, table, anna, hannes, vroni } = await oneIsOut();
  const { solution } = viewOf(anna) as { solution: Cluedo['Chance'] | 'hidden' };
  const view = viewOf(hannes);
  const winner = isPlaying(view) && view.turn === 1 ? hannes : vroni;
  // Both are under way at the same time: it begins as an aside, and nobody is left to keep it from.
  void anna.client.chat(table, 'Es war Grün');
  void send(winner, { kind: 'accuse', guess: solution as never });
  await street.pass(2_000);
  expect(viewOf(hannes).phase).toBe('over');
  for (const visitor of [anna, hannes, vroni]) expect(heard(visitor)).toContain('Es war Grün');
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
