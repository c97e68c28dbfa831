import { afterAll, describe, expect, onTestFinished, test } from 'vitest';

import { CuttableLine } from '../store/testing/cuttable-line.ts';
import { newDatabase } from '../store/testing/stores.ts';
import { WORLD } from '../world.ts';
import type { Bus } from './bus.ts';
import { LocalHub } from './local-bus.ts';
import { openNatsBus } from './nats-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { NatsServer } from './testing/nats-server.ts';

/** A busy machine takes its time. */
const PATIENCE = { timeout: 20_000 };

let database: Promise<string> | undefined;
const sharedDatabase = (): Promise<string> => (database ??= newDatabase());

let nats: Promise<NatsServer> | undefined;

afterAll(async () => await (await nats)?.stop());

interface Distant {
  readonly name: string;
  readonly url: () => Promise<string>;
  readonly open: (url: string) => Promise<Bus>;
}

/** Those between processes. */
const DISTANT: readonly Distant[] = [
  { name: 'in PostgreSQL', url: sharedDatabase, open: url => openPostgresBus(url, WORLD) },
  // Where there is no server, its bus cannot be tested.
  ...(NatsServer.isInstalled
    ? [
        {
          name: 'by NATS',
          url: async () => (await (nats ??= NatsServer.start())).url,
          open: (url: string) => openNatsBus(url, WORLD),
        },
      ]
    : []),
];

const KINDS: readonly [string, () => Promise<() => Promise<Bus>>][] = [
  [
    'in process',
    () => {
      const hub = new LocalHub();
      return Promise.resolve(() => Promise.resolve(hub.node(WORLD)));
    },
  ],
  ...DISTANT.map(({ name, url, open }): (typeof KINDS)[number] => [
    name,
    async () => {
      const place = await url();
      return () => open(place);
    },
  ]),
];

/** Until a server knows who listens to what. */
const known = (): Promise<void> => new Promise(resolve => void setTimeout(resolve, 60));

/** What one node hears. */
class Ear {
  readonly heard: string[] = [];

  constructor(bus: Bus, topic: string) {
    bus.listen(topic, text => this.heard.push(text));
  }
}

describe.each(KINDS)('a bus %s', (_, prepare) => {
  async function nodes(count: number): Promise<readonly Bus[]> {
    const open = await prepare();
    const all = await Promise.all(Array.from({ length: count }, open));
    onTestFinished(async () => void (await Promise.all(all.map(bus => bus.close()))));
    return all;
  }

  test('tells the other nodes in order, and not the one that speaks', async () => {
    const [one, two, three] = await nodes(3);
    const ears = [one!, two!, three!].map(bus => new Ear(bus, 'table a'));
    const other = new Ear(two!, 'table b');
    await known();
    for (const text of ['1', '2', '3']) one!.publish('table a', text);
    await expect.poll(() => ears[1]!.heard, PATIENCE).toEqual(['1', '2', '3']);
    await expect.poll(() => ears[2]!.heard, PATIENCE).toEqual(['1', '2', '3']);
    two!.publish('table a', '4');
    await expect.poll(() => ears[0]!.heard, PATIENCE).toEqual(['4']);
    await expect.poll(() => ears[2]!.heard, PATIENCE).toEqual(['1', '2', '3', '4']);
    expect(ears[1]!.heard).toEqual(['1', '2', '3']);
    expect(other.heard).toEqual([]);
  });

  test('tells what is told often in a moment once', async () => {
    const [one, two] = await nodes(2);
    const ear = new Ear(two!, 'table a');
    await known();
    for (let times = 0; times < 100; times++) one!.publish('table a', 'more');
    one!.publish('table a', 'last');
    await expect.poll(() => ear.heard, PATIENCE).toEqual(['more', 'last']);
  });

  test('carries as much as there is, and of what is too long only that it is there', async () => {
    const [one, two] = await nodes(2);
    const ear = new Ear(two!, 'person');
    await known();
    const long = Array.from({ length: 5 }, (_each, at) => `${at}${'ä'.repeat(2_000)}`);
    for (const text of long) one!.publish('person', text);
    one!.publish('person', 'x'.repeat(8_000));
    await expect.poll(() => ear.heard, PATIENCE).toEqual([...long, '']);
  });

  test('tells nothing to whoever listens no longer, nor after it was closed', async () => {
    const [one, two, three] = await nodes(3);
    const texts: string[] = [];
    const stop = two!.listen('table', text => texts.push(text));
    const ear = new Ear(three!, 'table');
    stop();
    await known();
    one!.publish('table', '1');
    await expect.poll(() => ear.heard, PATIENCE).toEqual(['1']);
    expect(texts).toEqual([]);
    await one!.close();
    one!.publish('table', '2');
    two!.publish('table', '3');
    await expect.poll(() => ear.heard, PATIENCE).toEqual(['1', '3']);
  });
});

test.each(DISTANT)(
  'a bus $name that was cut off says so when it is back, and goes on',
  async ({ url, open }) => {
    const place = await url();
    const line = await CuttableLine.to(place);
    const [one, two] = [await open(place), await open(line.url)];
    onTestFinished(async () => {
      for (const bus of [one, two]) await bus.close();
      await line.close();
    });
    const [ear, back] = [new Ear(two, 'table'), new Ear(one, 'table')];
    let gaps = 0;
    two.onGap(() => gaps++);
    line.cut();
    one.publish('table', 'lost');
    two.publish('table', 'never left');
    await known();
    line.mend();
    await expect.poll(() => gaps, PATIENCE).toBe(1);
    await known();
    one.publish('table', 'heard');
    two.publish('table', 'again');
    await expect.poll(() => ear.heard, PATIENCE).toEqual(['heard']);
    await expect.poll(() => back.heard, PATIENCE).toEqual(['again']);
  },
);
