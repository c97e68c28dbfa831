export { ANSWERS } from './answer-schemas.ts';
export { MESSAGES } from './message-schemas.ts';
export { canAnswer, ERRORS_OF_ANY, REQUEST_ERRORS } from './request-errors.ts';
export { REQUESTS } from './requests.ts';
export { NAMED } from './schema-parts.ts';
export type { SchemasAgree } from './schema-types.ts';
