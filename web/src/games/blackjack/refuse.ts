import { toastRefusal } from '../../table/refusal.ts';
import { refusalRules } from './refusal-rules.ts';
import type { Refusal } from './rules.ts';
import { texts } from './texts.ts';

/** Says why a move is refused. */
export const refuse = (why: Refusal): void =>
  toastRefusal(texts().refusals[why], refusalRules[why]);
