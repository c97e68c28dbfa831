import { err, isObject, ok, type Result } from '@stammtisch/kernel';

import { LIMITS } from './limits.ts';
import { type Request, REQUEST } from './requests.ts';

/** Why a message could not be read, and its number if it had one. */
export interface Unreadable {
  readonly code: 'bad-message' | 'too-large';
  readonly re?: number;
}

/** Text from a stranger becomes a request, or an error; nothing else gets past this line. */
export function decode(text: string): Result<Request, Unreadable> {
  if (text.length > LIMITS.messageBytes) return err({ code: 'too-large' });
  const value = parse(text);
  if (isMove(value)) return ok(value);
  const request = REQUEST.safeParse(value);
  if (request.success) return ok(request.data);
  const re = isObject(value) ? value['re'] : undefined;
  return err(isNumber(re) ? { code: 'bad-message', re } : { code: 'bad-message' });
}

const idOf = (length: number): RegExp => new RegExp(`^[a-z0-9]{${length}}$`);
const TABLE_ID = idOf(LIMITS.tableId);
const MOVE_KEY = idOf(LIMITS.moveKey);
const MOVE_FIELDS = 6;

/** By far the most frequent request, read without the general machinery; whatever else it might be is left to that. */
function isMove(value: unknown): value is Extract<Request, { type: 'move' }> {
  if (!isObject(value) || value['type'] !== 'move' || !Object.hasOwn(value, 'move')) return false;
  const { re, table, key, decision } = value;
  return (
    Object.keys(value).length === MOVE_FIELDS &&
    isNumber(re) &&
    typeof table === 'string' &&
    TABLE_ID.test(table) &&
    typeof key === 'string' &&
    MOVE_KEY.test(key) &&
    typeof decision === 'string' &&
    decision.length <= LIMITS.decision
  );
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
