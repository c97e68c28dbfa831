import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { err, ok, type Result } from '@stammtisch/kernel';
import type { ErrorCode, World } from '@stammtisch/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';

import { ACCOUNT_REQUESTS, type AccountRequest } from '../people/account-requests.ts';
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

/** The status that goes with a code, if it is not 400. */
export const STATUS: Partial<Record<ErrorCode, 401 | 403 | 409 | 429>> = {
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
    at: (request, answer) =>
      app.post(request.path, async context => {
        const asked = request.asked.safeParse(await bodyOf(context));
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
  readonly at: <Asked extends z.ZodType>(
    request: AccountRequest<Asked>,
    answer: (asked: z.infer<Asked>, context: Context) => Promise<Response>,
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
  at(ACCOUNT_REQUESTS.signUp, async (asked, context) =>
    enters(context, await accounts.signUp(asked.guest, { ...asked, from: from(context) })),
  );
  at(ACCOUNT_REQUESTS.logIn, async (asked, context) => {
    const entered = await accounts.logIn(asked.name, asked.password, from(context));
    if (entered.ok) await leaveOld(context, accounts);
    return enters(context, entered);
  });
  at(ACCOUNT_REQUESTS.recover, async (asked, context) => {
    const entered = await accounts.recover(asked, from(context));
    if (entered.ok) await leaveOld(context, accounts);
    return enters(context, entered);
  });
  at(ACCOUNT_REQUESTS.password, async ({ old, passkey, ...change }, context) => {
    const shown = await freshOf({ password: old, passkey }, context);
    if (!shown.ok) return refused(context, shown.error);
    return enters(context, await accounts.changePassword(proofOf(context), shown.value, change));
  });
  at(ACCOUNT_REQUESTS.logOut, async ({ everywhere = false }, context) => {
    const token = tokenOf(context);
    if (token !== undefined) await accounts.logOut(token, everywhere);
    return gone(context);
  });
  at(ACCOUNT_REQUESTS.data, async ({ guest }, context) =>
    told(context, await accounts.dataOf(proofOf(context, guest))),
  );
  at(ACCOUNT_REQUESTS.erase, async ({ guest, ...asked }, context) => {
    const shown = await freshOf(asked, context);
    if (!shown.ok) return refused(context, shown.error);
    const erased = await accounts.erase(proofOf(context, guest), shown.value);
    return erased.ok ? gone(context) : refused(context, erased.error);
  });
}

function passkeyRoutes(api: AccountApi, { at, enters, proofOf, freshOf }: Counter): void {
  const { accounts, passkeys } = api;
  at(ACCOUNT_REQUESTS.passkeys, async (_, context) =>
    told(context, await accounts.passkeysOf(proofOf(context))),
  );
  at(ACCOUNT_REQUESTS.newPasskey, async ({ guest, ...asked }, context) => {
    const site = siteOf(context);
    const shown = await freshOf(asked, context);
    if (!shown.ok || site === undefined)
      return refused(context, shown.ok ? 'not-you' : shown.error);
    const allowed = await accounts.mayChangePasskeys(proofOf(context, guest), shown.value);
    if (!allowed.ok) return refused(context, allowed.error);
    return context.json(await passkeys.toMake(allowed.value.person, site, allowed.value.shown));
  });
  at(ACCOUNT_REQUESTS.addPasskey, async ({ guest, response, name = '' }, context) => {
    const [person, site] = [await accounts.whoIs(proofOf(context, guest)), siteOf(context)];
    if (!person.ok || site === undefined) return refused(context, 'not-you');
    const made = await passkeys.made(person.value, site, { response, name });
    if (!made.ok) return refused(context, made.error);
    const added = await accounts.addPasskey(made.value);
    if (!added.ok) return refused(context, added.error);
    return added.value === undefined ? context.json({}) : enters(context, ok(added.value));
  });
  at(ACCOUNT_REQUESTS.removePasskey, async ({ guest, id, ...asked }, context) => {
    const shown = await freshOf(asked, context);
    if (!shown.ok) return refused(context, shown.error);
    const removed = await accounts.removePasskey(proofOf(context, guest), shown.value, id);
    return removed.ok ? context.json({}) : refused(context, removed.error);
  });
  at(ACCOUNT_REQUESTS.usePasskey, async ({ own = false }, context) => {
    const [person, site] = [
      own ? await accounts.whoIs(proofOf(context)) : undefined,
      siteOf(context),
    ];
    if (person?.ok === false || site === undefined) return refused(context, 'not-you');
    return context.json(await passkeys.toUse(site, person?.value));
  });
  at(ACCOUNT_REQUESTS.enter, async ({ response }, context) => {
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
  at(ACCOUNT_REQUESTS.robots, async (_, context) => {
    const owner = await accounts.whoIs(proofOf(context));
    if (!owner.ok) return refused(context, owner.error);
    const own = await robots.of(owner.value);
    return context.json({
      robots: own.map(({ person, name, at, usedAt }) => ({ person, name, at, usedAt })),
    });
  });
  at(ACCOUNT_REQUESTS.newRobot, async ({ name }, context) => {
    const owner = await accounts.whoIs(proofOf(context));
    return owner.ok
      ? told(context, await robots.add(name, owner.value))
      : refused(context, owner.error);
  });
  at(ACCOUNT_REQUESTS.removeRobot, async ({ robot }, context) => {
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
