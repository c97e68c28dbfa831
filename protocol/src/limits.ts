/** Bounds that both sides know. */
export const LIMITS = {
  messageBytes: 8 * 1024,
  personId: 10,
  secret: 32,
  robotToken: 40,
  /** Robots of one person. */
  robots: 5,
  tableId: 8,
  moveKey: 12,
  /** Characters of the stamp of a question. */
  decision: 80,
  entryId: 12,
  /** Characters of a name, a title and a line of chat. */
  name: 20,
  nameMin: 2,
  chat: 500,
  tableName: 30,
  tablePassword: 50,
  /** Characters of a deal that somebody has chosen. */
  deal: 1_000,
  /** People who may knock at a table at a time. */
  knocks: 10,
  /** Rows of the list of tables that are told at a time: so many first, and not more than those. */
  tablesShown: 50,
  tablesShownMost: 500,
  /** A report says at least so much; it is no longer than a line of chat. */
  reportMin: 5,
  /** Lines of chat that a newcomer gets to read. */
  chatHistory: 100,
  /** People in the list of those who are in the house. */
  people: 500,
  /** People whom one can want as friends. */
  friends: 200,
  /** People whom one can mute. */
  mutes: 200,
  password: 200,
  passwordMin: 8,
  /** Characters of what a passkey is called. */
  passkeyName: 40,
  /** Characters of one's own notes at a table. */
  notes: 4_000,
  /** Matches on a page of one's games, and the last page that can be asked for. */
  gamesOnPage: 20,
  gamesPage: 10_000,
  /** The weakest computer player that can be asked for. */
  skill: 3,
  /** Seconds to decide in, where there is a clock. */
  clockMin: 10,
  clockMax: 600,
  /** Seconds of a time bank at the most. */
  reserveMax: 600,
  /** Seconds that one gives to somebody who thinks. */
  moreTime: 30,
} as const;

export const PROTOCOL = 3;

/** What everyone has to begin with, in cents, and after a reset. */
export const FIRST_BALANCE = 100_000;
/** With less than a dollar nobody can bet anything: it is as good as nothing. */
export const BROKE_BELOW = 100;

/** Where accounts are opened and shown, over plain requests: only those can set a cookie. */
export const ACCOUNT_PATH = '/account';

/** Where the socket is, and the word that names this protocol on it. */
export const SOCKET_PATH = '/ws';
/** Where the same messages come as server-sent events, and are said by POST. */
export const EVENTS_PATH = '/events';
export const SUBPROTOCOL = `stammtisch.${PROTOCOL}`;
/** Whether it is what a client of any version asks for. */
export const isSubprotocol = (name: string): boolean => /^stammtisch\.\d+$/.test(name);

/** How often a client asks whether the house is still there, if it hears nothing: while somebody looks at it, and while nobody does. */
export const PING_MS = { looking: 2_500, hidden: 45_000 } as const;
/** A question that is open for so long is said to be unanswered: with the pace above, five seconds after the house hung. */
export const UNANSWERED_MS = 2_500;
/** Whoever hears nothing for so long takes the connection for dead. */
export const SILENCE_MS = 20_000;

/** How long to bear with someone who said that they would be silent for so long: their clock may be slow. */
export const patienceFor = (pace: number): number => Math.max(SILENCE_MS, 2 * pace);
/** After a sign that the connection may be dead, this long is enough. */
export const DOUBT_MS = 2_500;
