import { ACCOUNT_PATH, type ErrorCode, EVENTS_PATH, PROTOCOL } from '@stammtisch/protocol';

import {
  ACCOUNT_REQUESTS,
  type AccountRequest,
  ERRORS_OF_ACCOUNTS,
} from '../people/account-requests.ts';
import type { HouseDocs } from './house-docs.ts';
import { componentRef, schemaOf } from './schemas.ts';

const JSON_TYPE = 'application/json';

type Status = (code: ErrorCode) => number;

/** What the house answers over HTTP, as OpenAPI 3.1 describes it, from the schemas by which it reads. */
export function openApi({ url, basePath, schemas }: HouseDocs, statusOf: Status): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stammtisch',
      version: String(PROTOCOL),
      description:
        'Accounts, health, metrics, documents, and the way around WebSockets. Play is on the socket: see asyncapi.json.',
    },
    servers: [{ url }],
    paths: {
      ...Object.fromEntries(
        Object.entries(ACCOUNT_REQUESTS).map(([name, request]) => [
          `${ACCOUNT_PATH}${request.path}`,
          { post: accountOperation(name, request, statusOf) },
        ]),
      ),
      ...eventPaths(),
      ...plainPaths(),
    },
    components: {
      schemas: {
        ErrorCode: schemas['ErrorCode'],
        ...Object.fromEntries(
          Object.entries(ACCOUNT_REQUESTS).flatMap(([name, { asked, answer }]) => [
            [`${name}.asked`, schemaOf(asked)],
            [`${name}.answer`, schemaOf(answer)],
          ]),
        ),
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'stammtisch',
          description: `Path ${basePath}/`,
        },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function accountOperation(
  name: string,
  { says, errors }: AccountRequest,
  statusOf: Status,
): object {
  const codes = [...new Set<ErrorCode>([...ERRORS_OF_ACCOUNTS, ...errors])];
  const statuses = [...new Set(codes.map(statusOf))].toSorted((a, b) => a - b);
  return {
    operationId: name,
    summary: says,
    security: [{}, { session: [] }],
    requestBody: {
      required: true,
      content: { [JSON_TYPE]: { schema: componentRef(`${name}.asked`) } },
    },
    responses: {
      200: {
        description: 'It is done.',
        content: { [JSON_TYPE]: { schema: componentRef(`${name}.answer`) } },
      },
      ...Object.fromEntries(
        statuses.map(status => [status, refusal(codes.filter(code => statusOf(code) === status))]),
      ),
    },
  };
}

const refusal = (codes: readonly ErrorCode[]): object => ({
  description: codes.join(', '),
  content: {
    [JSON_TYPE]: {
      schema: {
        type: 'object',
        properties: { code: { enum: codes } },
        required: ['code'],
        additionalProperties: false,
      },
    },
  },
});

const textAnswer = (description: string, type = 'text/plain'): object => ({
  description,
  content: { [type]: { schema: { type: 'string' } } },
});

const jsonAnswer = (description: string): object => ({
  description,
  content: { [JSON_TYPE]: { schema: { type: 'object' } } },
});

const get = (summary: string, responses: object, more: object = {}): object => ({
  get: { summary, responses, ...more },
});

const health = (summary: string): object => get(summary, { 200: textAnswer('ok') });

const eventPaths = (): object => ({
  [EVENTS_PATH]: get(
    'The same messages as on the socket, as server-sent events, for networks that let no WebSocket through. The first event names the line to post to.',
    {
      200: textAnswer('A line of its own for each message.', 'text/event-stream'),
      403: { description: 'From a page of somebody else.' },
      429: { description: 'Too many connections from this address.' },
    },
  ),
  [`${EVENTS_PATH}/{line}`]: {
    post: {
      summary: 'Requests on a line, one in each line of the body.',
      parameters: [{ name: 'line', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, content: { 'text/plain': { schema: { type: 'string' } } } },
      responses: {
        204: { description: 'They are read. The answers come as events.' },
        404: { description: 'There is no such line, or not any more.' },
        413: { description: 'Too many bytes.' },
      },
    },
  },
});

const plainPaths = (): object => ({
  '/healthz': health('Whether the process is alive.'),
  '/health': health('The same.'),
  '/readyz': get('Whether the house can be of use to anybody.', {
    200: textAnswer('ready'),
    503: textAnswer('not ready'),
  }),
  '/metrics': get(
    'Metrics for Prometheus.',
    { 200: textAnswer('Text format 0.0.4.'), 401: textAnswer('the admin token opens this') },
    { security: [{}, { operator: [] }] },
  ),
  '/admin': get(
    'The page of the operator.',
    { 200: textAnswer('The page.', 'text/html'), 401: textAnswer('The way in.', 'text/html') },
    { security: [{}, { operator: [] }] },
  ),
  '/docs': get('This protocol, for people.', { 200: textAnswer('A page.', 'text/html') }),
  '/docs/cluedo': get('CluedoCommunication 0.2, for people.', {
    200: textAnswer('A page.', 'text/html'),
  }),
  '/docs/asyncapi.json': get('The socket.', { 200: jsonAnswer('AsyncAPI 3') }),
  '/docs/openapi.json': get('This document.', { 200: jsonAnswer('OpenAPI 3.1') }),
  '/docs/games/{game}.json': get(
    'How a game looks on the socket.',
    { 200: jsonAnswer('JSON Schema 2020-12'), 404: { description: 'There is no such game.' } },
    { parameters: [{ name: 'game', in: 'path', required: true, schema: { type: 'string' } }] },
  ),
});
