import { isIP } from 'node:net';

import { getConnInfo } from '@hono/node-server/conninfo';
import { LIMITS, type World } from '@stammtisch/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { Gauges } from '../admin/metrics.ts';
import { adminPage, type FormContext, logInPage, STYLE } from '../admin/page.ts';
import { cleanText } from '../clean-text.ts';
import type { House } from '../house.ts';
import { isLoopback, limitKeyOf } from './client-address.ts';
import { OperatorAccess } from './operator-access.ts';
import type { OriginCheck } from './origin.ts';
import type { Site } from './page.ts';

/** What only the process knows of itself. */
export type ProcessGauges = Pick<
  Gauges,
  'botsWaiting' | 'residentBytes' | 'heapBytes' | 'eventLoopDelay'
>;

export interface Operator {
  readonly token: string;
  readonly gauges: () => ProcessGauges;
}

interface OperatorDeps {
  readonly house: House;
  readonly world: World;
  readonly site: Site;
  readonly isAllowedOrigin: OriginCheck;
  /** Whether whoever is at this address may try once more. */
  readonly mayTry: (context: Context) => boolean;
  readonly operator: Operator;
}

const CONTENT_SECURITY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MOST_BYTES = 16 * 1024;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MOST_HOURS = 24 * 366;
const MOST_MINUTES = 24 * 60;

/** The metrics and the admin page. */
export function operatorRoutes(deps: OperatorDeps): Hono {
  const { house, world, site, operator } = deps;
  const access = new OperatorAccess({ world, site, token: operator.token });
  const isOperator = (context: Context): boolean =>
    access.isOperator(getConnInfo(context).remote.address ?? '', context.req.header());
  const app = new Hono();
  app.get('/metrics', async context => {
    if (!isOperator(context))
      return context.text('the admin token opens this', 401, { 'WWW-Authenticate': 'Bearer' });
    const text = house.metrics.text({ ...(await gaugesOf(house)), ...operator.gauges() });
    return context.text(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  app.route('/admin', adminRoutes(deps, access, isOperator));
  return app;
}

async function gaugesOf({
  connections,
  tables,
  store,
}: House): Promise<Omit<Gauges, keyof ProcessGauges>> {
  return {
    people: connections.people.size,
    connections: connections.count,
    tablesInMemory: [...tables.all].length,
    tablesOpen: (await store.tables.open()).length,
  };
}

function adminRoutes(
  deps: OperatorDeps,
  access: OperatorAccess,
  isOperator: (context: Context) => boolean,
): Hono {
  const path = `${deps.site.basePath}/admin`;
  const { formKey } = access;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MOST_BYTES }));
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Security-Policy', CONTENT_SECURITY);
    if (!deps.isAllowedOrigin(context.req.header()))
      return context.text('this page is not of this house', 403);
    return next();
  });
  app.get('/style.css', context => context.body(STYLE, 200, { 'Content-Type': 'text/css' }));
  app.get('/', async context =>
    isOperator(context)
      ? context.html(adminPage(await deps.house.operations.overview(), { path, formKey }))
      : context.html(logInPage(path), 401),
  );
  app.post('/log-in', async context => {
    if (!deps.mayTry(context)) return context.html(logInPage(path, 'Wait a moment.'), 429);
    const { token } = await fieldsOf(context);
    if (!access.isToken(token ?? ''))
      return context.html(logInPage(path, 'That is not the token.'), 401);
    return context.body(null, 303, {
      Location: path,
      'Set-Cookie': access.logIn(context.req.header()),
    });
  });
  app.post('/:action', async context => {
    if (!isOperator(context)) return context.html(logInPage(path), 401);
    const fields = await fieldsOf(context);
    // A browser shows who it is by itself; only a form of this page has the key.
    if (fields['key'] !== formKey && !access.hasToken(context.req.header()))
      return context.text('load the page again', 403);
    const action = context.req.param('action');
    if (action === 'add-robot') return addRobot(context, deps.house, { path, formKey });
    if (action === 'log-out') context.header('Set-Cookie', access.logOut(context.req.header()));
    else if (!(await perform(action, fields, deps.house)))
      return context.text('that cannot be done: something is missing or wrong', 400);
    return context.redirect(path, 303);
  });
  return app;
}

/** The page that comes back is the only one that shows the token. */
async function addRobot(context: Context, house: House, page: FormContext): Promise<Response> {
  const { name = '' } = await fieldsOf(context);
  const made = await house.robots.add(name);
  if (!made.ok) return context.text(`that cannot be done: ${made.error}`, 400);
  house.note('operator: add-robot');
  return context.html(adminPage(await house.operations.overview(), page, made.value));
}

type Fields = Readonly<Record<string, string>>;

async function fieldsOf(context: Context): Promise<Fields> {
  const body = await context.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

type Action = (house: House, fields: Fields) => Promise<boolean> | boolean;

/** What the operator can do; false where a field is missing or wrong. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'close-table': ({ operations }, { table = '' }) =>
    /^[a-z0-9]{8}$/.test(table) && operations.closeTable(table),
  announce: ({ operations }, { text = '' }) => {
    const clean = cleanText(text);
    if (clean === undefined || clean.length > LIMITS.chat) return false;
    operations.announcements.announce(clean);
    return true;
  },
  withdraw: ({ operations }) => {
    operations.announcements.withdraw();
    return true;
  },
  block: async ({ operations }, { address = '', hours = '' }) => {
    const key = blockableOf(address.trim());
    const wanted = Number(hours);
    if (key === undefined || !(wanted > 0 && wanted <= MOST_HOURS)) return false;
    await operations.blocks.block(key, wanted * HOUR_MS);
    return true;
  },
  unblock: async ({ operations }, { address = '' }) => {
    await operations.blocks.unblock(address);
    return true;
  },
  done: async (house, { report = '' }) => {
    if (!/^\d{1,15}$/.test(report)) return false;
    await house.store.moderation.closeReport(Number(report), house.now());
    return true;
  },
  'remove-robot': ({ robots }, { robot = '' }) => robots.remove(robot),
  drain: ({ operations }, { minutes = '' }) => {
    const wanted = Number(minutes);
    if (!(minutes !== '' && wanted >= 0 && wanted <= MOST_MINUTES)) return false;
    operations.drain.begin(wanted * MINUTE_MS);
    return true;
  },
};

async function perform(name: string, fields: Fields, house: House): Promise<boolean> {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  const isDone = (await action?.(house, fields)) ?? false;
  const { table } = fields;
  if (isDone) house.note(`operator: ${name}`, table === undefined ? {} : { table });
  return isDone;
}

/** As limits count it. Nobody blocks this machine: behind a proxy that would be everybody. */
function blockableOf(address: string): string | undefined {
  const isNetwork = /^[\da-f:]+::\/64$/i.test(address);
  if (isNetwork) return address;
  return isIP(address) === 0 || isLoopback(address) ? undefined : limitKeyOf(address);
}
