import type { Result } from '@stammtisch/kernel';
import type { ErrorCode } from '@stammtisch/protocol';

import type { Failure } from '../requests.ts';
import { pduError, type PduError, type PduErrorName } from './errors.ts';

/** Undefined when it was done; the answers are infos by themselves. */
export type Answer = Promise<PduError | undefined>;

export const noSession = (sessionId: number): PduError =>
  pduError('INVALID_SESSION_ID', `there is no session ${sessionId}`);

export const noPlayer = (playerId: number): PduError =>
  pduError('INVALID_PLAYER_ID', `there is no player ${playerId}`);

/** Why the house has refused something, by the names of the document as far as it has them. */
export function errorOf(
  result: Result<unknown, Failure>,
  names: Partial<Record<ErrorCode, PduErrorName>>,
): PduError | undefined {
  if (result.ok) return undefined;
  const { code, reason } = result.error;
  const name = names[code] ?? (code === 'too-fast' ? 'TOO_FAST' : 'SERVER_ERROR');
  return pduError(name, reason === undefined ? code : `${code}, ${reason}`);
}
