import type { RefusalRules } from '../../table/refusal.ts';
import type { Refusal } from './rules.ts';

/** The rule behind every refusal. */
export const refusalRules: RefusalRules<Refusal> = {
  'not-seated': undefined,
  'not-now': undefined,
  'not-your-turn': '6.1',
  'already-ready': '9.5',
  'not-an-announcer': '4.1',
  'already-declined': '4.7',
  'already-exchanged': '4.7',
  'already-no-wish': '4.10',
  'not-in-hand': undefined,
  'must-follow-trump': '6.3',
  'bet-pending': '7.2',
  'not-your-teams-bet': '7.4',
  'beyond-target': '7.5',
};
