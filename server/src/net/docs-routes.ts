import { readFileSync } from 'node:fs';

import { CATALOGUE } from '@stammtisch/bots';
import { gameDocument } from '@stammtisch/kernel/json-schema';
import { LIMITS } from '@stammtisch/protocol';
import { Hono } from 'hono';

import { asyncApi } from '../docs/asyncapi.ts';
import type { GameDocs, HouseDocs, Limit } from '../docs/house-docs.ts';
import { openApi } from '../docs/openapi.ts';
import { cluedoPage, DOCS_STYLE, docsPage } from '../docs/page.ts';
import { protocolSchemas } from '../docs/schemas.ts';
import type { Rate } from '../rate-limit.ts';
import { STATUS } from './account-routes.ts';
import { ADDRESS_LIMITS } from './admission.ts';
import { CONNECTION_LIMITS } from './connection.ts';
import type { Site } from './page.ts';

const CLUEDO = new URL('../../../docs/cluedo-communication.md', import.meta.url);

const CONTENT_SECURITY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface DocsDeps {
  readonly site: Site;
  readonly newsQueueBytes: number;
}

/** What the house says of its own protocol, for people and for programs. */
export function docsRoutes({ site, newsQueueBytes }: DocsDeps): Hono {
  const app = new Hono();
  const games = Promise.all(Object.values(CATALOGUE).map(gameDocs));
  const docs = async (origin: string): Promise<HouseDocs> => ({
    url: site.publicUrl ?? `${origin}${site.basePath}`,
    basePath: site.basePath,
    schemas: SCHEMAS,
    limits: limitsWith(newsQueueBytes),
    games: await games,
    cluedo: readFileSync(CLUEDO, 'utf8'),
  });
  app.use(async (context, next) => {
    await next();
    context.header('Content-Security-Policy', CONTENT_SECURITY);
    context.header('Cache-Control', 'no-cache');
  });
  const here = (url: string): Promise<HouseDocs> => docs(new URL(url).origin);
  app.get('/', async context => context.html(docsPage(await here(context.req.url))));
  app.get('/cluedo', async context => context.html(cluedoPage(await here(context.req.url))));
  app.get('/style.css', context =>
    context.body(DOCS_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/asyncapi.json', async context => context.json(asyncApi(await here(context.req.url))));
  app.get('/openapi.json', async context =>
    context.json(openApi(await here(context.req.url), code => STATUS[code] ?? 400)),
  );
  app.get('/games/:file', async context => {
    const file = context.req.param('file');
    const game = (await games).find(({ name }) => `${name}.json` === file);
    return game === undefined ? context.text('no such game', 404) : context.json(game.document);
  });
  return app;
}

const SCHEMAS = protocolSchemas();

async function gameDocs(load: (typeof CATALOGUE)[string]): Promise<GameDocs> {
  const { game, schema } = await load();
  return {
    name: game.name,
    document: gameDocument(game.name, schema, game.options),
    stamps: schema.stamps,
    presets: game.options.presets.map(({ name }) => name),
  };
}

const said = ({ burst, perSecond }: Rate): string => `${burst} at once, ${perSecond} a second`;

function limitsWith(newsQueueBytes: number): readonly Limit[] {
  const { rate, slow, slowRate, mostWaiting, patience } = CONNECTION_LIMITS;
  const { mostConnections, arrivals, requests, newcomers, openings, mostTables } = ADDRESS_LIMITS;
  return [
    { what: 'A request', most: `${LIMITS.messageBytes} bytes` },
    { what: 'Requests on a connection', most: said(rate) },
    { what: `Of these: ${slow.join(', ')}`, most: said(slowRate) },
    { what: 'Requests beyond the rate until the connection ends', most: String(patience) },
    {
      what: 'Bytes that wait to be read, before priority 1 is left out',
      most: String(newsQueueBytes),
    },
    { what: 'Bytes that wait to be read, before the connection ends', most: String(mostWaiting) },
    { what: 'Connections from one address', most: String(mostConnections) },
    { what: 'New connections from one address', most: said(arrivals) },
    { what: 'Requests from one address', most: said(requests) },
    { what: 'New guests from one address', most: said(newcomers) },
    { what: 'Tables opened from one address', most: said(openings) },
    { what: 'Tables in use that were opened from one address', most: String(mostTables) },
  ];
}
