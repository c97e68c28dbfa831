import { z } from 'zod';

import {
  access,
  anyone,
  chatMode,
  clock,
  reserve,
  leavers,
  named,
  personId,
  robot,
  seat,
  skill,
  spectators,
  tableId,
  time,
  version,
  whole,
} from './schema-parts.ts';

const people = z.array(anyone);

const holder = named(
  'Holder',
  z
    .union([
      z.strictObject({ person: anyone, away: z.literal(true).exactOptional(), robot }),
      z.strictObject({ bot: z.string(), skill: skill.exactOptional() }),
      z.strictObject({ nobody: z.literal(true) }),
    ])
    .describe('Who has a chair: a person, a computer under a name of its own, or nobody.'),
);

const knock = named(
  'Knock',
  z
    .strictObject({
      person: anyone,
      wants: z.enum(['seat', 'view']),
      seat: seat.exactOptional().describe('which chair, if they have said so'),
    })
    .describe('Somebody who waits until the host lets them in: to a chair, or to look on.'),
);

const room = named(
  'Room',
  z
    .strictObject({
      game: z.string(),
      number: whole.exactOptional().describe('counts the tables of a house'),
      name: z.string().exactOptional().describe('unique among open tables'),
      host: anyone,
      chairs: z.array(holder).describe('by seat'),
      waiting: people.describe("who will get a computer's chair when the round is over"),
      wishes: z
        .record(z.string(), seat)
        .exactOptional()
        .describe("which computer's chair, for those of them who have said so"),
      leaving: people.describe('who has left, and gives up the chair when the round is over'),
      started: z.boolean(),
      players: z
        .array(holder)
        .exactOptional()
        .describe('who had the chairs when the last round began'),
      rounds: whole.exactOptional().describe('that two or more people have begun together'),
      listed: z.boolean(),
      access: access.exactOptional().describe('absent: free'),
      locked: z.boolean().exactOptional(),
      chat: chatMode.exactOptional().describe('absent: everyone'),
      spectators: spectators.exactOptional().describe('absent: everyone'),
      openHands: z.boolean().exactOptional().describe('after a match all hands of it are open'),
      robots: z.boolean().exactOptional().describe('absent: they may sit down'),
      arena: z
        .literal(true)
        .exactOptional()
        .describe('the first deal was chosen by whoever opened it: nothing counts'),
      knocks: z.array(knock).exactOptional(),
      advised: people
        .exactOptional()
        .describe('who has moved on advice in this round: it counts in none of their statistics'),
      members: people.exactOptional().describe('who was let in, or has sat here: need not knock'),
      viewers: people.exactOptional().describe('who was let in to look on'),
      invited: people.exactOptional(),
      banned: people.exactOptional(),
      leavers: leavers.exactOptional().describe('absent: the computer plays on'),
      clock: z.int().exactOptional().describe('seconds for every decision; absent: no limit'),
      reserve: z
        .int()
        .exactOptional()
        .describe('seconds that everyone has besides, until they are used up; absent: none'),
      reserves: z
        .record(z.string(), z.number())
        .exactOptional()
        .describe('milliseconds that are left of it, for those who have used some'),
      skill: skill.exactOptional().describe('how much weaker than they can the computers play'),
      closed: z.boolean(),
    })
    .describe('What is known of a table besides the game itself.'),
);

export const settings = z.strictObject({
  name: z.string(),
  listed: z.boolean(),
  access,
  locked: z.boolean(),
  chat: chatMode,
  spectators,
  openHands: z.boolean(),
  robots: z.boolean(),
  leavers,
  clock,
  reserve,
  skill,
});

export const scene = named(
  'Scene',
  z
    .strictObject({
      room,
      view: z.unknown().describe("what this viewer sees of the game: the game's own schema"),
    })
    .describe('All that a viewer sees of a table.'),
);

const summaryFields = {
  table: tableId,
  number: whole.exactOptional(),
  name: z.string().exactOptional(),
  game: z.string(),
  host: z.string().describe('their name'),
  options: z.unknown().describe("the game's own schema"),
  seats: whole,
  people: z.array(z.string()).describe('the names of those who have a chair'),
  chairs: z
    .array(
      z.union([
        z.strictObject({
          person: z.string(),
          away: z.literal(true).exactOptional().describe('does not look at the table just now'),
        }),
        z.strictObject({ bot: z.string() }),
        z.strictObject({ nobody: z.literal(true) }),
      ]),
    )
    .describe('by seat, with the names of those who have them'),
  robots: z
    .array(z.string())
    .exactOptional()
    .describe('which of them, and of the host, are robots'),
  noRobots: z.literal(true).exactOptional().describe('robots may not sit down there'),
  bots: whole,
  watching: whole.describe('without a chair'),
  started: z.boolean(),
  access: access.exactOptional(),
  locked: z.boolean().exactOptional(),
  leavers: leavers.exactOptional(),
  clock: z.int().exactOptional(),
  skill: skill.exactOptional(),
};

export const summary = named(
  'TableSummary',
  z.strictObject(summaryFields).describe('A row of the list of tables.'),
);

export const tableList = {
  tables: z.array(summary),
  found: whole.describe('how many there are of the kind one has asked for'),
  total: whole.describe('how many there are of all kinds'),
  online: whole.describe('how many people are in the house'),
};

export const ownTable = named(
  'OwnTable',
  z
    .strictObject({ ...summaryFields, at: time })
    .describe('An open table at which one has sat, and when something last happened there.'),
);

const tablePlace = z
  .strictObject({
    table: tableId.exactOptional(),
    number: whole.exactOptional(),
    name: z.string().exactOptional(),
    game: z.string().exactOptional(),
  })
  .describe('Without an id it is a table that not everyone may find.');

/** Who made a move: a seat, or the house, which deals, seats people and calls time. */
export const actor = z.union([whole, z.literal('house')]);
export const viewer = z.union([whole, z.literal('gallery'), z.literal('open')]);

export const outcome = named(
  'Outcome',
  z
    .strictObject({ winners: z.array(whole), points: z.array(z.number()) })
    .describe('How a match ended: who won, and the points by seat.'),
);

export const visitorFields = {
  person: personId,
  name: z.string(),
  robot,
  at: tablePlace.exactOptional().describe('absent: in the lobby'),
  away: z.literal(true).exactOptional().describe('no page of theirs has been visible for a while'),
};

export const visitor = named(
  'Visitor',
  z.strictObject(visitorFields).describe('Somebody who is in the house, on however many pages.'),
);

export const tableVersion = version.describe("how many entries the table's log has");
