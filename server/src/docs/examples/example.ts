import type { Answers, ErrorCode, HouseMessage, Request, RequestType } from '@stammtisch/protocol';
import { PROTOCOL } from '@stammtisch/protocol';

import type { Who } from './names.ts';

type RequestOf<Type extends RequestType> = Extract<Request, { type: Type }>;

/** A request and what it is answered, in a house that has just been opened. */
export type Example<Type extends RequestType = RequestType> = {
  readonly [Each in Type]: {
    readonly by: Who;
    readonly ask: Omit<RequestOf<Each>, 're'>;
    readonly answer: { readonly ok: Answers[Each] } | { readonly error: ErrorCode };
  };
}[Type];

export const hello = { type: 'hello', protocol: PROTOCOL } as const;
export const ok = { ok: {} } as const;

/** What is sent for an example. */
export const requestOf = ({ ask }: Example, re: number): object => ({ re, ...ask });

/** What is answered to it. */
export const answerOf = (
  { answer }: Example,
  re: number,
): Extract<HouseMessage, { readonly type: 'ok' | 'error' }> =>
  'ok' in answer
    ? { type: 'ok', re, result: answer.ok }
    : { type: 'error', re, code: answer.error };
