import type { JsonSchema } from '@stammtisch/kernel/json-schema';

import type { Schemas } from './schemas.ts';

/** A limit, as the house enforces it. */
export interface Limit {
  readonly what: string;
  readonly most: string;
}

export interface GameDocs {
  readonly name: string;
  readonly document: JsonSchema;
  readonly stamps: readonly {
    readonly kinds: readonly string[];
    readonly stamp: string;
    readonly where?: string;
  }[];
  /** A wish for it, as it can be sent with `open`. */
  readonly presets: readonly string[];
}

/** All that the documents say of a house. */
export interface HouseDocs {
  /** Where the house is on the web, as far as it knows: an address, or a path. */
  readonly url: string;
  readonly basePath: string;
  readonly schemas: Schemas;
  readonly limits: readonly Limit[];
  readonly games: readonly GameDocs[];
  /** The page on CluedoCommunication, in Markdown. */
  readonly cluedo: string;
}
