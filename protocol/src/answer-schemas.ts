import { z } from 'zod';

import type { AnswerType } from './messages.ts';
import {
  actor,
  outcome,
  ownTable,
  scene,
  summary,
  tableList,
  tableVersion,
  viewer,
  visitor,
  visitorFields,
} from './room-schemas.ts';
import {
  anyone,
  cents,
  matchId,
  named,
  patch,
  personId,
  robot,
  secret,
  tableId,
  time,
  version,
  whole,
} from './schema-parts.ts';

const nothing = z.strictObject({ nothing: z.never().exactOptional() });

const privateLineFields = {
  line: whole.describe('counts the lines that one knows of a conversation, from 1'),
  own: z.boolean().describe('whether one has written it oneself'),
  text: z.string(),
  at: time,
};
export const privateLine = z.strictObject(privateLineFields);

const playRecord = named(
  'PlayRecord',
  z
    .strictObject({
      game: z.string(),
      rounds: whole,
      won: whole,
      drawn: whole,
      score: z.number().describe('all points together; cents where there is money'),
      best: z.number().describe('the most that one round has brought'),
    })
    .describe('How someone has played a game so far.'),
);

const playedGame = named(
  'PlayedGame',
  z
    .strictObject({
      id: matchId,
      game: z.string(),
      began: time,
      ended: time,
      rounds: whole,
      seats: z.array(
        z.strictObject({ name: z.string(), by: z.enum(['person', 'bot', 'nobody']), robot }),
      ),
      seat: whole.exactOptional().describe("one's own, if one played the last round"),
      outcome: outcome
        .exactOptional()
        .describe('absent where the table was closed in the middle of the match'),
    })
    .describe('A match that is over.'),
);

const replayView = z.union([viewer, z.literal('own')]);

const replayStep = named(
  'ReplayStep',
  z.strictObject({
    v: version,
    at: time,
    by: actor.exactOptional(),
    seen: z.unknown().exactOptional(),
    patch,
  }),
);

const replayHead = named(
  'ReplayHead',
  z.strictObject({
    match: playedGame,
    rules: whole.describe('the version of the rules it was played by'),
    views: z.array(replayView).describe('how one may see it, best first'),
    first: version,
    last: version,
    scene: scene.describe('what was to be seen before the first step'),
    people: z.record(z.string(), z.string()).describe('names by id'),
  }),
);

const namedFields = { person: personId, name: z.string(), robot };
const namedPerson = named('NamedPerson', z.strictObject(namedFields));

export const friendFields = {
  friends: z.array(z.strictObject({ ...namedFields, here: z.boolean() })),
  asked: z.array(namedPerson).describe('who wants to be one’s friend'),
  sent: z.array(namedPerson).describe('whom one has asked'),
};

const choice = named(
  'Choice',
  z
    .strictObject({
      decision: z.string().describe('the stamp of the question, which goes with the move'),
      moves: z.array(z.unknown()).describe("moves that answer it: the game's own schema"),
      amounts: z
        .array(
          z.strictObject({ kind: z.string(), min: z.number(), max: z.number(), step: z.number() }),
        )
        .describe('further moves, which differ only in their `amount`'),
    })
    .describe('A question that one may answer just now.'),
);

/** What a request brings, by its type. */
export const ANSWERS = {
  hello: z.strictObject({
    person: personId,
    name: z.string(),
    secret: secret
      .exactOptional()
      .describe('with which a guest comes back; who has an account has a cookie for that'),
    account: z.boolean(),
    robot: z
      .literal(true)
      .exactOptional()
      .describe('for whoever came in with the token of a robot'),
    seat: z.strictObject({ table: tableId }).exactOptional().describe('where one has a chair'),
    reach: z
      .string()
      .exactOptional()
      .describe('where others in the same network reach this house, for links'),
  }),
  rename: z.strictObject({ name: z.string() }),
  balance: z.strictObject({
    balance: cents.describe('in the account, in cents'),
    onTables: cents.describe('before this person on tables, stakes included'),
    spendable: cents
      .exactOptional()
      .describe('what one could bring to the table that was asked about'),
  }),
  scores: z.strictObject({
    best: z.array(z.strictObject({ name: z.string(), score: cents, at: time })),
    mine: z.array(playRecord),
  }),
  lobby: z.strictObject(tableList),
  people: z.strictObject({
    people: z.array(visitor),
    total: whole.describe('counts also those who are not in the list'),
  }),
  person: z.strictObject({
    ...visitorFields,
    here: z.boolean(),
    account: z.boolean(),
    since: time.describe('when the house first saw them, in milliseconds since 1970'),
    records: z.array(playRecord),
    mayInvite: tableId
      .exactOptional()
      .describe('the table whose host one is, if they can be invited to it now'),
  }),
  message: z.strictObject({ line: whole }),
  messages: z.union([
    z.strictObject({
      conversations: z.array(
        z.strictObject({
          person: personId,
          name: z.string(),
          robot,
          last: privateLine,
          unread: whole,
        }),
      ),
    }),
    z.strictObject({ name: z.string(), robot, lines: z.array(privateLine) }),
  ]),
  mute: nothing,
  mutes: z.strictObject({
    people: z.array(namedPerson),
  }),
  friend: nothing,
  friends: z.strictObject(friendFields),
  mine: z.strictObject({ tables: z.array(ownTable) }),
  games: z.strictObject({
    games: z.array(playedGame),
    more: z.boolean().describe('whether there is another page'),
  }),
  replay: z.strictObject({
    as: replayView,
    steps: z.array(replayStep),
    head: replayHead.exactOptional().describe('with the first steps'),
    next: version.exactOptional().describe('where the others begin'),
  }),
  log: z.strictObject({
    start: z.unknown().exactOptional().describe('the table before the first entry'),
    entries: z.array(z.unknown()),
    next: version.exactOptional(),
  }),
  open: z.strictObject({ table: tableId }),
  quick: z.strictObject({
    table: tableId,
    seated: z.boolean().describe('at once, or when the round is over'),
    opened: z.boolean().describe('a new table, since nobody else was there'),
  }),
  watch: z.strictObject({ version: tableVersion }),
  unwatch: nothing,
  find: z.strictObject({ table: summary }),
  sit: z.strictObject({
    seated: z.boolean().describe('at once; if not, when the round is over or the host opens'),
    knocking: z.literal(true).exactOptional().describe('the host has to open'),
  }),
  knock: nothing,
  moreTime: nothing,
  settings: nothing,
  chair: nothing,
  host: nothing,
  admit: nothing,
  invite: nothing,
  decline: nothing,
  remove: nothing,
  unban: nothing,
  close: nothing,
  leave: nothing,
  bring: nothing,
  start: nothing,
  moves: z.strictObject({
    version: tableVersion,
    seat: whole,
    view: z.unknown().describe("the game as one sees it: the game's own schema"),
    isAwaited: z
      .boolean()
      .describe('whether the table waits for one: not every decision has to be made'),
    decisions: z.array(choice),
    outcome: outcome.exactOptional().describe('once the match is over'),
  }),
  move: z.strictObject({ version: tableVersion }),
  chat: z.strictObject({ line: z.number() }),
  notes: nothing,
  report: nothing,
  takeOver: nothing,
  ping: nothing,
} as const satisfies { readonly [Type in AnswerType]: z.ZodType };

export const chatLineFields = {
  line: z
    .number()
    .describe(
      'counts the lines of a table from 1; what is not for everyone is numbered with fractions in between',
    ),
  from: anyone.describe('"house" where the house speaks'),
  name: z.string(),
  robot,
  text: z.string(),
  at: time,
};

for (const [type, schema] of Object.entries(ANSWERS))
  if (schema !== nothing) named(`Answer.${type}`, schema);
named('Nothing', nothing);
