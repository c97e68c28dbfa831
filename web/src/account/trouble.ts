import { houseTexts } from '../text/texts.ts';
import type { Refused } from './account-api.ts';

export type FieldName = 'name' | 'password' | 'old' | 'code' | 'passkey';

/** What is wrong with what was asked, and with which of the fields. */
export interface Trouble {
  readonly at: FieldName | 'form';
  readonly text: string;
}

const AT: Partial<Record<Refused, FieldName>> = {
  'bad-name': 'name',
  'name-taken': 'name',
  'knows-secret': 'name',
  'bad-password': 'password',
};

/** `wrong` is what it means here that something does not go together. */
export const troubleOf = (code: Refused, wrong?: Trouble): Trouble =>
  code === 'wrong-login' && wrong !== undefined
    ? wrong
    : { at: AT[code] ?? 'form', text: houseTexts().errors[code] };
