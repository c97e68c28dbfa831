import { expect, test } from 'vitest';

import { twinEvenings } from './twins.ts';

const SEEDS = Number(process.env['TWIN_SEEDS'] ?? 12);

test.each(Array.from({ length: SEEDS }, (_, seed) => [seed + 1]))(
  'seed %i: player, spectator and lobby receive the same bytes in twin worlds',
  async seed => {
    const [one, two] = await twinEvenings(seed);
    expect(two.player).toEqual(one.player);
    expect(two.spectator).toEqual(one.spectator);
    expect(two.lobby).toEqual(one.lobby);
    expect(one.player.filter(text => text.includes('"type":"entry"')).length).toBeGreaterThan(5);
    expect(one.spectator.some(text => text.includes('"type":"entry"'))).toBe(true);
    expect(one.lobby.some(text => text.includes('"type":"tables"'))).toBe(true);
  },
);
