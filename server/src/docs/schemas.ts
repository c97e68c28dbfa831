import type { JsonSchema } from '@stammtisch/kernel/json-schema';
import { NAMED } from '@stammtisch/protocol/schemas';
import { z } from 'zod';

export type Schemas = Readonly<Record<string, JsonSchema>>;

const uri = (id: string): string => `#/components/schemas/${id}`;

/** Where the parts of a document are. */
export const componentRef = (id: string): JsonSchema => ({ $ref: uri(id) });

/** Numbers are exact up to there in JSON; it need not be said each time. */
const BOUNDS: readonly unknown[] = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** Without what every schema would repeat. */
function slim(schema: object): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    const isBound = (key === 'minimum' || key === 'maximum') && BOUNDS.includes(value);
    return isBound || key === '$schema' || key === '$id' ? undefined : value;
  });
  const slimmed: JsonSchema = JSON.parse(text);
  return slimmed;
}

/** Every part of the protocol that has a name. */
export function protocolSchemas(): Schemas {
  const { schemas } = z.toJSONSchema(NAMED, { uri });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, slim(schema)]));
}

/** A schema that stands alone. */
export const schemaOf = (schema: z.ZodType): JsonSchema =>
  slim(z.toJSONSchema(schema, { unrepresentable: 'any' }));
