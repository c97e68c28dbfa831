import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { err, isObject, ok, type Result } from '@stammtisch/kernel';
import { type ErrorCode, LIMITS, type World } from '@stammtisch/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

import type { Accounts, Entrance, Fresh, Proof } from '../people/accounts.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import type { Robots } from '../people/robots.ts';
import { limitKeyOf } from './client-address.ts';
import { cookieFor, noCookie, tokenIn } from './cookie.ts';
import type { OriginCheck } from './origin.ts';

export interface AccountApi {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly robots: Robots;
  readonly world: World;
  /** Whether whoever is at this address may try once more. */
  readonly mayTry: (context: Context) => boolean;
  readonly isBlocked: (context: Context) => boolean;
  readonly addressOf: (context: Context) => string;
  readonly isAllowedOrigin: OriginCheck;
}

const id = (length: number) => z.string().regex(new RegExp(`^[a-z0-9]{${length}}$`));
const guest = z.strictObject({ person: id(LIMITS.personId), secret: id(LIMITS.secret) });
const name = z.string().max(LIMITS.name * 4);
const password = z.string().max(LIMITS.password * 2);

const used = z.custom<AuthenticationResponseJSON>(
  value => isObject(value) && typeof value['id'] === 'string',
);
/** What shows that it is they, just now: beside a session, or a guest's private id. */
const fresh = { guest: guest.optional(), password: password.optional(), passkey: used.optional() };

/** What can be asked at the api. */
const ASKED = {
  signUp: z.strictObject({ guest, name, password }),
  logIn: z.strictObject({ name, password }),
  logOut: z.strictObject({ everywhere: z.boolean().optional() }),
  password: z.strictObject({
    old: password.optional(),
    passkey: used.optional(),
    password,
    dropPasskeys: z.boolean().optional(),
  }),
  recover: z.strictObject({ name, code: password, password }),
  data: z.strictObject({ guest: guest.optional() }),
  erase: z.strictObject(fresh),
  passkeys: z.strictObject({}),
  newPasskey: z.strictObject(fresh),
  addPasskey: z.strictObject({
    guest: guest.optional(),
    name: z
      .string()
      .max(LIMITS.passkeyName * 4)
      .optional(),
    response: z.custom<RegistrationResponseJSON>(isObject),
  }),
  removePasskey: z.strictObject({ ...fresh, id: z.string().max(1_500) }),
  usePasskey: z.strictObject({ own: z.boolean().optional() }),
  enter: z.strictObject({ response: used }),
  robots: z.strictObject({}),
  newRobot: z.strictObject({ name }),
  removeRobot: z.strictObject({ robot: id(LIMITS.personId) }),
} as const;

const STATUS: Partial<Record<ErrorCode, 400 | 401 | 403 | 409 | 429>> = {
  'too-fast': 429,
  'wrong-login': 401,
  'not-you': 401,
  'no-account': 403,
  blocked: 403,
  'has-account': 409,
  'last-passkey': 409,
  'name-taken': 409,
  'too-many-robots': 409,
  'knows-secret': 409,
};

const MOST_BYTES = 16 * 1024;

/** Accounts over plain requests: sockets cannot set cookies. */
export function accountRoutes(api: AccountApi): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: context => refused(context, 'too-large') }));
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (!api.isAllowedOrigin(context.req.header())) return context.json({ code: 'not-you' }, 403);
    if (api.isBlocked(context)) return refused(context, 'blocked');
    if (!api.mayTry(context)) return refused(context, 'too-fast');
    return next();
  });
  const from = (context: Context) => limitKeyOf(api.addressOf(context));
  const counter: Counter = {
    at: (path, shape, answer) =>
      app.post(path, async context => {
        const asked = shape.safeParse(await bodyOf(context));
        return asked.success ? answer(asked.data, context) : refused(context, 'bad-message');
      }),
    enters: (context, entered) => letIn(context, entered, api),
    from,
    freshOf: (shown, context) => freshBy(shown, { context, passkeys: api.passkeys }),
    proofOf: (context, guest) => ({ token: tokenOf(context), guest, from: from(context) }),
  };
  passwordRoutes(api, counter);
  passkeyRoutes(api, counter);
  robotRoutes(api, counter);
  return app;
}

interface Counter {
  readonly at: <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    answer: (asked: z.infer<Shape>, context: Context) => Promise<Response>,
  ) => unknown;
  readonly enters: (context: Context, entered: Result<Entrance, ErrorCode>) => Response;
  /** The address of whoever asks, as it counts for limits. */
  readonly from: (context: Context) => string;
  readonly freshOf: (shown: ShownFresh, context: Context) => Promise<Result<Fresh, ErrorCode>>;
  readonly proofOf: (context: Context, guest?: Proof['guest']) => Proof;
}

function passwordRoutes(
  { accounts }: AccountApi,
  { at, enters, from, proofOf, freshOf }: Counter,
): void {
  at('/sign-up', ASKED.signUp, async (asked, context) =>
    enters(context, await accounts.signUp(asked.guest, { ...asked, from: from(context) })),
  );
  at('/log-in', ASKED.logIn, async (asked, context) => {
    const entered = await accounts.logIn(asked.name, asked.password, from(context));
    if (entered.ok) await leaveOld(context, accounts);
    return enters(context, entered);
  });
  at('/recover', ASKED.recover, async (asked, context) => {
    const entered = await accounts.recover(asked, from(context));
    if (entered.ok) await leaveOld(context, accounts);
    return enters(context, entered);
  });
  at('/password', ASKED.password, async ({ old, passkey, ...change }, context) => {
    const shown = await freshOf({ password: old, passkey }, context);
    if (!shown.ok) return refused(context, shown.error);
    return enters(context, await accounts.changePassword(proofOf(context), shown.value, change));
  });
  at('/log-out', ASKED.logOut, async ({ everywhere = false }, context) => {
    const token = tokenOf(context);
    if (token !== undefined) await accounts.logOut(token, everywhere);
    return gone(context);
  });
  at('/data', ASKED.data, async ({ guest }, context) =>
    told(context, await accounts.dataOf(proofOf(context, guest))),
  );
  at('/erase', ASKED.erase, async ({ guest, ...asked }, context) => {
    const shown = await freshOf(asked, context);
    if (!shown.ok) return refused(context, shown.error);
    const erased = await accounts.erase(proofOf(context, guest), shown.value);
    return erased.ok ? gone(context) : refused(context, erased.error);
  });
}

function passkeyRoutes(api: AccountApi, { at, enters, proofOf, freshOf }: Counter): void {
  const { accounts, passkeys } = api;
  at('/passkey/list', ASKED.passkeys, async (_, context) =>
    told(context, await accounts.passkeysOf(proofOf(context))),
  );
  at('/passkey/new', ASKED.newPasskey, async ({ guest, ...asked }, context) => {
    const site = siteOf(context);
    const shown = await freshOf(asked, context);
    if (!shown.ok || site === undefined)
      return refused(context, shown.ok ? 'not-you' : shown.error);
    const allowed = await accounts.mayChangePasskeys(proofOf(context, guest), shown.value);
    if (!allowed.ok) return refused(context, allowed.error);
    return context.json(await passkeys.toMake(allowed.value.person, site, allowed.value.shown));
  });
  at('/passkey/add', ASKED.addPasskey, async ({ guest, response, name = '' }, context) => {
    const [person, site] = [await accounts.whoIs(proofOf(context, guest)), siteOf(context)];
    if (!person.ok || site === undefined) return refused(context, 'not-you');
    const made = await passkeys.made(person.value, site, { response, name });
    if (!made.ok) return refused(context, made.error);
    const added = await accounts.addPasskey(made.value);
    if (!added.ok) return refused(context, added.error);
    return added.value === undefined ? context.json({}) : enters(context, ok(added.value));
  });
  at('/passkey/remove', ASKED.removePasskey, async ({ guest, id, ...asked }, context) => {
    const shown = await freshOf(asked, context);
    if (!shown.ok) return refused(context, shown.error);
    const removed = await accounts.removePasskey(proofOf(context, guest), shown.value, id);
    return removed.ok ? context.json({}) : refused(context, removed.error);
  });
  at('/passkey/ask', ASKED.usePasskey, async ({ own = false }, context) => {
    const [person, site] = [
      own ? await accounts.whoIs(proofOf(context)) : undefined,
      siteOf(context),
    ];
    if (person?.ok === false || site === undefined) return refused(context, 'not-you');
    return context.json(await passkeys.toUse(site, person?.value));
  });
  at('/passkey/log-in', ASKED.enter, async ({ response }, context) => {
    const site = siteOf(context);
    if (site === undefined) return refused(context, 'not-you');
    const used = await passkeys.used(site, response);
    if (!used.ok) return refused(context, used.error);
    await leaveOld(context, accounts);
    const { person, id } = used.value;
    return enters(context, await accounts.enter(person, { passkey: id }));
  });
}

/** For whoever has a session. */
function robotRoutes({ accounts, robots }: AccountApi, { at, proofOf }: Counter): void {
  at('/robot/list', ASKED.robots, async (_, context) => {
    const owner = await accounts.whoIs(proofOf(context));
    if (!owner.ok) return refused(context, owner.error);
    const own = await robots.of(owner.value);
    return context.json({
      robots: own.map(({ person, name, at, usedAt }) => ({ person, name, at, usedAt })),
    });
  });
  at('/robot/add', ASKED.newRobot, async ({ name }, context) => {
    const owner = await accounts.whoIs(proofOf(context));
    return owner.ok
      ? told(context, await robots.add(name, owner.value))
      : refused(context, owner.error);
  });
  at('/robot/remove', ASKED.removeRobot, async ({ robot }, context) => {
    const owner = await accounts.whoIs(proofOf(context));
    if (!owner.ok) return refused(context, owner.error);
    const isRemoved = await robots.remove(robot, owner.value);
    return isRemoved ? context.json({}) : refused(context, 'no-such-person');
  });
}

interface ShownFresh {
  readonly password?: string | undefined;
  readonly passkey?: AuthenticationResponseJSON | undefined;
}

async function freshBy(
  { password = '', passkey }: ShownFresh,
  { context, passkeys }: { readonly context: Context; readonly passkeys: Passkeys },
): Promise<Result<Fresh, ErrorCode>> {
  if (passkey === undefined) return ok({ password });
  const site = siteOf(context);
  if (site === undefined) return err('not-you');
  const used = await passkeys.used(site, passkey);
  return used.ok ? ok({ passkey: used.value }) : used;
}

function siteOf(context: Context): Site | undefined {
  const origin = context.req.header('origin');
  return origin === undefined ? undefined : { origin, host: new URL(origin).hostname };
}

const bodyOf = (context: Context): Promise<unknown> =>
  context.req.json<unknown>().catch(() => undefined);

const tokenOf = (context: Context): string | undefined => tokenIn(context.req.header());

/** Whoever comes in as somebody else, or again, leaves what they were. */
async function leaveOld(context: Context, accounts: Accounts): Promise<void> {
  const token = tokenOf(context);
  if (token !== undefined) await accounts.logOut(token, false);
}

function letIn(
  context: Context,
  entered: Result<Entrance, ErrorCode>,
  { world }: AccountApi,
): Response {
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
