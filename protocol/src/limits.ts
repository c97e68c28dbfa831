/** Bounds that both sides know. */
export const LIMITS = {
  messageBytes: 8 * 1024,
  personId: 10,
  secret: 32,
  tableId: 8,
  moveKey: 12,
  /** Characters of the stamp of a question. */
  decision: 80,
  entryId: 12,
  /** Characters of a name, a title and a line of chat. */
  name: 20,
  nameMin: 2,
  chat: 500,
  /** Lines of chat that a newcomer gets to read. */
  chatHistory: 100,
  password: 200,
  passwordMin: 8,
  /** Characters of one's own notes at a table. */
  notes: 4_000,
  /** The weakest computer player that can be asked for. */
  skill: 2,
  /** Seconds to decide in, where there is a clock. */
  clockMin: 10,
  clockMax: 600,
} as const;

export const PROTOCOL = 2;

/** What everyone has to begin with, in cents, and after a reset. */
export const FIRST_BALANCE = 100_000;

/** Where accounts are opened and shown, over plain requests: only those can set a cookie. */
export const ACCOUNT_PATH = '/account';

/** Where the socket is, and the word that names this protocol on it. */
export const SOCKET_PATH = '/ws';
export const SUBPROTOCOL = `stammtisch.${PROTOCOL}`;
/** Whether it is what a client of any version asks for. */
export const isSubprotocol = (name: string): boolean => /^stammtisch\.\d+$/.test(name);

/** A client that has said nothing for so long asks whether the house is still there. */
const PING_MS = 11_000;
/** Whoever hears nothing for so long takes the line for dead. */
export const SILENCE_MS = 20_000;
/** Where nothing happens, so many questions after each other are enough to ask less often from then on. */
const QUIET_PINGS = 5;
const QUIET_PING_MS = 45_000;

/** How long until the next ping, after so many with nothing in between. */
export const pingPace = (pings: number): number => (pings < QUIET_PINGS ? PING_MS : QUIET_PING_MS);

/** How long to bear with someone who said that they would be silent for so long: their clock may be slow. */
export const patienceFor = (pace: number): number => (pace <= PING_MS ? SILENCE_MS : 2 * pace);
/** After a sign that the line may be dead, this long is enough. */
export const DOUBT_MS = 2_500;
