import type { RefusalRules } from '../../table/refusal.ts';
import type { Refusal } from './rules.ts';

/** The rule behind every refusal. */
export const refusalRules: RefusalRules<Refusal> = {
  'not-seated': undefined,
  'not-now': undefined,
  'not-your-turn': '3.3',
  out: '7.4',
  'token-taken': '3.2',
  'already-rolled': '5.1',
  'no-passage': '5.8',
  'not-called': '5.9',
  'shut-in': '5.10',
  'cannot-reach': '5.3',
  'must-move': '9.1',
  'not-in-a-room': '6.1',
  'not-in-that-room': '6.2',
  'not-entitled': '6.1',
  'not-yours-to-show': '6.5',
  'not-named': '6.5',
  'already-ready': '3.4',
};
