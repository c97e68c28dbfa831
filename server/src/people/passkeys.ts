import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { err, ok, type Result } from '@stammtisch/kernel';
import { type ErrorCode, LIMITS, type PersonId, type World } from '@stammtisch/protocol';

import { cleanText } from '../clean-text.ts';
import type { Shown, Store, StoredPasskey } from '../store/store.ts';
import type { People } from './people.ts';

/** Where the page comes from: a passkey is good only there. */
export interface Site {
  /** `https://house.example` */
  readonly origin: string;
  /** `house.example` */
  readonly host: string;
}

interface Deps {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
}

const CHALLENGE_BYTES = 32;
const PATIENCE_MS = 5 * 60 * 1_000;
const MOST_CHALLENGES = 100_000;

/** What was asked, of whom if that is known, and until when the answer counts. */
interface Asked {
  readonly until: number;
  /** For a new passkey: whose, and what an account holder has shown to get one. */
  readonly making?: { readonly person: PersonId; readonly shown?: Shown };
}

/** A passkey just made, and what was shown for it; nothing by a guest. */
export interface MadePasskey {
  readonly passkey: StoredPasskey;
  readonly shown?: Shown;
}

/** Passkeys: the browser signs what the house has asked, once. */
export class Passkeys {
  readonly #deps: Deps;
  /** The oldest first. */
  readonly #asked = new Map<string, Asked>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async toMake(
    person: PersonId,
    { host }: Site,
    shown?: Shown,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#deps.store.accounts.passkeysOf(person);
    return generateRegistrationOptions({
      rpName: 'Stammtisch',
      rpID: host,
      userName: await this.#deps.people.nameOf(person),
      userID: new TextEncoder().encode(person),
      challenge: this.#ask({ making: { person, ...(shown && { shown }) } }),
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** To come in, or to confirm something: then with one of the passkeys of this person. */
  async toUse({ host }: Site, person?: PersonId): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const own = person === undefined ? [] : await this.#deps.store.accounts.passkeysOf(person);
    return generateAuthenticationOptions({
      rpID: host,
      challenge: this.#ask({}),
      userVerification: 'preferred',
      ...(own.length > 0 && { allowCredentials: own.map(({ id }) => ({ id })) }),
    });
  }

  /** A new passkey, if this person was asked to make one. */
  async made(
    person: PersonId,
    { origin, host }: Site,
    { response, name }: { readonly response: RegistrationResponseJSON; readonly name: string },
  ): Promise<Result<MadePasskey, ErrorCode>> {
    let asked: Asked | undefined;
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge => {
        asked = this.#answered(challenge);
        return asked?.making?.person === person;
      },
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return err('wrong-login');
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const passkey = {
      id,
      person,
      name: cleanText(name.slice(0, LIMITS.passkeyName)) ?? '',
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      at: this.#deps.world.now(),
    };
    const shown = asked?.making?.shown;
    return ok({ passkey, ...(shown && { shown }) });
  }

  /** The passkey that has answered. */
  async used(
    { origin, host }: Site,
    response: AuthenticationResponseJSON,
  ): Promise<Result<StoredPasskey, ErrorCode>> {
    const { store } = this.#deps;
    const known = await store.accounts.findPasskey(response.id);
    if (known === undefined) return err('wrong-login');
    const { id, publicKey, counter } = known;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => {
        const asked = this.#answered(challenge);
        return asked !== undefined && asked.making === undefined;
      },
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return err('wrong-login');
    const { newCounter } = verified.authenticationInfo;
    await store.accounts.usedPasskey(known.id, newCounter, this.#deps.world.now());
    return ok(known);
  }

  #ask(asked: Omit<Asked, 'until'>): Uint8Array<ArrayBuffer> {
    const now = this.#deps.world.now();
    for (const [challenge, { until }] of this.#asked) {
      if (until >= now && this.#asked.size < MOST_CHALLENGES) break;
      this.#asked.delete(challenge);
    }
    const bytes = new Uint8Array(this.#deps.world.bytes(CHALLENGE_BYTES));
    const challenge = Buffer.from(bytes).toString('base64url');
    this.#asked.set(challenge, { ...asked, until: now + PATIENCE_MS });
    return bytes;
  }

  /** Every question is good for one answer. */
  #answered(challenge: string): Asked | undefined {
    const asked = this.#asked.get(challenge);
    this.#asked.delete(challenge);
    return asked !== undefined && asked.until >= this.#deps.world.now() ? asked : undefined;
  }
}
