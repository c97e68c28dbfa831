import type { RefusalRules } from '../../table/refusal.ts';
import type { Refusal } from './rules.ts';

/** The rule behind every refusal. */
export const refusalRules: RefusalRules<Refusal> = {
  'not-seated': undefined,
  'not-now': undefined,
  'not-your-turn': '4.1',
  'already-ready': '8.1',
  'already-bet': '2.3',
  'sitting-out': '2.6',
  'bet-too-low': '2.2',
  'not-whole-dollars': '2.2',
  'too-few-chips': '2.5',
  'not-with-these-cards': '4.4',
  'not-at-this-table': undefined,
  'not-a-pair': '4.6',
  'already-split': '4.6',
  'no-ace-showing': '4.5',
  'already-insured': '4.5',
};
