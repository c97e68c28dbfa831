import { PROTOCOL, type RequestType, SOCKET_PATH, SUBPROTOCOL } from '@stammtisch/protocol';
import {
  ANSWERS,
  ERRORS_OF_ANY,
  MESSAGE_TYPES,
  type MESSAGES,
  NAMED,
  REQUEST_ERRORS,
  REQUEST_TYPES,
  REQUESTS,
} from '@stammtisch/protocol/schemas';

import { EXAMPLES } from './examples.ts';
import { answerOf, requestOf } from './examples/example.ts';
import { MESSAGE_EXAMPLES } from './examples/messages.ts';
import type { HouseDocs } from './house-docs.ts';
import { MESSAGE_FACTS } from './message-facts.ts';
import { componentRef } from './schemas.ts';

const JSON_TYPE = 'application/json';
const ref = (path: string) => ({ $ref: `#/${path}` });
export const requestId = (type: string): string => `Request.${type}`;
export const messageId = (type: string): string => `Message.${type.replaceAll(' ', '-')}`;
const replyId = (type: string): string => `Reply.${type}`;

/** The socket as AsyncAPI 3 describes it, from the schemas by which the house reads and writes. */
export function asyncApi({ url, basePath, schemas }: HouseDocs): object {
  const news = MESSAGE_TYPES.filter(type => type !== 'ok' && type !== 'error');
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Stammtisch',
      version: String(PROTOCOL),
      description: `What clients and a house say to each other: JSON texts on a WebSocket with the subprotocol ${SUBPROTOCOL}. Every request is answered once, in the order in which they came.`,
    },
    defaultContentType: JSON_TYPE,
    servers: { house: serverOf(url) },
    channels: {
      house: {
        address: `${basePath}${SOCKET_PATH}`,
        bindings: { ws: { method: 'GET' } },
        messages: Object.fromEntries(
          [
            ...REQUEST_TYPES.map(requestId),
            ...REQUEST_TYPES.map(replyId),
            ...MESSAGE_TYPES.map(messageId),
          ].map(id => [id, ref(`components/messages/${id}`)]),
        ),
      },
    },
    operations: {
      ...Object.fromEntries(REQUEST_TYPES.map(type => [`ask-${type}`, askOperation(type)])),
      hear: {
        action: 'send',
        summary: 'What the house says without being asked.',
        channel: ref('channels/house'),
        messages: news.map(type => ref(`channels/house/messages/${messageId(type)}`)),
      },
    },
    components: {
      schemas,
      messages: {
        ...Object.fromEntries(REQUEST_TYPES.map(type => [requestId(type), requestMessage(type)])),
        ...Object.fromEntries(REQUEST_TYPES.map(type => [replyId(type), replyMessage(type)])),
        ...Object.fromEntries(MESSAGE_TYPES.map(type => [messageId(type), houseMessage(type)])),
      },
    },
  };
}

function serverOf(url: string): object {
  const { protocol, host } = new URL(url);
  return { host, protocol: protocol === 'https:' ? 'wss' : 'ws' };
}

const askOperation = (type: RequestType): object => ({
  action: 'receive',
  summary: REQUESTS[type].description,
  channel: ref('channels/house'),
  messages: [ref(`channels/house/messages/${requestId(type)}`)],
  reply: {
    channel: ref('channels/house'),
    messages: [replyId(type), messageId('error')].map(id => ref(`channels/house/messages/${id}`)),
  },
  'x-errors': [...ERRORS_OF_ANY, ...REQUEST_ERRORS[type]],
});

const requestMessage = (type: RequestType): object => ({
  name: type,
  summary: REQUESTS[type].description,
  contentType: JSON_TYPE,
  payload: componentRef(requestId(type)),
  examples: EXAMPLES.filter(({ ask }) => ask.type === type).map((example, at) => ({
    name: `${type} ${at + 1}`,
    payload: requestOf(example, 1),
  })),
});

const replyMessage = (type: RequestType): object => ({
  name: `answer to ${type}`,
  contentType: JSON_TYPE,
  payload: {
    type: 'object',
    properties: {
      type: { const: 'ok' },
      re: { type: 'integer', minimum: 0 },
      result: componentRef(answerId(type)),
    },
    required: ['type', 're', 'result'],
    additionalProperties: false,
  },
  examples: EXAMPLES.filter(({ ask, answer }) => ask.type === type && 'ok' in answer).map(
    (example, at) => ({ name: `answer to ${type} ${at + 1}`, payload: answerOf(example, 1) }),
  ),
});

/** Answers that say nothing share a schema. */
export const answerId = (type: RequestType): string => NAMED.get(ANSWERS[type])!.id;

const houseMessage = (type: keyof typeof MESSAGES): object => ({
  name: type,
  summary: MESSAGE_FACTS[type].says,
  contentType: JSON_TYPE,
  payload: componentRef(messageId(type)),
  'x-priority': MESSAGE_FACTS[type].priority,
  'x-recipients': MESSAGE_FACTS[type].to,
  examples: messageExamples(type).map((payload, at) => ({ name: `${type} ${at + 1}`, payload })),
});

/** Of answers one will do: all others stand with their requests. */
const messageExamples = (type: keyof typeof MESSAGES): readonly object[] =>
  type === 'ok' || type === 'error'
    ? EXAMPLES.map(example => answerOf(example, 1))
        .filter(answer => answer.type === type)
        .slice(0, 1)
    : MESSAGE_EXAMPLES[type];
