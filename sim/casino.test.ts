import { type Blackjack, game } from '@stammtisch/blackjack';
import type { Answers } from '@stammtisch/protocol';
import { describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom, sceneOf } from './guests.ts';
import type { TestHouse, TestClient } from './test-house.ts';

type View = Blackjack['View'];
type Move = Blackjack['Move'];

const viewOf = (testClient: TestClient): View => sceneOf<View>(testClient).view;

/** Sends a move as the question stands, or what is meant to be one. */
function send({ client, now }: TestClient, move: unknown) {
  const { table } = now;
  const kind = Object(move).kind;
  const view = table!.scene.view as View;
  const asked = game.decisions(view).find(({ kinds }) => kinds.includes(kind));
  return client.move(table!.table, asked?.stamp ?? '', move);
}

const make = (testClient: TestClient, move: Move) => testClient.ask(send(testClient, move));

const spendableOf = async (testClient: TestClient): Promise<Answers['balance']> => {
  const answer = await testClient.ask(testClient.client.balance());
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

/** Bets all there is and draws, until nothing is left. */
async function loseAll(testHouse: TestHouse, anna: TestClient): Promise<void> {
  for (let step = 0; step < 200; step++) {
    const view = viewOf(anna);
    const [stack = 0] = view.stacks;
    if (view.phase === 'between' && stack < 100) break;
    if (view.phase === 'between') await make(anna, { kind: 'ready' });
    else if (view.phase === 'betting')
      await make(anna, { kind: 'bet', amount: stack - (stack % 100) });
    else if (view.phase === 'playing') await make(anna, { kind: 'hit' });
    else await testHouse.pass(500);
  }
}

/** One person alone against the bank, about to bet. */
async function alone(testHouse: TestHouse, options: object = {}) {
  const [anna] = (await come(testHouse, 1)) as [TestClient];
  const table = await openTable(anna, 'blackjack', { seats: 1, start: true, options });
  await testHouse.pass(2_000);
  if (viewOf(anna).phase === 'between') await make(anna, { kind: 'ready' });
  return { anna, table };
}

describe('a bet', () => {
  test.each([
    [0, 'bet-too-low'],
    [50, 'bet-too-low'],
    [150, 'not-whole-dollars'],
    [100_100, 'too-few-chips'],
    [90_000_000_000_00, 'too-few-chips'],
  ])('of %i cents is refused with a reason, and nothing moves', async (amount, reason) => {
    const { anna } = await alone(await openHouse());
    const before = viewOf(anna);
    expect(await anna.ask(send(anna, { kind: 'bet', amount }))).toEqual({
      ok: false,
      error: { code: 'refused', reason },
    });
    expect(viewOf(anna)).toEqual(before);
  });

  test.each([[null], [-500], ['100'], [1.5], [1e300], [[100]], [undefined], [Number.NaN]])(
    'of %j is no bet at all',
    async amount => {
      const { anna } = await alone(await openHouse());
      expect(await anna.ask(send(anna, { kind: 'bet', amount }))).toEqual({
        ok: false,
        error: { code: 'bad-message' },
      });
    },
  );

  test('made in two tabs at once counts once', async () => {
    const testHouse = await openHouse();
    const { anna, table } = await alone(testHouse);
    const tab = testHouse.testClient(anna.identity);
    await testHouse.pass(500);
    await tab.ask(tab.client.watch(table));
    const answers = await anna.ask(
      Promise.all([
        send(anna, { kind: 'bet', amount: 60_000 }),
        send(tab, { kind: 'bet', amount: 60_000 }),
      ]),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { phase } = viewOf(anna);
    expect(phase).not.toBe('betting');
    expect(await testHouse.disk.file.audit()).toEqual([]);
  });

  test('out of turn waits for its turn', async () => {
    const testHouse = await openHouse();
    const [anna, hannes] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(anna, 'blackjack', { seats: 2 });
    await join(hannes, table);
    await testHouse.pass(2_000);
    if (viewOf(anna).phase === 'between') await make(anna, { kind: 'ready' });
    expect(await hannes.ask(send(hannes, { kind: 'bet', amount: 100 }))).toMatchObject({
      error: { reason: 'not-your-turn' },
    });
  });
});

test('a double and insurance need cover, and there is no second double', async () => {
  const reasons = new Set<unknown>();
  for (let seed = 1; seed < 60 && reasons.size < 2; seed++) {
    const { anna } = await alone(await openHouse(seed));
    await make(anna, { kind: 'bet', amount: 100_000 });
    const view = viewOf(anna);
    if (view.phase !== 'playing') continue;
    for (const kind of ['double', 'insurance'] as const) {
      const answer = await anna.ask(send(anna, { kind }));
      if (!answer.ok && answer.error.reason === 'too-few-chips') reasons.add(kind);
      expect(viewOf(anna)).toEqual(view);
    }
  }
  expect(reasons).toEqual(new Set(['double', 'insurance']));
});

test('all money is somewhere after every entry, whatever is played', async () => {
  const testHouse = await openHouse(7);
  const { file } = testHouse.disk;
  const append = file.tables.append.bind(file.tables);
  const wrong: string[] = [];
  file.tables.append = async entries => {
    const appended = await append(entries);
    wrong.push(...(await file.audit()));
    return appended;
  };
  const people = await come(testHouse, 4);
  const [host, ...others] = people as [TestClient, ...TestClient[]];
  const table = await openTable(host, 'blackjack', { seats: 5, options: { preset: 'vegas' } });
  for (const other of others) await join(other, table);
  await host.ask(host.client.startGame(table));
  await playAtRandom(testHouse, { testClients: people, game }, () => viewOf(host).round > 3);
  for (const { client } of people) void client.leave(table);
  await testHouse.pass(60_000);
  expect(wrong).toEqual([]);
  expect(await file.audit()).toEqual([]);
  // Only the computers' chips are left.
  expect(viewOf(host).seating).not.toContain('person');
  expect(viewOf(host).seating).not.toContain('away');
  expect(testHouse.alarms).toEqual([]);
});

describe('the high scores (J6)', () => {
  /** Bets the same until something was won or lost. */
  async function playRound(anna: TestClient): Promise<number> {
    const before = viewOf(anna).won[0] ?? 0;
    for (let step = 0; step < 40 && viewOf(anna).phase !== 'between'; step++) {
      const view = viewOf(anna);
      if (view.phase === 'betting') await make(anna, { kind: 'bet', amount: 10_000 });
      else if (view.phase === 'playing') await make(anna, { kind: 'stand' });
      else await anna.ask(Promise.resolve());
    }
    return (viewOf(anna).won[0] ?? 0) - before;
  }

  const scores = async (testClient: TestClient) => {
    const answer = await testClient.ask(testClient.client.scores());
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };

  test('are the most that someone ever had by playing against the bank; a reset raises nothing', async () => {
    const testHouse = await openHouse(5);
    const { anna, table } = await alone(testHouse);
    let [sum, most, rounds] = [0, 0, 0];
    // Until something was won and something lost, whatever the cards are.
    for (; rounds < 12 || (rounds < 60 && (most === 0 || sum === most)); rounds++) {
      sum += await playRound(anna);
      most = Math.max(most, sum);
      await make(anna, { kind: 'ready' });
    }
    expect(most).toBeGreaterThan(0);
    const { best, mine } = await scores(anna);
    expect(best).toMatchObject([{ name: anna.now.me?.name, score: 100_000 + most }]);
    expect(mine).toMatchObject([{ game: 'blackjack', rounds, score: sum }]);

    // Betting all there is might win first, and then the mark is higher.
    await loseAll(testHouse, anna);
    const lost = await scores(anna);
    expect(await anna.ask(anna.client.balance({ reset: true }))).toMatchObject({ ok: true });
    expect(await scores(anna)).toEqual(lost);
    await anna.ask(anna.client.leave(table));
    await testHouse.pass(5_000);
    expect(await spendableOf(anna)).toEqual({
      balance: 100_000 + (viewOf(anna).stacks[0] ?? 0),
      onTables: 0,
    });
  });

  test('count no round in which somebody moved on advice, and the next one again', async () => {
    const { anna, table } = await alone(await openHouse(5));
    const bet = { kind: 'bet', amount: 100 };
    const [question] = game.decisions(viewOf(anna));
    expect(
      await anna.ask(anna.client.move(table, question!.stamp, bet, { advised: true })),
    ).toMatchObject({
      ok: true,
    });
    expect(sceneOf(anna).room.advised).toEqual([anna.now.me?.person]);
    await playRound(anna);
    expect((await scores(anna)).mine).toEqual([]);
    await make(anna, { kind: 'ready' });
    expect(sceneOf(anna).room.advised).toBeUndefined();
    await playRound(anna);
    expect((await scores(anna)).mine).toMatchObject([{ game: 'blackjack', rounds: 1 }]);
  });

  test('know nothing of what friends lose to each other', async () => {
    const testHouse = await openHouse();
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    const { CATALOGUE } = await import('@stammtisch/bots');
    const { game: bigTwo } = await CATALOGUE['big-two']!();
    await openTable(anna, 'big-two', { start: true });
    const isOver = () => sceneOf<{ phase: string }>(anna).view.phase === 'between';
    await testHouse.pass(3_000);
    await playAtRandom(
      testHouse,
      { testClients: [anna], game: bigTwo, quiet: ({ kind }) => kind === 'ready' },
      isOver,
    );
    const { best, mine } = await scores(anna);
    expect(best).toEqual([]);
    expect(mine).toMatchObject([{ game: 'big-two', rounds: 1 }]);
  });
});

describe('whoever does not act in time', () => {
  test('sits the round out or stands, and after three times gives up the chair, unless alone', async () => {
    const testHouse = await openHouse(5);
    const [anna, hannes] = (await come(testHouse, 2)) as [TestClient, TestClient];
    const table = await openTable(anna, 'blackjack', { seats: 2, options: { preset: 'vegas' } });
    await join(hannes, table);
    await testHouse.pass(2_000);
    if (viewOf(anna).phase === 'between') await make(anna, { kind: 'ready' });
    await make(anna, { kind: 'bet', amount: 100 });
    expect(viewOf(anna).phase).toBe('betting');
    expect(Object.keys(anna.now.table!.clocks)).toEqual(['1']);
    await testHouse.pass(31_000);
    expect(viewOf(anna).phase).not.toBe('betting');
    // Both are silent now; a hand is stood on, a round begins without them, and in the end one has gone.
    await testHouse.pass(200_000);
    const people = () => sceneOf(hannes).room.chairs.filter(chair => 'person' in chair);
    expect(people()).toHaveLength(1);
    // Whoever is alone keeps nobody waiting.
    await testHouse.pass(3_600_000);
    expect(people()).toHaveLength(1);
    expect(hannes.now.table!.clocks).toEqual({});
    expect(await testHouse.disk.file.audit()).toEqual([]);
    expect(testHouse.alarms).toEqual([]);
  });

  test('has as long as they like where the host wants it so', async () => {
    const testHouse = await openHouse(5);
    const [anna] = (await come(testHouse, 1)) as [TestClient];
    await openTable(anna, 'blackjack', { seats: 1, start: true, clock: 0 });
    await testHouse.pass(2_000);
    if (viewOf(anna).phase === 'between') await make(anna, { kind: 'ready' });
    await testHouse.pass(600_000);
    expect(viewOf(anna).phase).toBe('betting');
  });
});

test('what one writes down at a table is on every device, after a restart too, and on nobody else’s', async () => {
  const testHouse = await openHouse();
  const { anna, table } = await alone(testHouse);
  const tab = testHouse.testClient(anna.identity);
  const [hannes] = (await come(testHouse, 1)) as [TestClient];
  for (const testClient of [tab, hannes]) await testClient.ask(testClient.client.watch(table));
  await anna.ask(anna.client.note(table, 'Toni blufft'));
  expect(tab.now.table?.notes).toBe('Toni blufft');
  expect(hannes.received.join('')).not.toContain('Toni blufft');
  testHouse.kill();
  await testHouse.pass(1_000);
  await testHouse.open();
  await testHouse.pass(10_000);
  expect(anna.now.table?.notes).toBe('Toni blufft');
  const late = testHouse.testClient(anna.identity);
  await testHouse.pass(500);
  await late.ask(late.client.watch(table));
  expect(late.now.table?.notes).toBe('Toni blufft');
});

test('the books balance after bringing chips, beginning again and refilling computers (J7, J34)', async () => {
  const testHouse = await openHouse(2);
  const { file } = testHouse.disk;
  const { anna, table } = await alone(testHouse);
  const balances = async (): Promise<void> => expect(await file.audit()).toEqual([]);
  await loseAll(testHouse, anna);
  await balances();
  // Nothing is taken away from anybody: with money somewhere there is no beginning again.
  expect(await anna.ask(anna.client.bring(table))).toMatchObject({ error: { code: 'no-chips' } });
  expect(await anna.ask(anna.client.balance({ reset: true }))).toMatchObject({ ok: true });
  await balances();
  expect(await anna.ask(anna.client.bring(table, 30_000))).toMatchObject({ ok: true });
  expect(await spendableOf(anna)).toEqual({ balance: 70_000, onTables: 30_000 });
  expect(await anna.ask(anna.client.balance({ reset: true }))).toMatchObject({
    error: { code: 'has-money' },
  });
  expect(await spendableOf(anna)).toEqual({ balance: 70_000, onTables: 30_000 });
  await balances();
  expect(await anna.ask(anna.client.bring(table))).toMatchObject({ ok: true });
  expect(await spendableOf(anna)).toEqual({ balance: 0, onTables: 100_000 });
  await balances();
  // In the middle of a round nobody brings anything.
  await make(anna, { kind: 'ready' });
  expect(viewOf(anna).phase).toBe('betting');
  expect(await anna.ask(anna.client.bring(table))).toMatchObject({ ok: false });
  await balances();
});

test('whoever is broke may begin again, but not while they have chips on a table (J34)', async () => {
  const testHouse = await openHouse(2);
  const { anna, table } = await alone(testHouse);
  expect(await spendableOf(anna)).toEqual({ balance: 0, onTables: 100_000 });
  expect(await anna.ask(anna.client.balance({ reset: true }))).toMatchObject({ ok: false });
  await loseAll(testHouse, anna);
  expect(viewOf(anna).stacks).toEqual([0]);
  expect(await spendableOf(anna)).toEqual({ balance: 0, onTables: 0 });
  expect(await anna.ask(anna.client.balance({ reset: true }))).toEqual({
    ok: true,
    value: { balance: 100_000, onTables: 0 },
  });
  expect(await anna.ask(anna.client.balance({ reset: true }))).toEqual({
    ok: false,
    error: { code: 'has-money' },
  });
  await anna.ask(anna.client.leave(table));
  await testHouse.pass(5_000);
  expect(await spendableOf(anna)).toEqual({ balance: 100_000, onTables: 0 });
  expect(await testHouse.disk.file.audit()).toEqual([]);
});

test('a computer that has lost everything is refilled by the house, and the books balance (8.5)', async () => {
  const testHouse = await openHouse(2);
  const { file } = testHouse.disk;
  // It stakes all it has, and draws until it has lost.
  testHouse.chooseMove = async ({ view }) => {
    const seen = view as View;
    const moves = game.legalMoves(seen);
    const [all] = game.amounts?.(seen) ?? [];
    if (all !== undefined) return { kind: 'bet', amount: all.max };
    return moves.find(({ kind }) => kind === 'hit') ?? moves[0];
  };
  const [anna] = (await come(testHouse, 1)) as [TestClient];
  await openTable(anna, 'blackjack', { seats: 2, start: true });
  await testHouse.pass(2_000);
  const stacks: number[] = [];
  const wrong: string[] = [];
  for (let step = 0; step < 400 && !isRefilled(stacks); step++) {
    const view = viewOf(anna);
    stacks.push((view.stacks[1] ?? 0) + ('bets' in view ? (view.bets[1] ?? 0) : 0));
    wrong.push(...(await file.audit()));
    if (view.phase === 'between') await make(anna, { kind: 'ready' });
    else if (view.phase === 'betting') await make(anna, { kind: 'bet', amount: 100 });
    else if (view.phase === 'playing') await make(anna, { kind: 'stand' });
    await testHouse.pass(1_000);
  }
  expect(isRefilled(stacks)).toBe(true);
  expect(wrong).toEqual([]);
  expect(await file.audit()).toEqual([]);
  expect(testHouse.alarms).toEqual([]);
});

/** It had less than it could bet with, and then what computers begin with. */
const isRefilled = (stacks: readonly number[]): boolean =>
  stacks.some((stack, at) => stack < 100 && stacks[at + 1] === 100_000);
