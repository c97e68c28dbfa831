import { spawn } from 'node:child_process';

import { expect, onTestFinished, test, vi } from 'vitest';

import { RealHouse } from '../../e2e/house.ts';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs the example, as somebody would who has read it. */
const play = (port: string, name: string, how: 'new' | 'join'): Promise<Ended> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['examples/cluedo-pdu.mjs', port, name, how, '3']);
    onTestFinished(() => void child.kill());
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += String(chunk)));
    child.on('exit', code => resolve({ code, said }));
  });

test('examples/cluedo-pdu.mjs: three of them play to the end over the port for CluedoCommunication', async () => {
  const house = new RealHouse(['--host', '127.0.0.1', '--cluedo-port', '0']);
  onTestFinished(async () => void (await house.kill()));
  await house.open();
  const opened = () => /^CluedoCommunication 0\.2 on port (\d+)$/m.exec(house.said)?.[1];
  const port = await vi.waitUntil(opened, { timeout: 10_000 });
  const players = [
    play(port, 'Anna', 'new'),
    play(port, 'Berta', 'join'),
    play(port, 'Carla', 'join'),
  ];
  const ended = await Promise.all(players);
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  for (const { said } of ended) expect(said).toMatch(/accused, RIGHT\n$/);
  expect(ended.filter(({ said }) => said.endsWith('I accused, RIGHT\n'))).toHaveLength(1);
});
