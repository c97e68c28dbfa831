import { useSignal } from '@preact/signals';
import { isObject } from '@stammtisch/kernel';
import { useEffect } from 'preact/hooks';

import { ask, type JsonObject } from './account-api.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly usedAt: number | undefined;
}

/** What opens the account. */
export interface Keys {
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
}

/** What opens the account, as soon as the house has told it. */
export function useKeys() {
  const keys = useSignal<Keys | undefined>(undefined);
  const failed = useSignal(false);
  const fetch = async () => {
    const answer = await ask('passkey/list');
    failed.value = !answer.ok;
    if (answer.ok) keys.value = keysIn(answer.value);
  };
  useEffect(() => void fetch(), []);
  return { keys: keys.value, failed: failed.value && keys.value === undefined, fetch };
}

const keysIn = ({ password, passkeys }: JsonObject): Keys => ({
  hasPassword: password === true,
  passkeys: Array.isArray(passkeys) ? passkeys.filter(isObject).map(passkeyIn) : [],
});

const passkeyIn = ({ id, name, at, usedAt }: JsonObject): Passkey => ({
  id: String(id),
  name: String(name),
  at: Number(at),
  usedAt: typeof usedAt === 'number' ? usedAt : undefined,
});
