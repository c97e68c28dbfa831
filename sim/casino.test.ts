import { type Blackjack, game } from '@stammtisch/blackjack';
import { describe, expect, test } from 'vitest';

import { come, join, openHouse, openTable, playAtRandom, sceneOf } from './guests.ts';
import type { Street, Visitor } from './street.ts';

type View = Blackjack['View'];
type Move = Blackjack['Move'];

const viewOf = (visitor: Visitor): View => sceneOf<View>(visitor).view;

/** Sends a move as the question stands, or what is meant to be one. */
function send({ client, now }: Visitor, move: unknown) {
  const { table } = now;
  const kind = Object(move).kind;
  const view = table!.scene.view as View;
  const asked = game.decisions(view).find(({ kinds }) => kinds.includes(kind));
  return client.move(table!.table, asked?.stamp ?? '', move);
}

const make = (visitor: Visitor, move: Move) => visitor.ask(send(visitor, move));

const balanceOf = async (visitor: Visitor): Promise<number> => {
  const answer = await visitor.ask(visitor.client.purse());
  return answer.ok ? answer.value.balance : Number.NaN;
};

/** One person alone against the bank, about to bet. */
async function alone(street: Street, options: object = {}) {
  const [anna] = (await come(street, 1)) as [Visitor];
  const table = await openTable(anna, 'blackjack', { seats: 1, start: true, options });
  await street.pass(2_000);
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
    const street = await openHouse();
    const { anna, table } = await alone(street);
    const tab = street.visitor(anna.identity);
    await street.pass(500);
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
    expect(street.disk.file.audit()).toEqual([]);
  });

  test('out of turn waits for its turn', async () => {
    const street = await openHouse();
    const [anna, hannes] = (await come(street, 2)) as [Visitor, Visitor];
    const table = await openTable(anna, 'blackjack', { seats: 2 });
    await join(hannes, table);
    await street.pass(2_000);
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
  const street = await openHouse(7);
  const { file } = street.disk;
  const append = file.append.bind(file);
  const wrong: string[] = [];
  file.append = entries => {
    const appended = append(entries);
    wrong.push(...file.audit());
    return appended;
  };
  const people = await come(street, 4);
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const table = await openTable(host, 'blackjack', { seats: 5, options: { preset: 'vegas' } });
  for (const other of others) await join(other, table);
  await host.ask(host.client.startGame(table));
  await playAtRandom(street, { visitors: people, game }, () => viewOf(host).round > 4);
  for (const { client } of people) void client.leave(table);
  await street.pass(60_000);
  expect(wrong).toEqual([]);
  expect(file.audit()).toEqual([]);
  expect(street.disk.file.stakeOf(table)).toBe(0);
  expect(street.alarms).toEqual([]);
});

describe('the high scores', () => {
  /** Bets the same until something was won or lost. */
  async function playRound(anna: Visitor): Promise<number> {
    const before = viewOf(anna).won[0] ?? 0;
    for (let step = 0; step < 40 && viewOf(anna).phase !== 'between'; step++) {
      const view = viewOf(anna);
      if (view.phase === 'betting') await make(anna, { kind: 'bet', amount: 10_000 });
      else if (view.phase === 'playing') await make(anna, { kind: 'stand' });
      else await anna.ask(Promise.resolve());
    }
    return (viewOf(anna).won[0] ?? 0) - before;
  }

  const scores = async (visitor: Visitor) => {
    const answer = await visitor.ask(visitor.client.scores());
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };

  test('are the most that someone ever had by playing against the bank; a reset raises nothing', async () => {
    const street = await openHouse(4);
    const { anna, table } = await alone(street);
    let [sum, most] = [0, 0];
    for (let round = 0; round < 12; round++) {
      sum += await playRound(anna);
      most = Math.max(most, sum);
      await make(anna, { kind: 'ready' });
    }
    expect(most).toBeGreaterThan(0);
    const { best, mine } = await scores(anna);
    expect(best).toMatchObject([{ name: anna.now.me?.name, score: 100_000 + most }]);
    expect(mine).toMatchObject([{ game: 'blackjack', rounds: 12, score: sum }]);

    await anna.ask(anna.client.leave(table));
    await street.pass(60_000);
    await anna.ask(anna.client.purse(true));
    expect((await scores(anna)).best).toEqual(best);
    expect((await scores(anna)).mine).toEqual(mine);
  });

  test('know nothing of what friends lose to each other', async () => {
    const street = await openHouse();
    const [anna] = (await come(street, 1)) as [Visitor];
    const { CATALOGUE } = await import('@stammtisch/bots');
    const { game: bigTwo } = await CATALOGUE['big-two']!();
    await openTable(anna, 'big-two', { start: true });
    const isOver = () => sceneOf<{ phase: string }>(anna).view.phase === 'between';
    await street.pass(3_000);
    await playAtRandom(
      street,
      { visitors: [anna], game: bigTwo, quiet: ({ kind }) => kind === 'ready' },
      isOver,
    );
    const { best, mine } = await scores(anna);
    expect(best).toEqual([]);
    expect(mine).toMatchObject([{ game: 'big-two', rounds: 1 }]);
  });
});

describe('whoever does not act in time', () => {
  test('sits the round out or stands, and after three times gives up the chair', async () => {
    const street = await openHouse(5);
    const [anna, hannes] = (await come(street, 2)) as [Visitor, Visitor];
    const table = await openTable(anna, 'blackjack', { seats: 2, options: { preset: 'vegas' } });
    await join(hannes, table);
    await street.pass(2_000);
    if (viewOf(anna).phase === 'between') await make(anna, { kind: 'ready' });
    await make(anna, { kind: 'bet', amount: 100 });
    expect(viewOf(anna).phase).toBe('betting');
    expect(Object.keys(anna.now.table!.clocks)).toEqual(['1']);
    await street.pass(31_000);
    expect(viewOf(anna).phase).not.toBe('betting');
    // Both are silent now; a hand is stood on, a round begins without them, and in the end they have gone.
    await street.pass(200_000);
    expect(sceneOf(hannes).room.chairs.filter(chair => 'person' in chair)).toEqual([]);
    expect(street.disk.file.audit()).toEqual([]);
    expect(street.alarms).toEqual([]);
  });

  test('has as long as they like where the host wants it so', async () => {
    const street = await openHouse(5);
    const [anna] = (await come(street, 1)) as [Visitor];
    await openTable(anna, 'blackjack', { seats: 1, start: true, clock: 0 });
    await street.pass(2_000);
    if (viewOf(anna).phase === 'between') await make(anna, { kind: 'ready' });
    await street.pass(600_000);
    expect(viewOf(anna).phase).toBe('betting');
  });
});

test('what one writes down at a table is on every device, after a restart too, and on nobody else’s', async () => {
  const street = await openHouse();
  const { anna, table } = await alone(street);
  const tab = street.visitor(anna.identity);
  const [hannes] = (await come(street, 1)) as [Visitor];
  for (const visitor of [tab, hannes]) await visitor.ask(visitor.client.watch(table));
  await anna.ask(anna.client.note(table, 'Toni blufft'));
  expect(tab.now.table?.notes).toBe('Toni blufft');
  expect(hannes.received.join('')).not.toContain('Toni blufft');
  street.kill();
  await street.pass(1_000);
  await street.open();
  await street.pass(10_000);
  expect(anna.now.table?.notes).toBe('Toni blufft');
  const late = street.visitor(anna.identity);
  await street.pass(500);
  await late.ask(late.client.watch(table));
  expect(late.now.table?.notes).toBe('Toni blufft');
});

test('whoever is broke may begin again, but not while chips lie on a table', async () => {
  const street = await openHouse(2);
  const { anna, table } = await alone(street);
  for (let step = 0; step < 100; step++) {
    const view = viewOf(anna);
    if (view.phase === 'between' && view.stacks[0] === 0) break;
    if (view.phase === 'between') await make(anna, { kind: 'ready' });
    else if (view.phase === 'betting') await make(anna, { kind: 'bet', amount: view.stacks[0]! });
    else if (view.phase === 'playing') await make(anna, { kind: 'hit' });
    else await street.pass(500);
  }
  expect(viewOf(anna).stacks).toEqual([0]);
  expect(await anna.ask(anna.client.purse(true))).toMatchObject({ ok: false });
  await anna.ask(anna.client.leave(table));
  await street.pass(5_000);
  expect(await balanceOf(anna)).toBe(0);
  expect(await anna.ask(anna.client.purse(true))).toEqual({
    ok: true,
    value: { balance: 100_000 },
  });
  expect(street.disk.file.audit()).toEqual([]);
});
