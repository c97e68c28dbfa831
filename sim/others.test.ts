import { describe, expect, test } from 'vitest';

import { LocalHub } from '../server/src/bus/local-bus.ts';
import { Others } from '../server/src/nodes/others.ts';
import { SimDisk } from './disk.ts';
import { SimWorld } from './world.ts';

/** Nodes of one house that only tell each other who is with them. */
class Nodes {
  readonly world = new SimWorld(1);
  readonly disk = new SimDisk(this.world);
  readonly #hub: LocalHub;

  constructor({ hearing = true } = {}) {
    this.disk.faulty = false;
    this.#hub = new LocalHub(hearing ? undefined : () => undefined);
  }

  async node() {
    const process = this.world.process();
    const store = this.disk.attach();
    const orphans: string[] = [];
    const changed: string[] = [];
    const alarms: unknown[] = [];
    const others = new Others({
      world: process,
      store,
      bus: this.#hub.node(process),
      changed: (people, tables) => changed.push(...people, ...tables),
      orphaned: tables => orphans.push(...tables),
      alarm: error => alarms.push(error),
    });
    const begun = others.begin();
    await this.world.pass(100);
    await begun;
    const kill = (): void => {
      process.kill();
      store.kill();
    };
    return { others, orphans, changed, alarms, kill };
  }
}

describe('nodes of a house', () => {
  test.each([
    ['by a hint', true, 200],
    ['by looking', false, 1_200],
  ])('know who is with the others, %s', async (_, hearing, within) => {
    const nodes = new Nodes({ hearing });
    const [one, two] = [await nodes.node(), await nodes.node()];
    one.others.tellPerson('anna', { pages: 1, tables: ['t1'] });
    one.others.tellTable('t1', { since: 1 });
    await nodes.world.pass(within);
    expect(two.others.isHere('anna')).toBe(true);
    expect(two.others.isHere('bert')).toBe(false);
    expect([...two.others.watching('t1')]).toEqual(['anna']);
    expect(two.changed).toEqual(expect.arrayContaining(['anna', 't1']));
    two.changed.length = 0;
    one.others.tellPerson('anna', { pages: 1, tables: [] });
    await nodes.world.pass(within);
    expect([...two.others.watching('t1')]).toEqual([]);
    // The table that is not looked at any more is told of, too.
    expect(two.changed).toEqual(expect.arrayContaining(['anna', 't1']));
    one.others.tellPerson('anna', undefined);
    await nodes.world.pass(within);
    expect(two.others.isHere('anna')).toBe(false);
  });

  test('have one keeper for each table: who has had it for longest', async () => {
    const nodes = new Nodes();
    const all = [await nodes.node(), await nodes.node(), await nodes.node()];
    const keepers = () => all.map(({ others }) => others.isKeeper('t1'));
    expect(keepers()).toEqual([true, true, true]);
    all[1]!.others.tellTable('t1', { since: 5 });
    await nodes.world.pass(200);
    all[0]!.others.tellTable('t1', { since: 7 });
    all[2]!.others.tellTable('t1', { since: 7 });
    await nodes.world.pass(200);
    expect(keepers()).toEqual([false, true, false]);
    await Promise.all([all[1]!.others.end(), nodes.world.pass(200)]);
    const [first, , third] = keepers();
    expect(first).toBe(!third);
  });

  test('miss one that is gone after its lease, and one of them takes what it had', async () => {
    const nodes = new Nodes();
    const all = [await nodes.node(), await nodes.node(), await nodes.node()];
    const [one, two, three] = all;
    one!.others.tellPerson('anna', { pages: 1, tables: ['t1'] });
    one!.others.tellTable('t1', { since: 1 });
    one!.others.tellTable('t2', { since: 1 });
    two!.others.tellTable('t2', { since: 2 });
    await nodes.world.pass(3_000);
    one!.kill();
    await nodes.world.pass(3_500);
    expect(three!.others.isHere('anna')).toBe(true);
    await nodes.world.pass(3_500);
    expect(three!.others.isHere('anna')).toBe(false);
    expect([...two!.orphans, ...three!.orphans]).toEqual(['t1']);
    expect(two!.others.isKeeper('t2')).toBe(true);
    await nodes.world.pass(70_000);
    expect(await nodes.disk.file.nodes.others('', {})).toHaveLength(2);
  });

  test('do not miss each other because the store was away for a while', async () => {
    const nodes = new Nodes();
    const [one, two] = [await nodes.node(), await nodes.node()];
    one.others.tellPerson('anna', { pages: 1, tables: [] });
    await nodes.world.pass(500);
    nodes.disk.isAway = true;
    one.others.tellPerson('bert', { pages: 1, tables: [] });
    await nodes.world.pass(90_000);
    expect(two.others.isHere('anna')).toBe(true);
    nodes.disk.isAway = false;
    two.changed.length = 0;
    await nodes.world.pass(2_500);
    expect(two.others.isHere('anna')).toBe(true);
    expect(two.others.isHere('bert')).toBe(true);
    expect([...one.orphans, ...two.orphans]).toEqual([]);
    expect(one.alarms.length).toBeGreaterThan(5);
  });

  test('that were forgotten tell everything anew', async () => {
    const nodes = new Nodes();
    const [one, two] = [await nodes.node(), await nodes.node()];
    one.others.tellPerson('anna', { pages: 1, tables: [] });
    await nodes.world.pass(500);
    await nodes.disk.file.nodes.remove(one.others.id);
    await nodes.world.pass(2_500);
    expect(two.others.isHere('anna')).toBe(true);
  });
});
