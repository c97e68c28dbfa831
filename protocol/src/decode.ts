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
  const request = REQUEST.safeParse(value);
  if (request.success) return ok(request.data);
  const re = isObject(value) ? value['re'] : undefined;
  return err(isNumber(re) ? { code: 'bad-message', re } : { code: 'bad-message' });
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
