export { ANSWERS } from './answer-schemas.ts';
export { MESSAGE_TYPES, MESSAGES } from './message-schemas.ts';
export { canAnswer, ERRORS_OF_ANY, REQUEST_ERRORS } from './request-errors.ts';
export { REQUEST_TYPES, REQUESTS } from './requests.ts';
export { NAMED } from './schema-parts.ts';
export type { SchemasAgree } from './schema-types.ts';
