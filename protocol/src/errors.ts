/** Everything that can be wrong with a request. A closed list: every code has a sentence in every language. */
export const ERROR_CODES = [
  /** Not JSON, not one of the requests, or a field that is not what it should be. */
  'bad-message',
  'too-large',
  'too-fast',
  /** This house speaks another version; the page has to be loaded again. */
  'other-protocol',
  /** Say hello first. */
  'no-hello',
  /** The private id does not belong to this person. */
  'not-you',
  'bad-name',
  'name-taken',
  /** Others still play for what this person knows, and a new name would be a word to them. */
  'knows-secret',
  /** Nobody here has that id, or not any more. */
  'no-such-person',
  'no-such-game',
  'bad-options',
  'no-such-table',
  'table-closed',
  /** Its log cannot be read by this version of the house, or not at all. */
  'unreadable-table',
  /** There is no such match, or not one that can still be read; or it is not for this person to see like that. */
  'no-such-replay',
  'closed-hands',
  'table-full',
  /** The host wants no more players. */
  'table-locked',
  'needs-password',
  'wrong-password',
  /** Banned from this table by its host. */
  'banned',
  /** The host lets nobody look on, or only after asking. */
  'no-spectators',
  /** The host wants no robots here. */
  'no-robots',
  'must-knock',
  /** Nobody speaks at this table, or only those with a chair, or not from afar. */
  'chat-off',
  'players-only',
  'not-here',
  'not-online',
  'seat-taken',
  'not-seated',
  'seated-elsewhere',
  /** Only a house that was opened for it deals cards that somebody has chosen. */
  'no-arena',
  /** Only who has nothing anywhere begins again. */
  'has-money',
  'not-host',
  'already-started',
  'too-many-tables',
  /** They have nothing that they could put on this table. */
  'no-chips',
  /** Possible, but not at this moment of the game. */
  'not-now',
  /** The question this move answers is no longer open. */
  'stale',
  /** The rules say no; `reason` has the game's own code. */
  'refused',
  'bad-text',
  /** No such name, or not that password, code or passkey: which of them is nobody's business. */
  'wrong-login',
  /** Too short, too long, or the name itself. */
  'bad-password',
  'has-account',
  /** They have as many as one person may have. */
  'too-many-robots',
  /** For those who have an account and show that it is theirs. */
  'no-account',
  /** They have no account, which a friend needs. */
  'is-guest',
  'too-many-friends',
  /** It is the only way into the account; a password has to come first. */
  'last-passkey',
  /** As many people are here as the house has room for: try again later. */
  'house-full',
  /** The house closes soon: nobody new comes in, and no table is opened. */
  'house-closing',
  /** The operator lets nobody in from this address, for now. */
  'blocked',
  /** The house can write nothing down just now. It has done nothing, or will say so when it is asked again. */
  'unavailable',
  /** Something went wrong in the house; the request may or may not have been carried out. */
  'house-error',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
