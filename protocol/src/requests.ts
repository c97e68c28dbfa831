import { z } from 'zod';

import { LIMITS } from './limits.ts';

const id = (length: number) => z.string().regex(new RegExp(`^[a-z0-9]{${length}}$`));
const personId = id(LIMITS.personId);
const tableId = id(LIMITS.tableId);
const version = z.int().min(0);

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
  /** Opens a table and takes a seat at it; with `start`, computers fill the others at once. */
  request({
    type: z.literal('open'),
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.unknown()).optional(),
    /** How many chairs; without it, as many as the game usually has. */
    seats: z.int().min(1).max(10).optional(),
    start: z.boolean().optional(),
    /** Whether strangers find it in the list of tables and may sit down. */
    listed: z.boolean().optional(),
    /** Gives up the seat one has elsewhere; without it, whoever has one is refused. */
    leaving: z.boolean().optional(),
    leavers: z.enum(['forfeit', 'computer']).optional(),
    /** How well the computers play: 0 for as well as they can. */
    skill: z.int().min(0).max(LIMITS.skill).optional(),
    /** Seconds for every decision; 0 for as long as one likes. Without it, as is usual in the game. */
    clock: z.union([z.literal(0), z.int().min(LIMITS.clockMin).max(LIMITS.clockMax)]).optional(),
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
  request({
    type: z.literal('sit'),
    table: tableId,
    seat: z.int().min(0).max(9).optional(),
    /** Gives up the seat one has elsewhere; without it, whoever has one is refused. */
    leaving: z.boolean().optional(),
  }),
  request({ type: z.literal('leave'), table: tableId }),
  request({ type: z.literal('start'), table: tableId }),
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
  /** A sign of life, and after how many milliseconds the next one is to be expected. */
  request({ type: z.literal('ping'), next: z.int().min(0).max(60_000).optional() }),
]);

export type Request = z.infer<typeof REQUEST>;
/** A move as a client sends it. */
export type MoveRequest = Extract<Request, { type: 'move' }>;

export type RequestType = Request['type'];
