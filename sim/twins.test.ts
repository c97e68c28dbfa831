import { CATALOGUE } from '@stammtisch/bots';
import { expect, test } from 'vitest';

import { checkPduTwins, checkTwins } from './checks.ts';
import { overNodes, TWIN_SCENARIOS } from './twins.ts';

test('every game of the house has twin worlds (T5)', () => {
  expect(Object.keys(TWIN_SCENARIOS).toSorted()).toEqual(Object.keys(CATALOGUE).toSorted());
});

checkTwins(12);
checkTwins(3, 'on two nodes', overNodes);
checkPduTwins(12);
