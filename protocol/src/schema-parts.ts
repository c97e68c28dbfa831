import type { Patch } from '@stammtisch/kernel';
import { z } from 'zod';

import { LIMITS } from './limits.ts';

/** Schemas by which the published documents refer to them. */
export const NAMED = z.registry<{ id: string }>();

/** Under this name it stands among the parts of the published documents. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  NAMED.add(schema, { id });
  return schema;
}

const id = (length: number) => z.string().regex(new RegExp(`^[a-z0-9]{${length}}$`));
export const personId = id(LIMITS.personId);
export const tableId = id(LIMITS.tableId);
export const matchId = id(LIMITS.entryId);
export const secret = id(LIMITS.secret);
export const robotToken = id(LIMITS.robotToken);
export const moveKey = id(LIMITS.moveKey);
export const version = z.int().min(0);
export const seat = z.int().min(0).max(9);
export const cents = z.int();
export const time = z.int().describe('milliseconds since 1970');
export const leavers = z.enum(['forfeit', 'computer', 'wait']);
export const access = z.enum(['free', 'knock', 'password']);
export const chatMode = z.enum(['all', 'players', 'off']);
export const spectators = z.enum(['all', 'ask', 'none']);
export const skill = z.int().min(0).max(LIMITS.skill);
/** Seconds of a time bank; 0 for none. */
export const reserve = z.int().min(0).max(LIMITS.reserveMax);
export const clock = z.union([z.literal(0), z.int().min(LIMITS.clockMin).max(LIMITS.clockMax)]);

/** A person, or whoever speaks or is meant in their place: `house`, or somebody who has been erased. */
export const anyone = z.string().max(20);

export const whole = z.int().min(0);

/** Beside a name: it is a robot's. */
export const robot = z
  .literal(true)
  .exactOptional()
  .describe('they are a robot: a program with an account of its own');

const splice = z.tuple([whole, whole]).rest(z.unknown());
/** How to turn what was there into what is there now. */
export const patch: z.ZodType<Patch> = named(
  'Patch',
  z
    .lazy(() =>
      z.union([
        z.string(),
        z.number(),
        z.boolean(),
        z.tuple([z.unknown()]),
        z.record(z.string(), z.union([patch, splice, z.null()])),
      ]),
    )
    .describe(
      'How to turn one piece of data into another. A text, a number, a yes or a no is put in place of what is there, and so is `value` by `[value]`, whatever it is. An object changes what is there: in an object, each named field by its own patch, null taking the field away; in a list, each numbered item by its own patch, or "@": [start, removed, ...added] cuts items out and puts others in. {} leaves all as it is.',
    ),
);
