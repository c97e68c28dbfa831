import { err, isObject, ok, type Result } from '@stammtisch/kernel';

import { pduError, type PduError } from './errors.ts';
import { type InfoFromClient, PDU, PDU_VERSION } from './infos.ts';

interface Pdu {
  readonly senderId: number;
  readonly info: InfoFromClient;
}

/** What is wrong with a line. `isForeign`: whoever sent it does not speak this protocol. */
interface Unreadable {
  readonly error: PduError;
  readonly isForeign: boolean;
}

/** A line from a stranger becomes a PDU that clients may send, or an error; nothing else gets past. */
export function readPdu(line: string): Result<Pdu, Unreadable> {
  const value = parsed(line);
  if (!isObject(value)) return unreadable('a PDU is a line with a JSON object', true);
  const { version } = value;
  if (version !== PDU_VERSION) return unreadable(`version ${PDU_VERSION} is spoken here`, true);
  const pdu = PDU.safeParse(value);
  if (pdu.success) return ok(pdu.data);
  const path = pdu.error.issues[0]?.path.join('.') ?? '';
  return unreadable(`${path === '' ? 'the PDU' : path} is not as it should be`, false);
}

const unreadable = (detail: string, isForeign: boolean): Result<never, Unreadable> =>
  err({ error: pduError('INVALID_PDU', detail), isForeign });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
