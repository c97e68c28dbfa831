import { z } from 'zod';

import { ANSWERS, chatLineFields, friendFields, privateLine } from './answer-schemas.ts';
import { ERROR_CODES } from './errors.ts';
import type { HouseMessage } from './messages.ts';
import {
  actor,
  scene,
  settings,
  summary,
  tableList,
  tableVersion,
  visitor,
} from './room-schemas.ts';
import {
  anyone,
  named,
  patch,
  personId,
  robot,
  seat,
  tableId,
  version,
  whole,
} from './schema-parts.ts';

const houseLine = named(
  'HouseLine',
  z
    .union([
      z.strictObject({
        kind: z.enum([
          'sat',
          'left',
          'leaving',
          'stays',
          'away',
          'back',
          'waits',
          'gave up',
          'knocks',
          'host',
          'admitted',
          'refused',
          'withdrawn',
          'invited',
          'declined',
          'removed',
          'banned',
          'unbanned',
          'won',
          'more time',
        ]),
        person: anyone,
      }),
      z.strictObject({ kind: z.literal('computer won'), bot: z.string() }),
      z.strictObject({
        kind: z.literal('round'),
        unit: z.enum(['cents', 'points']),
        results: z.array(
          z.strictObject({
            by: z.union([
              z.strictObject({ person: anyone, name: z.string() }),
              z.strictObject({ bot: z.string() }),
            ]),
            gain: z.int(),
          }),
        ),
      }),
      z.strictObject({
        kind: z.literal('settings'),
        change: z.strictObject({
          name: settings.shape.name.exactOptional(),
          listed: settings.shape.listed.exactOptional(),
          access: settings.shape.access.exactOptional(),
          locked: settings.shape.locked.exactOptional(),
          chat: settings.shape.chat.exactOptional(),
          spectators: settings.shape.spectators.exactOptional(),
          openHands: settings.shape.openHands.exactOptional(),
          robots: settings.shape.robots.exactOptional(),
          leavers: settings.shape.leavers.exactOptional(),
          clock: settings.shape.clock.exactOptional(),
          reserve: settings.shape.reserve.exactOptional(),
          skill: settings.shape.skill.exactOptional(),
        }),
      }),
      z.strictObject({ kind: z.enum(['options', 'closed', 'started', 'again']) }),
      z.strictObject({ kind: z.literal('welcome'), text: z.string() }),
    ])
    .describe('What the house says in the chat of a table; clients put it into words.'),
);

const chatFields = { ...chatLineFields, house: houseLine.exactOptional() };
const chatLine = named('ChatLine', z.strictObject(chatFields));

const errorCode = named('ErrorCode', z.enum(ERROR_CODES));

const millisecondsBySeat = z.record(z.number(), z.number()).describe('milliseconds by seat');

/** Everything the house may say to a client, by its type. */
export const MESSAGES = {
  ok: z.strictObject({
    type: z.literal('ok'),
    re: whole.describe('the number of the request'),
    result: z.union(Object.values(ANSWERS)),
  }),
  error: z.strictObject({
    type: z.literal('error'),
    re: whole.exactOptional().describe('absent when the request was too broken to have a number'),
    code: errorCode,
    reason: z.string().exactOptional().describe("with `refused`: the game's own reason"),
  }),
  table: z.strictObject({
    type: z.literal('table'),
    table: tableId,
    version: tableVersion,
    scene,
    chat: z.array(chatLine),
  }),
  entry: z.strictObject({
    type: z.literal('entry'),
    v: version,
    by: actor.exactOptional(),
    seen: z
      .unknown()
      .exactOptional()
      .describe("the move as this viewer may see it: the game's own schema"),
    patch: patch.describe('from the scene before it to the scene after it'),
  }),
  people: z.strictObject({
    type: z.literal('people'),
    table: tableId,
    whole: z.literal(true).exactOptional().describe('all of them, and not only what is different'),
    people: z
      .record(z.string(), z.strictObject({ name: z.string(), here: z.boolean(), robot }))
      .describe('by id; `here` is whether they are connected and look at this table'),
    gone: z.array(anyone).exactOptional().describe('who was there and is not any more'),
    watching: whole.describe('how many look on without a chair'),
  }),
  chat: z.strictObject({ type: z.literal('chat'), ...chatFields }),
  notes: z.strictObject({ type: z.literal('notes'), table: tableId, text: z.string() }),
  clocks: z.strictObject({
    type: z.literal('clocks'),
    table: tableId,
    left: millisecondsBySeat,
    reserve: z
      .array(seat)
      .exactOptional()
      .describe('seats whose clock has run out, and who think on their reserve'),
  }),
  absences: z.strictObject({
    type: z.literal('absences'),
    table: tableId,
    left: millisecondsBySeat,
  }),
  tables: z.strictObject({
    type: z.literal('tables'),
    whole: z.literal(true).exactOptional().describe('all of them, and not only what is different'),
    ...tableList,
    gone: z.array(tableId).exactOptional(),
  }),
  visitors: z.strictObject({
    type: z.literal('visitors'),
    whole: z.literal(true).exactOptional().describe('all of them, and not only what is different'),
    people: z.array(visitor),
    gone: z.array(personId).exactOptional(),
    total: whole,
  }),
  message: z.strictObject({
    type: z.literal('message'),
    person: personId,
    name: z.string(),
    robot,
    ...privateLine.shape,
  }),
  seat: z.strictObject({ type: z.literal('seat'), table: tableId }),
  read: z.strictObject({ type: z.literal('read'), person: personId }),
  unread: z.strictObject({
    type: z.literal('unread'),
    from: z.record(z.string(), whole).describe('how many lines, by the id of who wrote them'),
  }),
  muted: z.strictObject({ type: z.literal('muted'), people: z.array(personId) }),
  friends: z.strictObject({ type: z.literal('friends'), ...friendFields }),
  pages: z.strictObject({ type: z.literal('pages'), count: whole }),
  'sent away': z.strictObject({
    type: z.literal('sent away'),
    table: tableId,
    why: z.enum(['removed', 'banned', 'no-spectators']),
  }),
  invitation: z.strictObject({
    type: z.literal('invitation'),
    table: summary,
    from: z.string().describe('the name of the host'),
  }),
  'invitation over': z.strictObject({ type: z.literal('invitation over'), table: tableId }),
  'knock answered': z.strictObject({
    type: z.literal('knock answered'),
    table: tableId,
    admitted: z.boolean(),
  }),
  announcement: z.strictObject({
    type: z.literal('announcement'),
    number: z.int(),
    text: z.string().exactOptional().describe('absent: it is withdrawn'),
  }),
  closing: z.strictObject({
    type: z.literal('closing'),
    left: z.number().describe('milliseconds until then at the latest'),
  }),
  bye: z.strictObject({
    type: z.literal('bye'),
    why: z.enum(['restart', 'slow', 'abuse', 'replaced', 'logged-out', 'blocked']),
  }),
} as const satisfies { readonly [Type in HouseMessage['type']]: z.ZodType };

export const MESSAGE_TYPES = Object.values(MESSAGES).map(({ shape }) => shape.type.value);

for (const [type, schema] of Object.entries(MESSAGES))
  named(`Message.${type.replaceAll(' ', '-')}`, schema);
