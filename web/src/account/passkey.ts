import { err, isObject, ok, type Result } from '@stammtisch/kernel';

import { ask, asGuest, type Refused, type Told } from './desk.ts';

/** `cancelled`: no passkey was chosen. `same`: this device has one already. */
export type PasskeyRefused = Refused | 'cancelled' | 'same';

type Made = Promise<Result<Told, PasskeyRefused>>;

/** Passkeys belong to a name on the web, over a line that nobody can listen to. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname) &&
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** A new passkey: one more for an account; for a guest it opens one. */
export async function makePasskey(): Made {
  const asked = await ask('passkey/new', asGuest());
  if (!asked.ok) return asked;
  const { value } = asked;
  if (!isCreation(value)) return err('house-error');
  const response = await shown(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(value),
    }),
  );
  return response.ok ? ask('passkey/add', { ...asGuest(), response: response.value }) : response;
}

export async function enterByPasskey(): Made {
  const asked = await ask('passkey/ask');
  if (!asked.ok) return asked;
  const { value } = asked;
  if (!isRequest(value)) return err('house-error');
  const response = await shown(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(value),
    }),
  );
  return response.ok ? ask('passkey/log-in', { response: response.value }) : response;
}

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
