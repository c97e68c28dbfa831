import { z } from 'zod';

import { LIMITS, PROTOCOL } from './limits.ts';
import {
  access,
  chatMode,
  clock as seconds,
  leavers as leaversPolicy,
  matchId,
  moveKey,
  named,
  personId,
  reserve as timeBank,
  robotToken,
  seat,
  secret,
  skill as strength,
  spectators,
  tableId,
  version,
} from './schema-parts.ts';

const re = z.int().min(0).describe('a number of your own, by which you know the answer');
const tablePassword = z.string().min(1).max(LIMITS.tablePassword);
const gameName = z.string().max(40);
const tableName = z.string().max(LIMITS.tableName * 4);
const text = z.string().max(LIMITS.chat * 2);
const seats = z.int().min(1).max(10).describe('how many chairs');
const options = z
  .record(z.string().max(40), z.unknown())
  .describe('the name of a `preset` and what is to differ from it: see the schema of the game');
const leaving = z
  .boolean()
  .optional()
  .describe('gives up the seat one has elsewhere; without it, whoever has one is refused');
const leavers = leaversPolicy.describe(
  'what happens to a round when someone leaves in the middle of it: their side has lost it, the computer plays on, or the table waits',
);
const clock = seconds.describe('seconds for every decision; 0 for as long as one likes');
const reserve = timeBank.describe(
  'seconds that everyone has besides, for when the clock has run out; 0 for none',
);
const skill = strength.describe('how well the computers play: 0 for as well as they can');

const request = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  says: string,
  shape: Shape,
) => z.strictObject({ re, type: z.literal(type), ...shape }).describe(says);

/** Everything a client may ask of the house, by its type. */
export const REQUESTS = {
  hello: request(
    'hello',
    'The first request of a connection: who is there. Without `resume` (and without the cookie of an account) somebody new comes in; with it, somebody who was here before.',
    {
      protocol: z
        .int()
        .describe(`the version that the client speaks; this house speaks ${PROTOCOL}`),
      resume: z
        .strictObject({ person: personId, secret })
        .optional()
        .describe('as the first hello was answered'),
      token: robotToken.optional().describe('with which a robot shows who it is'),
    },
  ),
  ping: request(
    'ping',
    'A sign of life. The house hangs up on whoever says nothing for too long.',
    {
      next: z
        .int()
        .min(0)
        .max(60_000)
        .optional()
        .describe('after how many milliseconds the next one is to be expected'),
    },
  ),
  rename: request('rename', 'Another name for oneself, unlike any other in the house.', {
    name: z.string().max(LIMITS.name * 4),
  }),
  takeOver: request('takeOver', 'Closes all other pages and devices of one’s own.', {}),

  lobby: request(
    'lobby',
    'Whether one wants to be told of the list of tables, and of which part of it: those with a free seat come first.',
    {
      on: z.boolean(),
      game: gameName.exactOptional().describe('only tables of this game'),
      free: z.boolean().exactOptional().describe('only tables with a free seat'),
      rows: z
        .int()
        .min(1)
        .max(LIMITS.tablesShownMost)
        .exactOptional()
        .describe(`how many; ${LIMITS.tablesShown}, if it is not said`),
    },
  ),
  find: request('find', 'A table that everyone may find, by its number.', {
    number: z.int().min(1),
  }),
  open: request(
    'open',
    'Opens a table and takes a seat at it; with `start`, computers fill the others at once.',
    {
      game: gameName,
      options: options.optional(),
      seats: seats
        .optional()
        .describe('how many chairs; without it, as many as the game usually has'),
      start: z.boolean().optional(),
      name: tableName
        .optional()
        .describe('unique among open tables; without it, the house makes one up'),
      access: access
        .optional()
        .describe(
          'who may sit down: whoever comes, whom the host lets in, or who knows the password',
        ),
      password: tablePassword.optional(),
      listed: z
        .boolean()
        .optional()
        .describe('whether strangers find it in the list of tables and may sit down'),
      leaving,
      leavers: leavers.optional(),
      openHands: z
        .boolean()
        .optional()
        .describe('whether all hands of a match are open once it is over'),
      robots: z
        .boolean()
        .optional()
        .describe('whether robots may sit down; they may, if it is not said'),
      deal: z
        .string()
        .max(LIMITS.deal)
        .optional()
        .describe(
          'in a house that was opened with --arena: the first deal, in the notation of the game. Such a table is never listed, counts in no statistics and has no money on it',
        ),
      skill: skill.optional(),
      clock: clock
        .optional()
        .describe(
          'seconds for every decision; 0 for as long as one likes. Without it, as is usual in the game',
        ),
      reserve: reserve.optional(),
    },
  ),
  quick: request(
    'quick',
    'A seat among people: at a table of this game that strangers may come to, or else at a new one that the next who asks is led to, with computers on the other chairs until then.',
    {
      game: gameName,
      skill: strength
        .optional()
        .describe('how well the computers play at a table that is opened by this'),
      clock: seconds
        .optional()
        .describe('seconds for a decision: nobody is led to a table where they have less'),
      leaving,
    },
  ),
  mine: request('mine', 'Open tables at which one has sat, the last one first.', {}),

  watch: request(
    'watch',
    'Looks at a table from here on: a `table` message comes before the answer. With `since` and `heard`, only what was missed comes, if that is not too much.',
    {
      table: tableId,
      since: version.optional().describe('the version one has already seen'),
      heard: z.number().min(0).optional().describe('the last line of chat one has read'),
    },
  ),
  unwatch: request('unwatch', 'Looks at no table any more.', {}),
  sit: request(
    'sit',
    'A chair: at once, when the round is over, or when the host opens, as the table has it.',
    {
      table: tableId,
      seat: seat.optional().describe('which one; without it, the first that is free'),
      password: tablePassword.optional().describe('where a table has one'),
      leaving,
    },
  ),
  knock: request('knock', 'Asks to be let in to look on, where the host has a say in that.', {
    table: tableId,
  }),
  moreTime: request('moreTime', 'Gives somebody else who thinks half a minute more.', {
    table: tableId,
    seat,
  }),
  decline: request('decline', 'Does not come to where one was invited.', { table: tableId }),
  leave: request('leave', 'Gives up the chair, or waits for one no longer.', { table: tableId }),
  move: request(
    'move',
    'A move in the game, as an answer to a question that is open for one’s seat.',
    {
      table: tableId,
      key: moveKey.describe(
        'made up by you, and sent again with a repeat: the move takes effect once',
      ),
      decision: z
        .string()
        .max(LIMITS.decision)
        .describe('the stamp of the question: see the page of the game'),
      move: z.unknown().describe('see the schema of the game'),
      advised: z
        .literal(true)
        .exactOptional()
        .describe('you were told what to do: the round counts in none of your statistics'),
    },
  ),
  moves: request(
    'moves',
    'What one may do just now at the table one has a seat at, for programs that do not know its rules.',
    { table: tableId },
  ),
  bring: request('bring', 'More of one’s money onto the table, between rounds.', {
    table: tableId,
    amount: z
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('cents; without it, all of it'),
  }),
  chat: request('chat', 'Says something to all who look at the table.', { table: tableId, text }),
  notes: request(
    'notes',
    'What one writes down for oneself at a table; it replaces what was there.',
    { table: tableId, text: z.string().max(LIMITS.notes) },
  ),

  start: request('start', 'Host: begins; computers take the chairs that are free.', {
    table: tableId,
  }),
  settings: request('settings', 'Host: what is to be otherwise at this table.', {
    table: tableId,
    name: tableName.exactOptional(),
    listed: z.boolean().exactOptional(),
    access: access.exactOptional(),
    password: tablePassword.exactOptional(),
    locked: z.boolean().exactOptional().describe('no more players'),
    chat: chatMode.exactOptional().describe('who may speak: everyone, those with a chair, nobody'),
    spectators: spectators
      .exactOptional()
      .describe('who may look on without a chair: everyone, whom the host lets in, nobody'),
    openHands: z
      .boolean()
      .exactOptional()
      .describe('not in the middle of a match: nobody has played for that'),
    robots: z
      .boolean()
      .exactOptional()
      .describe('whether robots may sit down; one that plays goes with the round'),
    leavers: leavers.exactOptional(),
    clock: clock.exactOptional(),
    reserve: reserve.exactOptional(),
    skill: skill.exactOptional(),
    options: options.exactOptional().describe('other rules, until the first round has begun'),
    seats: seats.exactOptional().describe('more or fewer chairs, until the first round has begun'),
  }),
  chair: request(
    'chair',
    'Host: a computer takes a free chair, plays with another strength, or leaves its chair.',
    {
      table: tableId,
      seat,
      holder: z.enum(['computer', 'nobody']),
      skill: skill.exactOptional(),
    },
  ),
  host: request('host', 'Host: hands the table over to somebody who sits there.', {
    table: tableId,
    person: personId,
  }),
  admit: request(
    'admit',
    'Host: opens to somebody who knocks, or does not; or withdraws the consent to look on.',
    {
      table: tableId,
      person: personId,
      admitted: z.boolean(),
    },
  ),
  invite: request('invite', 'Host: asks somebody who is in the house to come.', {
    table: tableId,
    person: personId,
  }),
  remove: request('remove', 'Host: sends somebody away.', {
    table: tableId,
    person: personId,
    ban: z.boolean().optional().describe('for as long as the table is there'),
  }),
  unban: request('unban', 'Host: lets somebody come back who was banned.', {
    table: tableId,
    person: personId,
  }),
  close: request('close', 'Host: closes the table. Everyone gets back what is theirs.', {
    table: tableId,
  }),

  people: request('people', 'Whether one wants to be told who is in the house.', {
    on: z.boolean(),
  }),
  person: request('person', 'What one may know of a person.', { person: personId }),
  message: request('message', 'Writes to one person alone, also if they are not here.', {
    person: personId,
    text,
  }),
  messages: request(
    'messages',
    'One’s conversations; with `person`, the last lines of that one, which are read by that.',
    {
      person: personId.optional(),
      after: z.int().min(0).optional().describe('only lines after this one'),
    },
  ),
  mute: request(
    'mute',
    'Whether what this person writes is kept from one; they do not learn of it.',
    {
      person: personId,
      muted: z.boolean(),
    },
  ),
  mutes: request('mutes', 'All whom one has muted.', {}),
  friend: request(
    'friend',
    'Asks somebody to be one’s friend or says yes to them; or ends it, or says no. For those who have an account.',
    { person: personId, on: z.boolean() },
  ),
  friends: request('friends', 'One’s friends, and who has asked to be one.', {}),
  report: request('report', 'Tells the operator about somebody, and where it was.', {
    person: personId,
    table: tableId.optional(),
    text,
  }),

  balance: request('balance', 'How much money one has.', {
    reset: z
      .boolean()
      .optional()
      .describe('begins again with what everyone begins with, for those who have nothing anywhere'),
    table: tableId.optional().describe('tells also how much one could bring there'),
  }),
  scores: request(
    'scores',
    'The best at the tables against the bank, and how one has played oneself.',
    {},
  ),
  games: request(
    'games',
    'Matches that are over: one’s own, or those of a table that one may look at.',
    {
      game: gameName.exactOptional(),
      result: z.enum(['won', 'lost']).exactOptional(),
      against: z
        .enum(['people', 'computers'])
        .exactOptional()
        .describe('only those with other people, or against computers alone'),
      table: tableId.exactOptional(),
      page: z.int().min(0).max(LIMITS.gamesPage).exactOptional().describe('counts from 0'),
    },
  ),
  replay: request('replay', 'A match that is over, as one may see it.', {
    id: matchId,
    as: z
      .union([seat, z.enum(['own', 'gallery', 'open'])])
      .exactOptional()
      .describe('through whose eyes; without it, as well as one may'),
    from: version.exactOptional().describe('where an earlier answer ended'),
  }),
  log: request(
    'log',
    'The same match as the log of the table has it, for those who may see all hands.',
    { id: matchId, from: version.exactOptional() },
  ),
} as const;

for (const [type, schema] of Object.entries(REQUESTS)) named(`Request.${type}`, schema);

const { hello, ...others } = REQUESTS;

export const REQUEST = z.discriminatedUnion('type', [hello, ...Object.values(others)]);

/** In the order of the protocol. */
export const REQUEST_TYPES = Object.values(REQUESTS).map(({ shape }) => shape.type.value);

export type RequestType = keyof typeof REQUESTS;
export type Request = z.infer<(typeof REQUESTS)[RequestType]>;
/** A move as a client sends it. */
export type MoveRequest = Extract<Request, { type: 'move' }>;
