import { signal } from '@preact/signals';

import { toast } from '../parts/toast.tsx';
import { tableTexts } from '../text/texts.ts';

/** By which rule each move is refused, by its number; undefined where it is none of the game. */
export type RefusalRules<Refusal extends string> = Readonly<Record<Refusal, string | undefined>>;

/** The rule that somebody wants to read at the table. */
export const openRule = signal<string | undefined>(undefined);

/** Why a move is refused, in a sentence, and the way to the rule that says so. */
export function toastRefusal(text: string, rule: string | undefined): void {
  const name = rule === undefined ? '' : tableTexts().table.rule(rule);
  toast(
    text,
    'warn',
    rule === undefined ? undefined : { name, run: () => (openRule.value = rule) },
  );
}
