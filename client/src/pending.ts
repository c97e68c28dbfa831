import type { AnswerType, ErrorCode, RequestType } from '@stammtisch/protocol';

import type { Answer } from './requests.ts';

/** A request that has no answer yet. */
export interface Pending {
  readonly body: { readonly type: RequestType };
  readonly settle: (answer: Answer<AnswerType>) => void;
  sent: boolean;
  /** How often the house has put it off. */
  tries: number;
}

export const isWatchSent = ({ body, sent }: Pending): boolean => sent && body.type === 'watch';

/** Whether the same request may well be answered otherwise in a moment. */
export const isPassing = (code: ErrorCode | 'lost'): boolean =>
  code === 'too-fast' || code === 'house-error' || code === 'unavailable';
