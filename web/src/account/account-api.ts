import { err, isObject, ok, type Result } from '@stammtisch/kernel';
import { ACCOUNT_PATH, ERROR_CODES, type ErrorCode } from '@stammtisch/protocol';

import { inHouse } from '../base-path.ts';
import { beginAnew, guestIdentity } from '../connection.ts';
import { leaveNote } from '../parts/note.ts';

export type Refused = ErrorCode | 'lost';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A request to the account API of the house. */
export async function ask(
  path: string,
  body: JsonObject = {},
): Promise<Result<JsonObject, Refused>> {
  try {
    const response = await fetch(inHouse(`${ACCOUNT_PATH}/${path}`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!isObject(answer)) return err('house-error');
    return response.ok ? ok(answer) : err(codeIn(answer));
  } catch {
    return err('lost');
  }
}

const codeIn = ({ code }: JsonObject): ErrorCode =>
  ERROR_CODES.find(each => each === code) ?? 'house-error';

/** What a guest sends to the account API; nothing for those who have an account. */
export function asGuest(): JsonObject {
  const guest = guestIdentity();
  return guest === undefined ? {} : { guest };
}

/** Said by whatever makes another page come. */
export const LEAVING = 'leaving';

/** The house knows this browser as somebody else now, and says so on the next page. */
export function becomeAnother(note: string): typeof LEAVING {
  leaveNote(note);
  beginAnew();
  return LEAVING;
}
