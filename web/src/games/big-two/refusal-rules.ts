import type { RefusalRules } from '../../table/refusal.ts';
import type { Refusal } from './rules.ts';

/** The rule behind every refusal. */
export const refusalRules: RefusalRules<Refusal> = {
  'not-seated': undefined,
  'not-now': undefined,
  'not-your-turn': '4.3',
  'already-ready': '6.1',
  'not-in-hand': undefined,
  'no-combination': '2.9',
  'wrong-size': '2.10',
  'too-low': '2.10',
  'needs-three-of-diamonds': '4.1',
  'cannot-pass': '4.6',
};
