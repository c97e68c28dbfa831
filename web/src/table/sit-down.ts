import { signal } from '@preact/signals';
import type { Seat } from '@stammtisch/kernel';
import type { TableId } from '@stammtisch/protocol';

import { client } from '../connection.ts';
import { leaveFirst } from '../parts/leave-first.ts';
import { toast, toastFailure } from '../parts/toast.tsx';
import { houseTexts } from '../text/texts.ts';

interface Wish {
  readonly seat?: Seat | undefined;
  readonly leaving?: boolean;
  readonly password?: string;
  /** Once one has sat down. */
  readonly done?: () => void;
  /** Once one has knocked instead. */
  readonly knocked?: () => void;
}

export interface PasswordWish {
  readonly table: TableId;
  readonly wish: Wish;
}

/** Where somebody wants to sit down who has to give the password first. */
export const passwordWish = signal<PasswordWish | undefined>(undefined);

/** Sits down; whoever has a seat elsewhere is asked first, and for the password where a table has one. */
export async function sitDown(table: TableId, wish: Wish = {}): Promise<void> {
  const { seat, leaving = false, password } = wish;
  const answer = await client.sit(table, seat, {
    leaving,
    ...(password !== undefined && { password }),
  });
  if (answer.ok) {
    passwordWish.value = undefined;
    if (answer.value.knocking !== true) return wish.done?.();
    toast(houseTexts().door.knocked, 'check');
    wish.knocked?.();
    return;
  }
  const { code } = answer.error;
  if (code === 'seated-elsewhere' && !leaving)
    await leaveFirst(() => sitDown(table, { ...wish, leaving: true }));
  else if (code === 'needs-password') passwordWish.value = { table, wish };
  else toastFailure(answer.error);
}
