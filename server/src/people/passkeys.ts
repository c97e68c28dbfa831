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
import type { ErrorCode, PersonId, World } from '@stammtisch/protocol';

import type { Store, StoredPasskey } from '../log/store.ts';
import type { People } from './people.ts';

/** Where the page comes from: a passkey is good only there. */
export interface Site {
  /** `https://house.example` */
  readonly origin: string;
  /** `house.example` */
  readonly host: string;
}

interface Parts {
  readonly world: World;
  readonly store: Store;
  readonly people: People;
}

const CHALLENGE_BYTES = 32;
const PATIENCE_MS = 5 * 60 * 1_000;
const MOST_CHALLENGES = 1_000;

/** Passkeys: the browser signs what the house has asked, once. */
export class Passkeys {
  readonly #parts: Parts;
  /** What was asked, of whom if that is known, and until when the answer counts. */
  readonly #asked = new Map<string, { readonly person?: PersonId; readonly until: number }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async toMake(person: PersonId, { host }: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#parts.store.passkeysOf(person);
    return generateRegistrationOptions({
      rpName: 'Stammtisch',
      rpID: host,
      userName: await this.#parts.people.nameOf(person),
      userID: new TextEncoder().encode(person),
      challenge: this.#ask(person),
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  toEnter = ({ host }: Site): Promise<PublicKeyCredentialRequestOptionsJSON> =>
    generateAuthenticationOptions({
      rpID: host,
      challenge: this.#ask(),
      userVerification: 'preferred',
    });

  /** A new passkey, if it was made for this person. */
  async made(
    person: PersonId,
    { origin, host }: Site,
    response: RegistrationResponseJSON,
  ): Promise<Result<StoredPasskey, ErrorCode>> {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge => this.#wasAsked(challenge, person),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return err('wrong-login');
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    if ((await this.#parts.store.findPasskey(id)) !== undefined) return err('wrong-login');
    return ok({
      id,
      person,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      at: this.#parts.world.now(),
    });
  }

  /** Whose passkey has answered. */
  async entered(
    { origin, host }: Site,
    response: AuthenticationResponseJSON,
  ): Promise<Result<PersonId, ErrorCode>> {
    const { store } = this.#parts;
    const known = await store.findPasskey(response.id);
    if (known === undefined) return err('wrong-login');
    const { id, publicKey, counter } = known;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => this.#wasAsked(challenge),
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return err('wrong-login');
    await store.usedPasskey(known.id, verified.authenticationInfo.newCounter);
    return ok(known.person);
  }

  #ask(person?: PersonId): Uint8Array<ArrayBuffer> {
    const now = this.#parts.world.now();
    for (const [challenge, { until }] of this.#asked)
      if (until < now || this.#asked.size >= MOST_CHALLENGES) this.#asked.delete(challenge);
    const bytes = new Uint8Array(this.#parts.world.bytes(CHALLENGE_BYTES));
    this.#asked.set(Buffer.from(bytes).toString('base64url'), {
      until: now + PATIENCE_MS,
      ...(person !== undefined && { person }),
    });
    return bytes;
  }

  /** Every question is good for one answer. */
  #wasAsked(challenge: string, person?: PersonId): boolean {
    const asked = this.#asked.get(challenge);
    this.#asked.delete(challenge);
    if (asked === undefined || asked.until < this.#parts.world.now()) return false;
    return asked.person === person;
  }
}
