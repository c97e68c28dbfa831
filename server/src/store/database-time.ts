import type { World } from '@stammtisch/protocol';

import { PostgresConnection } from './postgres-connection.ts';

const LOOK_MS = 60_000;

/**
 * A world whose time is that of the database, which all nodes of a house share. How far this
 * machine's clock is from it is asked again every minute.
 */
export async function inDatabaseTime(url: string, world: World): Promise<World> {
  let ahead = await aheadOf(url, world);
  const look = (): void => {
    aheadOf(url, world)
      .then(
        now => (ahead = now),
        // The clocks are no further apart because nobody could look.
        () => undefined,
      )
      .finally(lookLater);
  };
  const lookLater = (): unknown => world.after(LOOK_MS, look);
  lookLater();
  return { ...world, now: () => world.now() + ahead };
}

/** Milliseconds by which the database's clock is ahead of this machine's. */
async function aheadOf(url: string, world: World): Promise<number> {
  const connection = await PostgresConnection.open(url, 'stammtisch time');
  try {
    const asked = world.now();
    const row = await connection.get('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    const answered = world.now();
    return Math.round(Number(row?.['now']) - (asked + answered) / 2);
  } finally {
    await connection.close();
  }
}
