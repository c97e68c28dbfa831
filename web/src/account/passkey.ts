import { err, isObject, ok, type Result } from '@stammtisch/kernel';

import { ask, asGuest, type Refused, type JsonObject } from './account-api.ts';

/** `cancelled`: no passkey was chosen. `same`: this device has one already. */
export type PasskeyRefused = Refused | 'cancelled' | 'same';

type Made = Promise<Result<JsonObject, PasskeyRefused>>;

/** Passkeys belong to a name on the web, over a line that nobody can listen to. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname) &&
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** A new passkey: one more for an account, with what shows that it is theirs; for a guest it opens one. */
export async function makePasskey(fresh: JsonObject = {}, name = deviceName()): Made {
  const asked = await ask('passkey/new', { ...asGuest(), ...fresh });
  if (!asked.ok) return asked;
  const { value } = asked;
  if (!isCreation(value)) return err('house-error');
  const response = await shown(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(value),
    }),
  );
  if (!response.ok) return response;
  return ask('passkey/add', { ...asGuest(), name: name.trim(), response: response.value });
}

export async function enterByPasskey(): Made {
  const response = await usedPasskey({});
  return response.ok ? ask('passkey/log-in', { response: response.value }) : response;
}

/** Shows with a passkey that the account is theirs: goes with a request for which a session is not enough. */
export async function freshByPasskey(): Promise<Result<JsonObject, PasskeyRefused>> {
  const response = await usedPasskey({ own: true });
  return response.ok ? ok({ passkey: response.value }) : response;
}

async function usedPasskey(which: JsonObject): Promise<Result<unknown, PasskeyRefused>> {
  const asked = await ask('passkey/ask', which);
  if (!asked.ok) return asked;
  const { value } = asked;
  if (!isRequest(value)) return err('house-error');
  return shown(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(value),
    }),
  );
}

const DEVICES = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'CrOS', 'Linux'] as const;

/** What a new passkey is called until its owner calls it otherwise. */
export const deviceName = (): string =>
  DEVICES.find(device => navigator.userAgent.includes(device)) ?? '';

/** What the browser answers, or why it does not. */
async function shown(
  credential: () => Promise<Credential | null>,
): Promise<Result<unknown, 'cancelled' | 'same'>> {
  try {
    const given = await credential();
    return given instanceof PublicKeyCredential ? ok(given.toJSON()) : err('cancelled');
  } catch (error) {
    const isSame = error instanceof DOMException && error.name === 'InvalidStateError';
    return err(isSame ? 'same' : 'cancelled');
  }
}

const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  isRequest(value) && 'user' in value && 'pubKeyCredParams' in value;

const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  isObject(value) && typeof value['challenge'] === 'string';
