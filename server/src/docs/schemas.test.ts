import { CATALOGUE } from '@stammtisch/bots';
import { gameDocument } from '@stammtisch/kernel/json-schema';
import { decode } from '@stammtisch/protocol/decode';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { messageId } from './asyncapi.ts';
import { EXAMPLES } from './examples.ts';
import { requestOf } from './examples/example.ts';
import { MESSAGE_EXAMPLES } from './examples/messages.ts';
import { protocolSchemas } from './schemas.ts';

const schemas = protocolSchemas();

/** As another program reads a schema. */
const reading = (schema: object): z.ZodType =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

/** The published schemas by themselves. */
const shared = JSON.parse(
  JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/'),
) as typeof schemas;
const readerOf = (id: string): z.ZodType => reading({ $defs: shared, $ref: `#/$defs/${id}` });

describe('what is published is what the house wants', () => {
  test.each(EXAMPLES.map(example => [example.ask.type, requestOf(example, 1)] as const))(
    '%s',
    (type, request) => {
      const reader = readerOf(`Request.${type}`);
      const spoiled = [
        { ...request, surplus: 1 },
        { ...request, re: -1 },
        { ...request, type: 'nothing' },
      ];
      expect(reader.safeParse(request).success).toBe(true);
      expect(decode(JSON.stringify(request)).ok).toBe(true);
      for (const wrong of spoiled) {
        expect(reader.safeParse(wrong).success).toBe(false);
        expect(decode(JSON.stringify(wrong)).ok).toBe(false);
      }
    },
  );

  test.each(
    EXAMPLES.flatMap(({ ask, answer }) => ('ok' in answer ? [[ask.type, answer.ok] as const] : [])),
  )('the answer to %s', (type, answer) => {
    const reader = readerOf(answerName(type));
    expect(reader.safeParse(answer).success).toBe(true);
    expect(reader.safeParse({ ...answer, surplus: 1 }).success).toBe(false);
  });
});

describe('every example of what the house says is what it may say', () => {
  test.each(
    Object.values(MESSAGE_EXAMPLES)
      .flat()
      .map(example => [example.type, example] as const),
  )('%s', (type, example) => {
    const reader = readerOf(messageId(type));
    expect(reader.safeParse(example).success).toBe(true);
    expect(reader.safeParse({ ...example, surplus: 1 }).success).toBe(false);
  });
});

const answerName = (type: string): string =>
  `Answer.${type}` in shared ? `Answer.${type}` : 'Nothing';

describe('the schema of a game is one for others, too', () => {
  test.each(Object.entries(CATALOGUE))('%s', async (_, load) => {
    const { game, schema } = await load();
    const { $defs = {} } = gameDocument(game.name, schema, game.options);
    const reader = (part: string) => reading({ $defs, $ref: `#/$defs/${part}` });
    const view = game.view(game.start(game.options.presets[0]!.options, game.seats.max), 'gallery');
    expect(reader('view').safeParse(view).success).toBe(true);
    expect(reader('view').safeParse({ ...view, surplus: 1 }).success).toBe(false);
    for (const part of ['options', 'wish', 'move', 'view', 'seen'])
      expect(reader(part).safeParse({ no: 'such thing' }).success).toBe(false);
  });
});
