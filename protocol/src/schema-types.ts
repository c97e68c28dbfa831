import type { z } from 'zod';

import type { ANSWERS } from './answer-schemas.ts';
import type { MESSAGES } from './message-schemas.ts';
import type { Answers, AnswerType, HouseMessage } from './messages.ts';

// Checked by the compiler alone: schemas and types say the same, field by field, and neither can drift.

/** A type in one form, however it was put together. */
type Plain<T> = unknown extends T
  ? unknown
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/** Whether two types are identical: assignable to each other would not notice a missing optional field. */
type Same<A, B> =
  (<T>(value: T) => T extends Plain<A> ? 1 : 2) extends <T>(value: T) => T extends Plain<B> ? 1 : 2
    ? true
    : false;

type MessageOf<Type extends HouseMessage['type']> = Extract<HouseMessage, { type: Type }>;

/** By type, whether the schema says the same as the type. */
type AnswersAgree = {
  [Type in AnswerType]: Same<Answers[Type], z.infer<(typeof ANSWERS)[Type]>>;
};
type MessagesAgree = {
  [Type in HouseMessage['type']]: Same<MessageOf<Type>, z.infer<(typeof MESSAGES)[Type]>>;
};

/** Does not compile as soon as one of them differs. */
export type SchemasAgree = Each<AnswersAgree> & Each<MessagesAgree>;
type Each<Agree extends Record<keyof Agree, true>> = Agree;
