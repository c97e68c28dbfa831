import type { JsonSchema } from '../json-schema.ts';
import { isObject, same } from '../json.ts';

type Parts = Readonly<Record<string, JsonSchema>>;

/** Where and why a value does not fit a schema; undefined if it does. */
export function misfit(
  schema: JsonSchema,
  value: unknown,
  parts: Parts,
  path = '$',
): string | undefined {
  for (const [keyword, says] of Object.entries(schema)) {
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`${keyword} is no keyword that is known here`);
    const found = check(says, { schema, value, parts, path });
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Place {
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly parts: Parts;
  readonly path: string;
}

type Check = (says: unknown, place: Place) => string | undefined;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  integer: Number.isInteger,
  boolean: value => typeof value === 'boolean',
};

const atLeast = (path: string, holds: boolean, what: string): string | undefined =>
  holds ? undefined : `${path}: ${what}`;

const KEYWORDS: Readonly<Record<string, Check>> = {
  description: () => undefined,
  $ref(says, { value, parts, path }) {
    const name = String(says).replace('#/$defs/', '');
    const part = parts[name];
    if (part === undefined) throw new Error(`there is no part ${name}`);
    return misfit(part, value, parts, path);
  },
  type: (says, { value, path }) => atLeast(path, TYPES[String(says)]!(value), `no ${String(says)}`),
  enum: (says, { value, path }) =>
    atLeast(
      path,
      (says as readonly unknown[]).some(each => same(each, value)),
      'none of the words',
    ),
  minimum: (says, { value, path }) => atLeast(path, Number(value) >= Number(says), 'too little'),
  maximum: (says, { value, path }) => atLeast(path, Number(value) <= Number(says), 'too much'),
  minItems: (says, { value, path }) =>
    atLeast(path, (value as readonly unknown[]).length >= Number(says), 'too few'),
  maxItems: (says, { value, path }) =>
    atLeast(path, (value as readonly unknown[]).length <= Number(says), 'too many'),
  anyOf(says, { value, parts, path }) {
    const why = (says as readonly JsonSchema[]).map(each => misfit(each, value, parts, path));
    return why.includes(undefined) ? undefined : why.join('; ');
  },
  items: (says, { value, parts, path }) =>
    firstOf(value as readonly unknown[], (each, at) =>
      misfit(says as JsonSchema, each, parts, `${path}[${at}]`),
    ),
  prefixItems: (says, { value, parts, path }) =>
    firstOf(says as readonly JsonSchema[], (each, at) =>
      misfit(each, (value as readonly unknown[])[at], parts, `${path}[${at}]`),
    ),
  properties: (says, { value, parts, path }) =>
    firstOf(Object.entries(says as Parts), ([name, each]) => {
      const fields = value as Readonly<Record<string, unknown>>;
      return Object.hasOwn(fields, name)
        ? misfit(each, fields[name], parts, `${path}.${name}`)
        : undefined;
    }),
  required: (says, { value, path }) =>
    firstOf(says as readonly string[], name =>
      atLeast(path, Object.hasOwn(value as object, name), `${name} is missing`),
    ),
  additionalProperties: (_, { schema, value, path }) =>
    firstOf(Object.keys(value as object), name =>
      atLeast(
        path,
        Object.hasOwn(schema['properties'] as object, name),
        `${name} is not described`,
      ),
    ),
};

function firstOf<T>(
  items: readonly T[],
  check: (item: T, at: number) => string | undefined,
): string | undefined {
  for (const [at, item] of items.entries()) {
    const found = check(item, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
