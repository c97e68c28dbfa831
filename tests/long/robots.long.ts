import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { RealHouse } from '../../e2e/house.ts';
import { collected } from '../../server/src/collected.ts';
import { SqliteFile } from '../../server/src/store/sqlite.ts';

const ADMIN = 'a-token-of-the-operator';

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
}

/** Runs an example, as somebody would who has read it. */
function run(command: string, args: readonly string[]): Running {
  const child = spawn(command, args);
  onTestFinished(() => void child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = new Promise<{ code: number | null; said: string }>(resolve => {
    child.on('exit', code => resolve({ code, said }));
  });
  return { child, ended };
}

async function openHouse(...flags: readonly string[]): Promise<RealHouse> {
  const house = new RealHouse(['--host', '127.0.0.1', ...flags], '.', { ADMIN_TOKEN: ADMIN });
  onTestFinished(async () => void (await house.kill()));
  return house.open();
}

async function tokenFrom(house: RealHouse, name: string): Promise<string> {
  const made = await fetch(`${house.url}/admin/add-robot`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN}` },
    body: new URLSearchParams({ name }),
  });
  return /<code>(\w+)<\/code>/.exec(await made.text())![1]!;
}

const isConnected = async ({ url }: RealHouse, name: string): Promise<boolean> => {
  const page = await fetch(`${url}/admin`, { headers: { authorization: `Bearer ${ADMIN}` } });
  return new RegExp(`${name}</strong> <small>[^<]*robot`).test(await page.text());
};

/** Every deal at a table that is closed by now, and where the robot sat, in the order in which they were opened. */
async function dealsIn({
  data,
}: RealHouse): Promise<readonly { readonly pack: string; readonly seat: number }[]> {
  const file = new SqliteFile(`${data}/house.db`, { readOnly: true });
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  const tables = await collected(numbers, async number => [
    (await file.tables.numbered(number)) ?? [],
  ]);
  const deals = await collected(tables.flat(), async table => {
    const moves = (await file.tables.read(table, 0)).entries.flatMap(({ body }) =>
      body.kind === 'move' ? [body] : [],
    );
    const dealt = moves.find(({ move }) => move.kind === 'deal');
    const sat = moves.findLast(({ holder }) => holder !== undefined && 'person' in holder);
    const seat = sat?.move.kind === 'took' ? Number(Reflect.get(sat.move, 'seat')) : -1;
    return [{ pack: JSON.stringify(dealt?.move), seat }];
  });
  file.close();
  return deals;
}

/** What lies in the logs of the house. */
async function movesIn({
  data,
}: RealHouse): Promise<readonly { readonly by: unknown; readonly kind: string }[]> {
  const file = new SqliteFile(`${data}/house.db`, { readOnly: true });
  const logs = await collected(
    await file.tables.open(),
    async table => (await file.tables.read(table, 0)).entries,
  );
  const moves = logs.flatMap(({ body }) =>
    body.kind === 'move' ? [{ by: body.by, kind: body.move.kind }] : [],
  );
  file.close();
  return moves;
}

const EXAMPLE = 'examples/robot.mjs';

test('examples/robot.mjs has less than a hundred lines and knows nothing of ours', () => {
  const text = readFileSync(EXAMPLE, 'utf8');
  expect(text.split('\n').length).toBeLessThan(100);
  expect(text).not.toMatch(/\bimport\b|\brequire\b/);
});

describe('examples/robot.mjs plays against computers to the end', () => {
  test.each([
    ['big-two', 'a hand'],
    ['cluedo', 'a match'],
  ])('%s: %s', async game => {
    const house = await openHouse();
    const token = await tokenFrom(house, 'Blechbüchse');
    const { ended } = run(process.execPath, [EXAMPLE, house.url, token, game]);
    const { code, said } = await ended;
    expect(said).toMatch(new RegExp(`^${game}: (won|lost)\n$`));
    expect(code).toBe(0);
  });

  test('though the house is killed in the middle of it', async () => {
    const house = await openHouse();
    const token = await tokenFrom(house, 'Blechbüchse');
    const { ended } = run(process.execPath, [EXAMPLE, house.url, token, 'big-two']);
    const hasPlayed = async () =>
      (await movesIn(house)).some(({ by, kind }) => by === 0 && kind === 'play');
    await vi.waitUntil(hasPlayed, { timeout: 20_000, interval: 50 });
    await house.kill();
    await house.open();
    const { code, said } = await ended;
    expect(said).toMatch(/^big-two: (won|lost)\n$/);
    expect(code).toBe(0);
  });

  test('and does not go on with a token that is good for nothing', async () => {
    const house = await openHouse();
    const { ended } = run(process.execPath, [EXAMPLE, house.url, 'x'.repeat(40), 'big-two']);
    expect((await ended).code).toBe(1);
  });
});

describe('npm run arena with a robot that is connected to a house', () => {
  const arena = (game: string, ...args: readonly string[]) =>
    run(process.execPath, ['scripts/arena.ts', '--game', game, ...args]).ended;

  test('plays every deal once in every seat, and prints what it prints of our own', async () => {
    const house = await openHouse('--arena');
    const token = await tokenFrom(house, 'Blechbüchse');
    const { child } = run(process.execPath, [EXAMPLE, house.url, token]);
    const where = ['--house', house.url, '--token', token, '--seed', '3'];
    await vi.waitUntil(async () => await isConnected(house, 'Blechbüchse'), { timeout: 10_000 });
    const { code, said } = await arena('big-two', ...where, '--deals', '2', '--json');
    expect(said).toMatch(/^\{/);
    expect(code).toBe(0);
    const told = JSON.parse(said) as Record<string, Record<string, Record<string, number>>>;
    expect(told).toMatchObject({ game: 'big-two', deals: 2 });
    expect(told['seats']).toEqual(['Blechbüchse', 'learned', 'learned', 'learned']);
    const { Blechbüchse: robot, learned } = told['bots']!;
    // What one loses the others win.
    expect(robot!['points']! + 3 * learned!['points']!).toBeCloseTo(0);
    expect(robot!['moves']).toBeGreaterThan(8);
    expect(robot!['wins']! + 3 * learned!['wins']!).toBeCloseTo(1);
    const deals = await dealsIn(house);
    expect(deals).toHaveLength(8);
    expect(deals.map(({ pack }) => deals.findIndex(each => each.pack === pack))).toEqual([
      0, 0, 0, 0, 4, 4, 4, 4,
    ]);
    expect(deals.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    child.kill();
  });

  test.each([
    ['watten', '{}'],
    ['blind-watten', '{}'],
    ['cluedo', '{"preset":"brisk"}'],
  ])('a robot that knows no rules plays %s likewise', async (game, options) => {
    const house = await openHouse('--arena');
    const token = await tokenFrom(house, 'Blechbüchse');
    const { child } = run(process.execPath, ['tests/long/random-robot.mjs', house.url, token]);
    await vi.waitUntil(async () => await isConnected(house, 'Blechbüchse'), { timeout: 10_000 });
    const where = ['--house', house.url, '--token', token, '--seed', '3', '--options', options];
    const { code, said } = await arena(game, ...where, '--deals', '2', '--json');
    expect(said).toMatch(/^\{/);
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ game, deals: 2 });
    const deals = await dealsIn(house);
    expect(deals.map(({ pack }) => deals.findIndex(each => each.pack === pack))).toEqual([
      0, 0, 0, 0, 4, 4, 4, 4,
    ]);
    expect(deals.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    child.kill();
  });

  test('says what is wrong where it cannot', async () => {
    const house = await openHouse();
    const token = await tokenFrom(house, 'Blechbüchse');
    const where = ['--house', house.url, '--token', token, '--deals', '2'];
    expect((await arena('big-two', ...where)).said).toMatch(
      /^the robot Blechbüchse is not connected/,
    );
    expect((await arena('blackjack', ...where)).said).toMatch(/against the bank/);
    run(process.execPath, [EXAMPLE, house.url, token]);
    await vi.waitUntil(async () => await isConnected(house, 'Blechbüchse'), { timeout: 10_000 });
    expect((await arena('big-two', ...where)).said).toMatch(/^open: no-arena/);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.runIf(hasPython)('examples/robot.py, where there is a python3', () => {
  test('plays a hand of Big Two to the end, though the house is killed in the middle of it', async () => {
    const house = await openHouse();
    const token = await tokenFrom(house, 'Schlange');
    const { ended } = run('python3', ['examples/robot.py', house.url, token]);
    const hasPlayed = async () =>
      (await movesIn(house)).some(({ by, kind }) => by === 0 && kind === 'play');
    await vi.waitUntil(hasPlayed, { timeout: 20_000, interval: 50 });
    await house.kill();
    await house.open();
    const { code, said } = await ended;
    expect(said).toMatch(/^big-two: (won|lost)\n$/);
    expect(code).toBe(0);
  });
});
