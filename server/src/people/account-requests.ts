import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isObject } from '@stammtisch/kernel';
import { type ErrorCode, LIMITS } from '@stammtisch/protocol';
import { z } from 'zod';

const id = (length: number) => z.string().regex(new RegExp(`^[a-z0-9]{${length}}$`));
const personId = id(LIMITS.personId);
const guest = z
  .strictObject({ person: personId, secret: id(LIMITS.secret) })
  .describe('for a guest: as the first hello was answered');
const name = z.string().max(LIMITS.name * 4);
const password = z.string().max(LIMITS.password * 2);

const used = z
  .custom<AuthenticationResponseJSON>(value => isObject(value) && typeof value['id'] === 'string')
  .describe('AuthenticationResponseJSON of WebAuthn, for what passkey/ask has answered');
/** What shows that it is they, just now: beside a session, or a guest's private id. */
const fresh = {
  guest: guest.optional(),
  password: password.optional().describe('the password, or the recovery code where there is none'),
  passkey: used.optional(),
};

const nothing = z.strictObject({});
const options = z.looseObject({ challenge: z.string() });
const time = z.int().describe('milliseconds since 1970');
const entrance = z
  .strictObject({
    person: personId,
    name: z.string(),
    recovery: z.string().exactOptional().describe('a new recovery code, shown once'),
  })
  .describe('Comes with the cookie of a session.');

/** A request of the account API, at a path below its own. */
export interface AccountRequest<Asked extends z.ZodType = z.ZodType> {
  readonly path: string;
  readonly says: string;
  readonly asked: Asked;
  readonly answer: z.ZodType;
  readonly errors: readonly ErrorCode[];
}

const request = <Asked extends z.ZodType>(
  path: string,
  says: string,
  { asked, answer, errors }: Omit<AccountRequest<Asked>, 'path' | 'says'>,
): AccountRequest<Asked> => ({ path, says, asked, answer, errors });

/** What every request of the account API can be refused with. */
export const ERRORS_OF_ACCOUNTS = [
  'bad-message',
  'too-large',
  'too-fast',
  'not-you',
  'blocked',
] as const satisfies readonly ErrorCode[];

const FRESH = ['wrong-login', 'no-account'] as const;

/** Everything that can be asked of the account API: each request is read by its schema. */
export const ACCOUNT_REQUESTS = {
  signUp: request('/sign-up', 'A guest becomes somebody with an account, and keeps everything.', {
    asked: z.strictObject({ guest, name, password }),
    answer: entrance,
    errors: ['bad-password', 'bad-name', 'name-taken', 'knows-secret', 'has-account'],
  }),
  logIn: request('/log-in', 'Comes in with name and password.', {
    asked: z.strictObject({ name, password }),
    answer: entrance,
    errors: ['wrong-login'],
  }),
  logOut: request('/log-out', 'Ends the session, or with `everywhere` all of one’s own.', {
    asked: z.strictObject({ everywhere: z.boolean().optional() }),
    answer: nothing,
    errors: [],
  }),
  password: request('/password', 'Another password, and a new session.', {
    asked: z.strictObject({
      old: password.optional(),
      passkey: used.optional(),
      password,
      dropPasskeys: z.boolean().optional(),
    }),
    answer: entrance,
    errors: [...FRESH, 'bad-password'],
  }),
  recover: request('/recover', 'Comes in with the recovery code, and chooses a new password.', {
    asked: z.strictObject({ name, code: password, password }),
    answer: entrance,
    errors: ['wrong-login', 'bad-password'],
  }),
  data: request('/data', 'All that the house keeps of a person.', {
    asked: z.strictObject({ guest: guest.optional() }),
    answer: z.looseObject({}),
    errors: [],
  }),
  erase: request('/erase', 'Leaves without a trace. The games one played still replay.', {
    asked: z.strictObject(fresh),
    answer: nothing,
    errors: FRESH,
  }),
  passkeys: request('/passkey/list', 'One’s passkeys, and whether there is a password.', {
    asked: z.strictObject({}),
    answer: z.strictObject({
      password: z.boolean(),
      passkeys: z.array(
        z.strictObject({ id: z.string(), name: z.string(), at: time, usedAt: time.nullish() }),
      ),
    }),
    errors: ['no-account'],
  }),
  newPasskey: request(
    '/passkey/new',
    'How to make a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
    { asked: z.strictObject(fresh), answer: options, errors: FRESH },
  ),
  addPasskey: request(
    '/passkey/add',
    'Keeps the passkey that was made. A guest has an account by that, and gets a session.',
    {
      asked: z.strictObject({
        guest: guest.optional(),
        name: z
          .string()
          .max(LIMITS.passkeyName * 4)
          .optional(),
        response: z
          .custom<RegistrationResponseJSON>(isObject)
          .describe('RegistrationResponseJSON of WebAuthn'),
      }),
      answer: z.union([entrance, nothing]),
      errors: ['wrong-login', 'has-account'],
    },
  ),
  removePasskey: request('/passkey/remove', 'Forgets a passkey.', {
    asked: z.strictObject({ ...fresh, id: z.string().max(1_500) }),
    answer: nothing,
    errors: [...FRESH, 'last-passkey'],
  }),
  usePasskey: request(
    '/passkey/ask',
    'How to use a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn.',
    { asked: z.strictObject({ own: z.boolean().optional() }), answer: options, errors: [] },
  ),
  enter: request('/passkey/log-in', 'Comes in with a passkey.', {
    asked: z.strictObject({ response: used }),
    answer: entrance,
    errors: ['wrong-login'],
  }),
  robots: request('/robot/list', 'One’s robots.', {
    asked: z.strictObject({}),
    answer: z.strictObject({
      robots: z.array(
        z.strictObject({ person: personId, name: z.string(), at: time, usedAt: time.nullish() }),
      ),
    }),
    errors: [],
  }),
  newRobot: request('/robot/add', 'Makes a robot. Its token is shown once.', {
    asked: z.strictObject({ name }),
    answer: z.strictObject({ person: personId, name: z.string(), token: z.string() }),
    errors: ['no-account', 'too-many-robots', 'bad-name', 'name-taken'],
  }),
  removeRobot: request('/robot/remove', 'Forgets a robot and its token.', {
    asked: z.strictObject({ robot: personId }),
    answer: nothing,
    errors: ['no-such-person'],
  }),
} as const;
