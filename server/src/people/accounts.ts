import { err, ok, type Result } from '@stammtisch/kernel';
import {
  type ErrorCode,
  type CloseReason,
  LIMITS,
  newId,
  type PersonId,
  type World,
} from '@stammtisch/protocol';

import type { PersonOrSession } from '../connections.ts';
import { cleanName, skeletonOf, tidyName } from '../names/names.ts';
import type { AccountChange, Shown, Store, StoredAccount, StoredPasskey } from '../store/store.ts';
import { Guesses } from './guesses.ts';
import { hashOf } from './hash.ts';
import type { MadePasskey } from './passkeys.ts';
import { isPassword, Passwords } from './passwords.ts';
import type { People } from './people.ts';
import type { Robots } from './robots.ts';

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
  /** A new recovery code, where the account is new or the old code was used up. */
  readonly recovery?: string;
}

/**
 * Shown together with a request for which a session is not enough: the password, or the code where
 * there is none, or a passkey that has just been used.
 */
export type Fresh = { readonly password: string } | { readonly passkey: StoredPasskey };

/** Someone with an account has just now shown that it is theirs. */
interface Confirmed {
  readonly account: StoredAccount;
  readonly shown: Shown;
}

/** How someone shows who they are: a guest by the private id, others by what their browser keeps. */
export interface Proof {
  readonly token?: string | undefined;
  readonly guest?: { readonly person: PersonId; readonly secret: string } | undefined;
  /** The address it is shown from, as it counts for limits. */
  readonly from: string;
}

export interface AccountDeps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
  /** Hangs up on everyone who is this person, or came in with this session. */
  readonly dismiss: (who: PersonOrSession, why: CloseReason) => void;
  readonly rename: (person: PersonId, name: string) => Promise<Result<string, ErrorCode>>;
  /** Makes a person get up from wherever they sit. */
  readonly getUp: (person: PersonId) => Promise<void>;
  readonly robots: Robots;
}

const KEPT_MS = 365 * 24 * 60 * 60 * 1_000;
const TOKEN_LENGTH = 40;
const RECOVERY_LENGTH = 20;

type Answer<T> = Promise<Result<T, ErrorCode>>;

/** Accounts: nobody needs one to play, and whoever has one is the same person on every device. */
export class Accounts {
  readonly #deps: AccountDeps;
  readonly #passwords: Passwords;
  readonly #guesses: Guesses;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
    this.#passwords = new Passwords(deps.world);
    this.#guesses = new Guesses(deps.world);
  }

  /** A guest becomes somebody with an account, and keeps everything. */
  async signUp(
    guest: NonNullable<Proof['guest']>,
    { name, password, from }: { name: string; password: string; from: string },
  ): Answer<Entrance> {
    if (!isPassword(password, name)) return err('bad-password');
    const known = await this.#named(guest, name);
    if (!known.ok) return known;
    const hash = await this.#passwords.hash(password, from);
    return hash.ok ? this.#open(known.value, { password: hash.value }) : hash;
  }

  /** The guest, under the name they want to have from now on. */
  async #named(guest: NonNullable<Proof['guest']>, wish: string): Answer<PersonId> {
    const known = await this.#deps.people.recognise(guest.person, guest.secret);
    if (!known.ok) return known;
    if (cleanName(wish) === known.value.name) return ok(guest.person);
    const renamed = await this.#deps.rename(guest.person, wish);
    return renamed.ok ? ok(guest.person) : renamed;
  }

  /** An account for someone who has shown who they are, and what opens it from now on. */
  async #open(
    person: PersonId,
    key: { readonly password: string } | { readonly passkey: StoredPasskey },
  ): Answer<Entrance> {
    const { store, world } = this.#deps;
    const recovery = newId(world, RECOVERY_LENGTH);
    const opened = await store.accounts.signUp({
      person,
      recovery: hashOf(recovery),
      at: world.now(),
      ...key,
    });
    if (!opened.ok) return opened;
    const shown = 'passkey' in key ? { passkey: key.passkey.id } : key;
    const entrance = await this.enter(person, shown);
    if (!entrance.ok) return entrance;
    // Other pages of theirs came in by a private id that is worth nothing now.
    this.#deps.dismiss({ person }, 'restart');
    return ok({ ...entrance.value, recovery });
  }

  /** Somebody has shown who they are: a new session, whatever the browser had before. */
  async enter(person: PersonId, shown: Shown): Answer<Entrance> {
    const { store, world, people } = this.#deps;
    const key = { token: newId(world, TOKEN_LENGTH), until: world.now() + KEPT_MS };
    const opened = await store.accounts.openSession({
      hash: hashOf(key.token),
      person,
      at: world.now(),
      until: key.until,
      shown,
    });
    return opened ? ok({ key, person, name: await people.nameOf(person) }) : err('wrong-login');
  }

  /** `from` is the address it is tried from, as it counts for limits. */
  async logIn(name: string, password: string, from: string): Answer<Entrance> {
    const guess = `log in as ${skeletonOf(tidyName(name))}`;
    if (!this.#guesses.mayTry(from, guess)) return err('too-fast');
    const account = await this.#accountNamed(name);
    const stored = account?.password;
    const fits = await this.#passwords.fits(password, stored, from);
    if (!fits.ok) return fits;
    if (account === undefined || stored === undefined || !fits.value) return err('wrong-login');
    this.#guesses.wasRight(from, guess);
    return this.enter(account.person, { password: stored });
  }

  #accountNamed(written: string): Promise<StoredAccount | undefined> {
    const name = tidyName(written);
    return this.#deps.store.accounts.named(name, skeletonOf(name));
  }

  /**
   * Who may add or remove passkeys: an account holder who shows the password or a passkey, for a
   * stolen session must not become a key of its own; and a guest, who opens an account with it.
   */
  async mayChangePasskeys(
    proof: Proof,
    fresh: Fresh,
  ): Answer<{ readonly person: PersonId; readonly shown?: Shown }> {
    const person = await this.whoIs(proof);
    if (!person.ok) return person;
    const confirmed = await this.#confirmed(proof, fresh);
    if (!confirmed.ok) return confirmed;
    const shown = confirmed.value?.shown;
    if (shown === undefined) return ok({ person: person.value });
    // The code is for whoever has lost everything else.
    return 'recovery' in shown ? err('wrong-login') : ok({ person: person.value, shown });
  }

  /** One more passkey for an account; for a guest it opens one, which is returned. */
  async addPasskey({ passkey, shown }: MadePasskey): Answer<Entrance | undefined> {
    if (shown === undefined) return this.#open(passkey.person, { passkey });
    const saved = await this.#deps.store.accounts.savePasskey(passkey, shown);
    return saved ? ok(undefined) : err('wrong-login');
  }

  async removePasskey(proof: Proof, fresh: Fresh, id: string): Answer<void> {
    const allowed = await this.mayChangePasskeys(proof, fresh);
    if (!allowed.ok) return allowed;
    const { person, shown } = allowed.value;
    if (shown === undefined) return err('no-account');
    return this.#deps.store.accounts.removePasskey(person, id, shown);
  }

  /** What their owner is told of them, and whether there is a password as well. */
  async passkeysOf(proof: Proof): Answer<object> {
    const person = await this.whoIs(proof);
    if (!person.ok) return person;
    const { store } = this.#deps;
    const account = await store.accounts.find(person.value);
    if (account === undefined) return err('no-account');
    const passkeys = await store.accounts.passkeysOf(person.value);
    return ok({
      password: account.password !== undefined,
      passkeys: passkeys.map(({ id, name, at, usedAt }) => ({ id, name, at, usedAt })),
    });
  }

  personOf(token: string): Promise<PersonId | undefined> {
    return this.#deps.store.accounts.personOfSession(hashOf(token), this.#deps.world.now());
  }

  async logOut(token: string, everywhere: boolean): Promise<void> {
    const { store, dismiss } = this.#deps;
    const person = await this.personOf(token);
    await this.#close(hashOf(token));
    if (person === undefined || !everywhere) return;
    await store.accounts.closeSessions(person);
    dismiss({ person }, 'logged-out');
  }

  async #close(session: string): Promise<void> {
    await this.#deps.store.accounts.closeSession(session);
    this.#deps.dismiss({ session }, 'logged-out');
  }

  /** Whoever changes the password is thereby logged out everywhere else. Where the code has stood in for it, there is a new one. */
  async changePassword(
    proof: Proof,
    fresh: Fresh,
    { password, dropPasskeys = false }: { password: string; dropPasskeys?: boolean | undefined },
  ): Answer<Entrance> {
    const confirmed = await this.#confirmed(proof, fresh);
    if (!confirmed.ok) return confirmed;
    if (confirmed.value === undefined) return err('no-account');
    const { account, shown } = confirmed.value;
    if (!isPassword(password, account.name)) return err('bad-password');
    return this.#renew({ person: account.person, shown, password, dropPasskeys }, proof.from);
  }

  /** Someone who has forgotten the password has written down the code, which is good for once. */
  async recover(
    { name, code, password }: { name: string; code: string; password: string },
    from: string,
  ): Answer<Entrance> {
    if (!isPassword(password, name)) return err('bad-password');
    const guess = `recover ${skeletonOf(tidyName(name))}`;
    if (!this.#guesses.mayTry(from, guess)) return err('too-fast');
    const account = await this.#accountNamed(name);
    const recovery = hashOf(plainCode(code));
    if (account === undefined || recovery !== account.recovery) return err('wrong-login');
    this.#guesses.wasRight(from, guess);
    // Whoever had to be found again may have lost a device as well.
    const change = { person: account.person, shown: { recovery }, password, dropPasskeys: true };
    return this.#renew(change, from);
  }

  /** A code that was shown is used up, and another one takes its place. */
  async #renew(change: Omit<AccountChange, 'recovery'>, from: string): Answer<Entrance> {
    const { store, world, dismiss } = this.#deps;
    const { person, shown } = change;
    const hash = await this.#passwords.hash(change.password, from);
    if (!hash.ok) return hash;
    const code = 'recovery' in shown ? newId(world, RECOVERY_LENGTH) : undefined;
    const isChanged = await store.accounts.change({
      ...change,
      password: hash.value,
      ...(code !== undefined && { recovery: hashOf(code) }),
    });
    if (!isChanged) return err('wrong-login');
    dismiss({ person }, 'logged-out');
    const entered = await this.enter(person, { password: hash.value });
    return entered.ok && code !== undefined ? ok({ ...entered.value, recovery: code }) : entered;
  }

  /** Who it is, by a session or a private id. */
  async whoIs({ token, guest }: Proof): Answer<PersonId> {
    const person = token === undefined ? undefined : await this.personOf(token);
    if (person !== undefined) return ok(person);
    if (guest === undefined) return err('not-you');
    const known = await this.#deps.people.recognise(guest.person, guest.secret);
    return known.ok ? ok(guest.person) : known;
  }

  /** Undefined for a guest, who has nothing to confirm with. */
  async #confirmed(proof: Proof, fresh: Fresh): Answer<Confirmed | undefined> {
    const person = await this.whoIs(proof);
    if (!person.ok) return person;
    const account = await this.#deps.store.accounts.find(person.value);
    if (account === undefined) return ok(undefined);
    if ('passkey' in fresh)
      return fresh.passkey.person === account.person
        ? ok({ account, shown: { passkey: fresh.passkey.id } })
        : err('wrong-login');
    const guess = `confirm ${account.person}`;
    if (!this.#guesses.mayTry(proof.from, guess)) return err('too-fast');
    const shown = await this.#shownBy(fresh.password, account, proof.from);
    if (shown.ok) this.#guesses.wasRight(proof.from, guess);
    return shown.ok ? ok({ account, shown: shown.value }) : shown;
  }

  async #shownBy(password: string, account: StoredAccount, from: string): Answer<Shown> {
    if (account.password === undefined) {
      const recovery = hashOf(plainCode(password));
      return recovery === account.recovery ? ok({ recovery }) : err('wrong-login');
    }
    const fits = await this.#passwords.fits(password, account.password, from);
    if (!fits.ok) return fits;
    return fits.value ? ok({ password: account.password }) : err('wrong-login');
  }

  async dataOf(proof: Proof): Answer<Readonly<Record<string, unknown>>> {
    const person = await this.whoIs(proof);
    return person.ok ? ok(await this.#deps.store.people.dataOf(person.value)) : person;
  }

  /** Nothing of the person is left; the games they played can still be looked at. */
  async erase(proof: Proof, fresh: Fresh): Answer<PersonId> {
    const { store, world, people, dismiss, getUp } = this.#deps;
    const confirmed = await this.#confirmed(proof, fresh);
    const person = await this.whoIs(proof);
    if (!confirmed.ok) return confirmed;
    if (!person.ok) return person;
    await store.accounts.closeSessions(person.value);
    dismiss({ person: person.value }, 'logged-out');
    await getUp(person.value);
    await this.#deps.robots.removeAllOf(person.value);
    await store.people.erase(person.value, world.now());
    people.forget(person.value);
    // Somebody may have come in or sat down while it was being done; from now on nobody can.
    dismiss({ person: person.value }, 'logged-out');
    await getUp(person.value);
    return person;
  }
}

/** As it was written down, with spaces and capitals or without. */
const plainCode = (code: string): string =>
  code
    .slice(0, LIMITS.password)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
