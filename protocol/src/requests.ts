import { z } from 'zod';

import { LIMITS } from './limits.ts';

const id = (length: number) => z.string().regex(new RegExp(`^[a-z0-9]{${length}}$`));
const personId = id(LIMITS.personId);
const tableId = id(LIMITS.tableId);
const version = z.int().min(0);
const seat = z.int().min(0).max(9);
const leavers = z.enum(['forfeit', 'computer', 'wait']);
const skill = z.int().min(0).max(LIMITS.skill);
const clock = z.union([z.literal(0), z.int().min(LIMITS.clockMin).max(LIMITS.clockMax)]);
const tablePassword = z.string().min(1).max(LIMITS.tablePassword);

/** The number a client gives its request, to know the answer by. */
const request = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ re: z.int().min(0), ...shape });

/** Everything a client may ask of the house. */
export const REQUEST = z.discriminatedUnion('type', [
  /** The first request of a connection; with `resume`, from someone who was here before. */
  request({
    type: z.literal('hello'),
    protocol: z.int(),
    resume: z.strictObject({ person: personId, secret: id(LIMITS.secret) }).optional(),
  }),
  request({ type: z.literal('rename'), name: z.string().max(LIMITS.name * 4) }),
  /**
   * How much money one has; with `reset`, after beginning again with what everyone begins with;
   * with `table`, also how much of it one could bring there.
   */
  request({
    type: z.literal('balance'),
    reset: z.boolean().optional(),
    table: tableId.optional(),
  }),
  /** The best at the tables against the bank, and how one has played oneself. */
  request({ type: z.literal('scores') }),
  /** Whether news of the lobby is wanted. */
  request({ type: z.literal('lobby'), on: z.boolean() }),
  /** Whether one wants to be told who is in the house. */
  request({ type: z.literal('people'), on: z.boolean() }),
  request({ type: z.literal('person'), person: personId }),
  /** Writes to one person alone. */
  request({
    type: z.literal('message'),
    person: personId,
    text: z.string().max(LIMITS.chat * 2),
  }),
  /**
   * One's conversations; with `person`, the last lines of that one, or those after a line, which
   * are read by that.
   */
  request({
    type: z.literal('messages'),
    person: personId.optional(),
    after: z.int().min(0).optional(),
  }),
  /** What a muted person writes is kept from one; they do not learn of it. */
  request({ type: z.literal('mute'), person: personId, muted: z.boolean() }),
  request({ type: z.literal('mutes') }),
  /** Asks somebody to be one's friend or says yes to them; or ends it, or says no. */
  request({ type: z.literal('friend'), person: personId, on: z.boolean() }),
  request({ type: z.literal('friends') }),
  /** Opens a table and takes a seat at it; with `start`, computers fill the others at once. */
  request({
    type: z.literal('open'),
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.unknown()).optional(),
    /** How many chairs; without it, as many as the game usually has. */
    seats: z.int().min(1).max(10).optional(),
    start: z.boolean().optional(),
    /** Unique among open tables; without it, the house makes one up. */
    name: z
      .string()
      .max(LIMITS.tableName * 4)
      .optional(),
    access: z.enum(['free', 'knock', 'password']).optional(),
    password: tablePassword.optional(),
    /** Whether strangers find it in the list of tables and may sit down. */
    listed: z.boolean().optional(),
    /** Gives up the seat one has elsewhere; without it, whoever has one is refused. */
    leaving: z.boolean().optional(),
    leavers: leavers.optional(),
    /** Whether all hands of a match are open once it is over. */
    openHands: z.boolean().optional(),
    /** How well the computers play: 0 for as well as they can. */
    skill: skill.optional(),
    /** Seconds for every decision; 0 for as long as one likes. Without it, as is usual in the game. */
    clock: clock.optional(),
  }),
  /**
   * A seat among people: at a table of this game that strangers may come to, or else at a new one
   * that the next who asks is led to, with computers on the other chairs until then.
   */
  request({
    type: z.literal('quick'),
    game: z.string().max(40),
    /** How well the computers play at a table that is opened by this. */
    skill: skill.optional(),
    /** Seconds for a decision: nobody is led to a table where they have less. */
    clock: clock.optional(),
    leaving: z.boolean().optional(),
  }),
  /**
   * Looks at a table from here on. `since` is the version this client has already seen and
   * `heard` the last line of chat: then it is told what it has missed, if that is not too much.
   */
  request({
    type: z.literal('watch'),
    table: tableId,
    since: version.optional(),
    heard: z.number().min(0).optional(),
  }),
  request({ type: z.literal('unwatch') }),
  /** More of one's money onto the table: `amount` cents, or all of it. */
  request({
    type: z.literal('bring'),
    table: tableId,
    amount: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  /** Open tables at which one has sat, the last one first. */
  request({ type: z.literal('mine') }),
  /** Matches that are over: one's own, or those of a table that one may look at. */
  request({
    type: z.literal('games'),
    game: z.string().max(40).exactOptional(),
    /** Only those that one has won, or lost. */
    result: z.enum(['won', 'lost']).exactOptional(),
    /** Only those with other people, or against computers alone. */
    against: z.enum(['people', 'computers']).exactOptional(),
    table: tableId.exactOptional(),
    /** Counts from 0. */
    page: z.int().min(0).max(LIMITS.gamesPage).exactOptional(),
  }),
  /** A match that is over as one may see it; without `as`, as well as one may. */
  request({
    type: z.literal('replay'),
    id: id(LIMITS.entryId),
    as: z.union([seat, z.enum(['own', 'gallery', 'open'])]).exactOptional(),
    from: version.exactOptional(),
  }),
  /** The same as the log has it, for those who may see all hands. */
  request({ type: z.literal('log'), id: id(LIMITS.entryId), from: version.exactOptional() }),
  request({
    type: z.literal('sit'),
    table: tableId,
    seat: seat.optional(),
    /** Where a table has one. */
    password: tablePassword.optional(),
    /** Gives up the seat one has elsewhere; without it, whoever has one is refused. */
    leaving: z.boolean().optional(),
  }),
  request({ type: z.literal('leave'), table: tableId }),
  request({ type: z.literal('start'), table: tableId }),
  /** A table that everyone may find, by its number. */
  request({ type: z.literal('find'), number: z.int().min(1) }),
  /** Asks to be let in to look on, where the host has a say in that. */
  request({ type: z.literal('knock'), table: tableId }),

  // What only the host of a table may ask for.
  request({
    type: z.literal('settings'),
    table: tableId,
    name: z
      .string()
      .max(LIMITS.tableName * 4)
      .exactOptional(),
    listed: z.boolean().exactOptional(),
    access: z.enum(['free', 'knock', 'password']).exactOptional(),
    password: tablePassword.exactOptional(),
    locked: z.boolean().exactOptional(),
    chat: z.enum(['all', 'players', 'off']).exactOptional(),
    spectators: z.enum(['all', 'ask', 'none']).exactOptional(),
    /** Not in the middle of a match: nobody has played for that. */
    openHands: z.boolean().exactOptional(),
    leavers: leavers.exactOptional(),
    clock: clock.exactOptional(),
    skill: skill.exactOptional(),
    /** Until the first round has begun: other rules, more or fewer chairs. */
    options: z.record(z.string().max(40), z.unknown()).exactOptional(),
    seats: z.int().min(1).max(10).exactOptional(),
  }),
  /** A computer takes a free chair, plays with another strength, or leaves its chair. */
  request({
    type: z.literal('chair'),
    table: tableId,
    seat,
    holder: z.enum(['computer', 'nobody']),
    skill: skill.exactOptional(),
  }),
  /** Hands the table over. */
  request({ type: z.literal('host'), table: tableId, person: personId }),
  /** Opens to somebody who knocks, or does not. */
  request({ type: z.literal('admit'), table: tableId, person: personId, admitted: z.boolean() }),
  request({ type: z.literal('invite'), table: tableId, person: personId }),
  request({
    type: z.literal('remove'),
    table: tableId,
    person: personId,
    /** For as long as the table is there. */
    ban: z.boolean().optional(),
  }),
  request({ type: z.literal('unban'), table: tableId, person: personId }),
  request({ type: z.literal('close'), table: tableId }),

  /** Does not come to where one was invited. */
  request({ type: z.literal('decline'), table: tableId }),
  /** `key` makes a repeat harmless; `decision` is the stamp of the question that is answered. */
  request({
    type: z.literal('move'),
    table: tableId,
    key: id(LIMITS.moveKey),
    decision: z.string().max(LIMITS.decision),
    move: z.unknown(),
  }),
  request({ type: z.literal('chat'), table: tableId, text: z.string().max(LIMITS.chat * 2) }),
  /** What one writes down for oneself at a table; it replaces what was there. */
  request({ type: z.literal('notes'), table: tableId, text: z.string().max(LIMITS.notes) }),
  /** Tells the operator about somebody, and where it was. */
  request({
    type: z.literal('report'),
    person: personId,
    table: tableId.optional(),
    text: z.string().max(LIMITS.chat * 2),
  }),
  /** Closes all other pages and devices of one's own. */
  request({ type: z.literal('takeOver') }),
  /** A sign of life, and after how many milliseconds the next one is to be expected. */
  request({ type: z.literal('ping'), next: z.int().min(0).max(60_000).optional() }),
]);

export type Request = z.infer<typeof REQUEST>;
/** A move as a client sends it. */
export type MoveRequest = Extract<Request, { type: 'move' }>;

export type RequestType = Request['type'];
