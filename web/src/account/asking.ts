import { useSignal } from '@preact/signals';
import type { Result } from '@stammtisch/kernel';

import { LEAVING, type Refused, type JsonObject } from './account-api.ts';
import type { PasskeyRefused } from './passkey.ts';
import { texts } from './texts.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export interface Request {
  readonly send: () => Promise<Result<JsonObject, PasskeyRefused>>;
  /** Says whether another page comes now. */
  readonly done: (reply: JsonObject) => unknown;
  /** What it means here that something does not go together. */
  readonly wrong?: Trouble;
}

/** One request after the other, and what was wrong with the last one. */
export function useAsking() {
  const busy = useSignal(false);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const run = async ({ send, done, wrong }: Request): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const answer = await send();
    if (answer.ok && done(answer.value) === LEAVING) return;
    trouble.value = answer.ok ? undefined : passkeyTrouble(answer.error, wrong);
    busy.value = false;
  };
  return { busy: busy.value, trouble: trouble.value, run };
}

function passkeyTrouble(code: PasskeyRefused, wrong: Trouble | undefined): Trouble {
  const text = texts().wrong;
  if (code === 'cancelled') return { at: 'form', text: text.noPasskey };
  if (code === 'same') return { at: 'form', text: text.samePasskey };
  return troubleOf(code satisfies Refused, wrong);
}
