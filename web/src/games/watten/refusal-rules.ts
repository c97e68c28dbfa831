import type { RefusalRules } from '../../table/refusal.ts';
import type { Refusal } from './rules.ts';

/** The rule behind every refusal. */
export const refusalRules: RefusalRules<Refusal> = {
  'not-seated': undefined,
  'not-now': undefined,
  'not-your-turn': '5.1',
  'already-ready': '8.5',
  'not-in-hand': undefined,
  'trump-or-crit': '5.3',
  'raise-pending': '6.3',
  'parties-alternate': '6.5',
  gespannt: '7.2',
  'fouled-already': '7.2',
};
