import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isObject, type Result } from '@stammtisch/kernel';
import { type ErrorCode, LIMITS, type World } from '@stammtisch/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

import type { Accounts, Entrance, Proof } from '../people/accounts.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import { cookieFor, noCookie, tokenIn } from './cookie.ts';

export interface Desk {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly world: World;
  /** Whether whoever is at this address may try once more. */
  readonly mayTry: (context: Context) => boolean;
  readonly addressOf: (context: Context) => string;
}

const id = (length: number) => z.string().regex(new RegExp(`^[a-z0-9]{${length}}$`));
const guest = z.strictObject({ person: id(LIMITS.personId), secret: id(LIMITS.secret) });
const name = z.string().max(LIMITS.name * 4);
const password = z.string().max(LIMITS.password * 2);

/** What can be asked at the desk. */
const ASKED = {
  signUp: z.strictObject({ guest, name, password }),
  logIn: z.strictObject({ name, password }),
  logOut: z.strictObject({ everywhere: z.boolean().optional() }),
  password: z.strictObject({ old: password, password }),
  recover: z.strictObject({ name, code: password, password }),
  data: z.strictObject({ guest: guest.optional() }),
  erase: z.strictObject({ guest: guest.optional(), password: password.optional() }),
  newPasskey: z.strictObject({ guest: guest.optional() }),
  addPasskey: z.strictObject({
    guest: guest.optional(),
    response: z.custom<RegistrationResponseJSON>(isObject),
  }),
  enter: z.strictObject({}),
  entered: z.strictObject({
    response: z.custom<AuthenticationResponseJSON>(
      value => isObject(value) && typeof value['id'] === 'string',
    ),
  }),
} as const;

const STATUS: Partial<Record<ErrorCode, 400 | 401 | 403 | 409 | 429>> = {
  'too-fast': 429,
  'wrong-login': 401,
  'not-you': 401,
  'no-account': 403,
  'has-account': 409,
  'name-taken': 409,
};

const MOST_BYTES = 16 * 1024;

/** Accounts over plain requests: sockets cannot set cookies. */
export function accountRoutes(desk: Desk): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: context => refused(context, 'too-large') }));
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (!comesFromHere(context)) return context.json({ code: 'not-you' }, 403);
    if (!desk.mayTry(context)) return refused(context, 'too-fast');
    return next();
  });
  const counter: Counter = {
    at: (path, shape, answer) =>
      app.post(path, async context => {
        const asked = shape.safeParse(await bodyOf(context));
        return asked.success ? answer(asked.data, context) : refused(context, 'bad-message');
      }),
    enters: (context, entered) => letIn(context, entered, desk),
  };
  passwordRoutes(desk, counter);
  passkeyRoutes(desk, counter);
  return app;
}

interface Counter {
  readonly at: <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    answer: (asked: z.infer<Shape>, context: Context) => Promise<Response>,
  ) => unknown;
  readonly enters: (context: Context, entered: Result<Entrance, ErrorCode>) => Response;
}

function passwordRoutes(desk: Desk, { at, enters }: Counter): void {
  const { accounts } = desk;
  at('/sign-up', ASKED.signUp, async (asked, context) =>
    enters(context, await accounts.signUp(asked.guest, asked)),
  );
  at('/log-in', ASKED.logIn, async (asked, context) => {
    const entered = await accounts.logIn(asked.name, asked.password, desk.addressOf(context));
    if (entered.ok) await leaveOld(context, accounts);
    return enters(context, entered);
  });
  at('/recover', ASKED.recover, async ({ name, code, password }, context) => {
    const entered = await accounts.recover(name, code, password);
    if (entered.ok) await leaveOld(context, accounts);
    return enters(context, entered);
  });
  at('/password', ASKED.password, async ({ old, password }, context) =>
    enters(context, await accounts.changePassword(tokenOf(context) ?? '', old, password)),
  );
  at('/log-out', ASKED.logOut, async ({ everywhere = false }, context) => {
    const token = tokenOf(context);
    if (token !== undefined) await accounts.logOut(token, everywhere);
    return gone(context);
  });
  at('/data', ASKED.data, async ({ guest }, context) =>
    told(context, await accounts.dataOf(proofOf(context, guest))),
  );
  at('/erase', ASKED.erase, async ({ guest, password = '' }, context) => {
    const erased = await accounts.erase(proofOf(context, guest), password);
    return erased.ok ? gone(context) : refused(context, erased.error);
  });
}

function passkeyRoutes({ accounts, passkeys }: Desk, { at, enters }: Counter): void {
  at('/passkey/new', ASKED.newPasskey, async ({ guest }, context) => {
    const [person, site] = [await accounts.whoIs(proofOf(context, guest)), siteOf(context)];
    if (!person.ok || site === undefined) return refused(context, 'not-you');
    return context.json(await passkeys.toMake(person.value, site));
  });
  at('/passkey/add', ASKED.addPasskey, async ({ guest, response }, context) => {
    const [person, site] = [await accounts.whoIs(proofOf(context, guest)), siteOf(context)];
    if (!person.ok || site === undefined) return refused(context, 'not-you');
    const made = await passkeys.made(person.value, site, response);
    if (!made.ok) return refused(context, made.error);
    const opened = await accounts.addPasskey(made.value);
    return opened === undefined ? context.json({}) : enters(context, opened);
  });
  at('/passkey/ask', ASKED.enter, async (_, context) => {
    const site = siteOf(context);
    return site === undefined
      ? refused(context, 'not-you')
      : context.json(await passkeys.toEnter(site));
  });
  at('/passkey/log-in', ASKED.entered, async ({ response }, context) => {
    const site = siteOf(context);
    if (site === undefined) return refused(context, 'not-you');
    const person = await passkeys.entered(site, response);
    if (!person.ok) return refused(context, person.error);
    await leaveOld(context, accounts);
    return enters(context, await accounts.enter(person.value));
  });
}

/** Browsers say where a page comes from; programs say nothing, and have no cookies of others to misuse. */
function comesFromHere(context: Context): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === context.req.header('host');
}

function siteOf(context: Context): Site | undefined {
  const origin = context.req.header('origin');
  return origin === undefined ? undefined : { origin, host: new URL(origin).hostname };
}

const bodyOf = (context: Context): Promise<unknown> =>
  context.req.json<unknown>().catch(() => undefined);

const tokenOf = (context: Context): string | undefined => tokenIn(context.req.header());

const proofOf = (context: Context, guest: Proof['guest']): Proof => ({
  token: tokenOf(context),
  guest,
});

/** Whoever comes in as somebody else, or again, leaves what they were. */
async function leaveOld(context: Context, accounts: Accounts): Promise<void> {
  const token = tokenOf(context);
  if (token !== undefined) await accounts.logOut(token, false);
}

function letIn(context: Context, entered: Result<Entrance, ErrorCode>, { world }: Desk): Response {
  if (!entered.ok) return refused(context, entered.error);
  const { key, ...rest } = entered.value;
  context.header('Set-Cookie', cookieFor(key, world.now(), context.req.header('origin')));
  return context.json(rest);
}

function gone(context: Context): Response {
  context.header('Set-Cookie', noCookie(context.req.header('origin')));
  return context.json({});
}

const told = (context: Context, answer: Result<object, ErrorCode>): Response =>
  answer.ok ? context.json(answer.value) : refused(context, answer.error);

const refused = (context: Context, code: ErrorCode): Response =>
  context.json({ code }, STATUS[code] ?? 400);
