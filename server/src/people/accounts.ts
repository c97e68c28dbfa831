import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type ErrorCode,
  type Farewell,
  LIMITS,
  newId,
  type PersonId,
  type World,
} from '@stammtisch/protocol';

import type { Store, StoredAccount, StoredPasskey } from '../log/store.ts';
import { Bucket, type Rate } from '../net/bucket.ts';
import { hashOf } from './hash.ts';
import { cleanName, skeletonOf } from './names.ts';
import { isPassword, Passwords } from './passwords.ts';
import type { People } from './people.ts';

/** What a browser keeps to be known again, and for how long. */
export interface Key {
  readonly token: string;
  readonly until: number;
}

/** Someone has come in by their account. */
export interface Entrance {
  readonly key: Key;
  readonly person: PersonId;
  readonly name: string;
}

/** How someone shows who they are: a guest by the private id, others by what their browser keeps. */
export interface Proof {
  readonly token?: string | undefined;
  readonly guest?: { readonly person: PersonId; readonly secret: string } | undefined;
}

export type Whom = { readonly person: PersonId } | { readonly session: string };

export interface AccountParts {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  /** Hangs up on everyone who is this person, or came in with this session. */
  readonly dismiss: (who: Whom, why: Farewell) => void;
  readonly rename: (person: PersonId, name: string) => Promise<Result<string, ErrorCode>>;
  /** Makes a person get up from wherever they sit. */
  readonly getUp: (person: PersonId) => Promise<void>;
}

const KEPT_MS = 365 * 24 * 60 * 60 * 1_000;
const TOKEN_LENGTH = 40;
const RECOVERY_LENGTH = 20;
/** How often a password may be tried on one name from one address, and from everywhere together. */
const GUESSES: Rate = { burst: 10, perSecond: 0.1 };
const CROWD: Rate = { burst: 200, perSecond: 2 };

type Answer<T> = Promise<Result<T, ErrorCode>>;

/** Accounts: nobody needs one to play, and whoever has one is the same person on every device. */
export class Accounts {
  readonly #parts: AccountParts;
  readonly #passwords: Passwords;
  readonly #guesses = new Map<string, Bucket>();

  constructor(parts: AccountParts) {
    this.#parts = parts;
    this.#passwords = new Passwords(parts.world);
  }

  /** A guest becomes somebody with an account, and keeps everything. */
  async signUp(
    guest: NonNullable<Proof['guest']>,
    { name, password }: { readonly name: string; readonly password: string },
  ): Answer<Entrance & { readonly recovery: string }> {
    if (!isPassword(password, name)) return err('bad-password');
    const known = await this.#named(guest, name);
    if (!known.ok) return known;
    const hash = await this.#passwords.hash(password);
    return hash.ok ? this.open(known.value, hash.value) : hash;
  }

  /** The guest, under the name they want to have from now on. */
  async #named(guest: NonNullable<Proof['guest']>, wish: string): Answer<PersonId> {
    const known = await this.#parts.people.recognise(guest.person, guest.secret);
    if (!known.ok) return known;
    if (cleanName(wish) === known.value.name) return ok(guest.person);
    const renamed = await this.#parts.rename(guest.person, wish);
    return renamed.ok ? ok(guest.person) : renamed;
  }

  /** An account for someone who has shown who they are; without a password, a passkey opens it. */
  async open(
    person: PersonId,
    password?: string,
  ): Answer<Entrance & { readonly recovery: string }> {
    const { store, world } = this.#parts;
    const recovery = newId(world, RECOVERY_LENGTH);
    const opened = await store.signUp({
      person,
      recovery: hashOf(recovery),
      at: world.now(),
      ...(password !== undefined && { password }),
    });
    if (!opened.ok) return opened;
    const entrance = await this.enter(person);
    if (!entrance.ok) return entrance;
    // Other pages of theirs came in by a private id that is worth nothing now.
    this.#parts.dismiss({ person }, 'restart');
    return ok({ ...entrance.value, recovery });
  }

  /** Somebody has shown who they are: a new session, whatever the browser had before. */
  async enter(person: PersonId, shown?: string): Answer<Entrance> {
    const { store, world, people } = this.#parts;
    const key = { token: newId(world, TOKEN_LENGTH), until: world.now() + KEPT_MS };
    const opened = await store.openSession({
      hash: hashOf(key.token),
      person,
      at: world.now(),
      until: key.until,
      ...(shown !== undefined && { shown }),
    });
    return opened ? ok({ key, person, name: await people.nameOf(person) }) : err('wrong-login');
  }

  /** `from` is the address it is tried from. */
  async logIn(name: string, password: string, from: string): Answer<Entrance> {
    const skeleton = skeletonOf(cleanName(name) ?? '');
    if (!this.#mayTry(`${from} ${skeleton}`, GUESSES)) return err('too-fast');
    const account = await this.#accountNamed(skeleton);
    if (!account.ok) return account;
    const stored = account.value?.password;
    const fits = await this.#passwords.fits(password, stored);
    if (!fits.ok) return fits;
    if (account.value === undefined || !fits.value) return err('wrong-login');
    return this.enter(account.value.person, stored);
  }

  /** The account of that name, if there is one and the whole world has not tried it too often. */
  async #accountNamed(skeleton: string): Answer<StoredAccount | undefined> {
    if (!this.#mayTry(`anywhere ${skeleton}`, CROWD)) return err('too-fast');
    return ok(skeleton === '' ? undefined : await this.#parts.store.accountNamed(skeleton));
  }

  #mayTry(what: string, rate: Rate): boolean {
    const now = this.#parts.world.now();
    for (const [other, bucket] of this.#guesses)
      if (bucket.isFull(now)) this.#guesses.delete(other);
    const bucket = this.#guesses.get(what) ?? new Bucket(rate, now);
    this.#guesses.set(what, bucket);
    return bucket.take(now);
  }

  /** One more passkey for an account; for a guest it opens one, which is returned. */
  async addPasskey(
    passkey: StoredPasskey,
  ): Promise<Result<Entrance & { readonly recovery: string }, ErrorCode> | undefined> {
    const { store } = this.#parts;
    const isGuest = (await store.accountOf(passkey.person)) === undefined;
    // First the key, then the lock: nobody must be locked out in between.
    await store.savePasskey(passkey);
    return isGuest ? this.open(passkey.person) : undefined;
  }

  personOf(token: string): Promise<PersonId | undefined> {
    return this.#parts.store.personOfSession(hashOf(token), this.#parts.world.now());
  }

  async logOut(token: string, everywhere: boolean): Promise<void> {
    const { store, dismiss } = this.#parts;
    const person = await this.personOf(token);
    await this.#close(hashOf(token));
    if (person === undefined || !everywhere) return;
    await store.closeSessions(person);
    dismiss({ person }, 'logged-out');
  }

  async #close(session: string): Promise<void> {
    await this.#parts.store.closeSession(session);
    this.#parts.dismiss({ session }, 'logged-out');
  }

  /** Whoever changes the password is thereby logged out everywhere else. */
  async changePassword(token: string, old: string, password: string): Answer<Entrance> {
    const account = await this.#confirmed({ token }, old);
    if (!account.ok) return account;
    if (account.value === undefined) return err('no-account');
    const { person, name, recovery } = account.value;
    if (!isPassword(password, name)) return err('bad-password');
    return this.#renew({ person, recovery, password });
  }

  /** Someone who has forgotten the password has written down the code, which is good for once. */
  async recover(
    name: string,
    code: string,
    password: string,
  ): Answer<Entrance & { readonly recovery: string }> {
    const account = await this.#accountNamed(skeletonOf(cleanName(name) ?? ''));
    if (!account.ok) return account;
    if (!isPassword(password, name)) return err('bad-password');
    if (account.value === undefined || hashOf(plainCode(code)) !== account.value.recovery)
      return err('wrong-login');
    const recovery = newId(this.#parts.world, RECOVERY_LENGTH);
    const { person } = account.value;
    // Whoever had to be found again may have lost a device as well.
    await this.#parts.store.dropPasskeys(person);
    const renewed = await this.#renew({ person, recovery: hashOf(recovery), password });
    return renewed.ok ? ok({ ...renewed.value, recovery }) : renewed;
  }

  async #renew(change: {
    readonly person: PersonId;
    readonly recovery: string;
    readonly password: string;
  }): Answer<Entrance> {
    const { store, dismiss } = this.#parts;
    const hash = await this.#passwords.hash(change.password);
    if (!hash.ok) return hash;
    await store.changeAccount({ ...change, password: hash.value });
    await store.closeSessions(change.person);
    dismiss({ person: change.person }, 'logged-out');
    return this.enter(change.person);
  }

  /** Who it is, by a session or a private id. */
  async whoIs({ token, guest }: Proof): Answer<PersonId> {
    const person = token === undefined ? undefined : await this.personOf(token);
    if (person !== undefined) return ok(person);
    if (guest === undefined) return err('not-you');
    const known = await this.#parts.people.recognise(guest.person, guest.secret);
    return known.ok ? ok(guest.person) : known;
  }

  /** For what cannot be undone a session is not enough: the password, or the code where there is none. */
  async #confirmed(proof: Proof, password: string): Answer<StoredAccount | undefined> {
    const person = await this.whoIs(proof);
    if (!person.ok) return person;
    const account = await this.#parts.store.accountOf(person.value);
    if (account === undefined) return ok(account);
    if (!this.#mayTry(`own ${person.value}`, GUESSES)) return err('too-fast');
    if (account.password === undefined)
      return hashOf(plainCode(password)) === account.recovery ? ok(account) : err('wrong-login');
    const fits = await this.#passwords.fits(password, account.password);
    if (!fits.ok) return fits;
    return fits.value ? ok(account) : err('wrong-login');
  }

  async dataOf(proof: Proof): Answer<Readonly<Record<string, unknown>>> {
    const person = await this.whoIs(proof);
    return person.ok ? ok(await this.#parts.store.dataOf(person.value)) : person;
  }

  /** Nothing of the person is left; the games they played can still be looked at. */
  async erase(proof: Proof, password: string): Answer<PersonId> {
    const { store, world, people, dismiss, getUp } = this.#parts;
    const confirmed = await this.#confirmed(proof, password);
    const person = await this.whoIs(proof);
    if (!confirmed.ok) return confirmed;
    if (!person.ok) return person;
    await getUp(person.value);
    await store.closeSessions(person.value);
    dismiss({ person: person.value }, 'logged-out');
    await store.erase(person.value, world.now());
    people.forget(person.value);
    // Somebody may have come in while it was being done.
    dismiss({ person: person.value }, 'logged-out');
    return person;
  }
}

/** As it was written down, with spaces and capitals or without. */
const plainCode = (code: string): string =>
  code
    .slice(0, LIMITS.password)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
