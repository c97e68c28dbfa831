/** Errors by the names of CluedoCommunication 0.2, numbered from 1; what the document lacks comes after its thirteen. */
export const PDU_ERRORS = [
  'INVALID_SENDER_ID',
  'CONNECTION_REFUSED',
  'PLAYERNAME_EXISTS',
  'SESSIONNAME_EXISTS',
  'ALREADY_IN_SESSION',
  'INVALID_SESSION_ID',
  'SESSION_ALREADY_CLOSED',
  'NOT_DIRECTOR',
  'INVALID_PLAYER_ID',
  'NOT_ACTIVE_PLAYER',
  'INVALID_MOVE',
  'INVALID_CARD',
  'NO_MOVE_MADE',
  'INVALID_SUSPICION',
  'SESSION_FULL',
  'NOT_IN_SESSION',
  'NOT_ENOUGH_PLAYERS',
  'INVALID_PDU',
  'TOO_FAST',
  'SERVER_ERROR',
] as const;

export type PduErrorName = (typeof PDU_ERRORS)[number];

/** How many of them the document itself has. */
export const ERRORS_OF_THE_DOCUMENT = 13;

export interface PduError {
  readonly name: PduErrorName;
  readonly detail: string;
}

export const pduError = (name: PduErrorName, detail: string): PduError => ({ name, detail });

export const errorInfo = ({ name, detail }: PduError) =>
  ({
    class: 'ErrorInfo',
    errNo: PDU_ERRORS.indexOf(name) + 1,
    errMsg: `${name}: ${detail}`,
  }) as const;
