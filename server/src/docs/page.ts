import type { JsonSchema } from '@stammtisch/kernel/json-schema';
import {
  ACCOUNT_PATH,
  type ErrorCode,
  EVENTS_PATH,
  LIMITS,
  PROTOCOL,
  type RequestType,
  SILENCE_MS,
  SOCKET_PATH,
  SUBPROTOCOL,
} from '@stammtisch/protocol';
import {
  ERRORS_OF_ANY,
  MESSAGE_TYPES,
  REQUEST_ERRORS,
  REQUEST_TYPES,
  REQUESTS,
} from '@stammtisch/protocol/schemas';

import { escaped, prose } from '../html.ts';
import { ACCOUNT_REQUESTS } from '../people/account-requests.ts';
import { answerId, messageId, requestId } from './asyncapi.ts';
import { ERROR_TEXTS } from './error-texts.ts';
import { EXAMPLES } from './examples.ts';
import { answerOf, requestOf } from './examples/example.ts';
import { MESSAGE_EXAMPLES } from './examples/messages.ts';
import type { GameDocs, HouseDocs } from './house-docs.ts';
import { htmlOf } from './markdown.ts';
import { MESSAGE_FACTS } from './message-facts.ts';
import { anchorOf, fieldTable, typeText } from './schema-text.ts';
import { schemaOf } from './schemas.ts';

const GROUPS: readonly { readonly title: string; readonly types: readonly RequestType[] }[] =
  grouped([
    ['Coming in', 'hello'],
    ['Finding and opening tables', 'lobby'],
    ['At a table', 'watch'],
    ['What the host decides', 'start'],
    ['People', 'people'],
    ['Money, scores and matches that are over', 'balance'],
  ]);

/** Requests stand in the order of the protocol; each group begins with one of them. */
function grouped(starts: readonly (readonly [string, RequestType])[]): typeof GROUPS {
  const types = REQUEST_TYPES;
  return starts.map(([title, first], at) => {
    const next = starts[at + 1]?.[1];
    const end = next === undefined ? types.length : types.indexOf(next);
    return { title, types: types.slice(types.indexOf(first), end) };
  });
}

const json = (value: unknown): string =>
  `<pre tabindex="0"><code>${escaped(JSON.stringify(value, undefined, 2))}</code></pre>`;
const code = (text: string): string => `<code>${escaped(text)}</code>`;
const errorLink = (each: ErrorCode): string => `<a href="#error-${each}">${code(each)}</a>`;
const requestLink = (type: RequestType): string => `<a href="#${type}">${code(type)}</a>`;

/** The protocol for people. */
export const docsPage = (docs: HouseDocs): string =>
  pageWith(docs, 'The protocol of this house', [
    introduction(docs),
    contents(docs),
    versions(),
    ...GROUPS.map(group => requestGroup(group, docs)),
    messages(docs),
    catchingUp(),
    limits(docs),
    ...gamesPart(docs),
    accounts(docs),
    errors(),
    parts(docs),
  ]);

export const cluedoPage = (docs: HouseDocs): string =>
  pageWith(docs, 'CluedoCommunication 0.2', [
    `<p><a href="${docs.basePath}/docs">The protocol of this house</a></p>`,
    htmlOf(docs.cluedo),
  ]);

const pageWith = ({ basePath }: HouseDocs, title: string, body: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    `<title>Stammtisch: ${escaped(title)}</title>`,
    `<link rel="stylesheet" href="${escaped(basePath)}/docs/style.css" /></head><body><main>`,
    ...body,
    '</main></body></html>',
  ].join('\n');

const introduction = ({ url, basePath }: HouseDocs): string => `
<h1>The protocol of this house</h1>
<p>Whoever speaks it can play here: browsers and robots are the same to the house. A client opens a WebSocket at ${code(
  `${url.replace(/^http/, 'ws')}${SOCKET_PATH}`,
)} with the subprotocol ${code(SUBPROTOCOL)}, says <a href="#hello">hello</a>, and sends requests as JSON texts. Each has a number ${code('re')} of the client’s own and is answered once, in the order in which they came, by ${code('ok')} or ${code('error')} with the same number. In between comes <a href="#messages">what the house says</a> without being asked.</p>
<p>A game in five requests: ${requestLink('hello')}, ${requestLink('open')} with ${code('"start": true')}, ${requestLink('watch')}, then ${requestLink('moves')} to be told what one may do, and ${requestLink('move')}. After every ${code('entry')} ask again.</p>
<p>Programs read <a href="${basePath}/docs/asyncapi.json">asyncapi.json</a> (the socket, AsyncAPI 3) and <a href="${basePath}/docs/openapi.json">openapi.json</a> (HTTP, OpenAPI 3.1). Both are made from the schemas by which the house reads.</p>
<p>A robot of one’s own comes in with the ${code('token')} that its owner was given (<a href="#http">${code(`${ACCOUNT_PATH}/robot/add`)}</a>), and is marked as one everywhere. Where no WebSocket gets through, the same messages go <a href="#events">by events and POST</a>. Cluedo is also spoken in the protocol of 2001: <a href="${basePath}/docs/cluedo">CluedoCommunication 0.2</a>.</p>`;

const contents = ({ games }: HouseDocs): string =>
  `<nav aria-label="Contents"><h2>Contents</h2><dl>
<dt><a href="#versions">Versions</a></dt>
${GROUPS.map(({ title, types }) => `<dt>${escaped(title)}</dt><dd>${types.map(requestLink).join(' ')}</dd>`).join('\n')}
<dt><a href="#messages">What the house says</a></dt><dd>${MESSAGE_TYPES.map(
    type => `<a href="#${messageId(type)}">${code(type)}</a>`,
  ).join(' ')}</dd>
<dt><a href="#catching-up">Coming back and catching up</a></dt>
<dt><a href="#limits">Limits</a></dt>
<dt>Games</dt><dd>${games.map(({ name }) => `<a href="#game-${name}">${code(name)}</a>`).join(' ')}</dd>
<dt><a href="#http">Accounts and the rest of HTTP</a></dt>
<dt><a href="#errors">Errors</a></dt>
<dt><a href="#parts">Parts of messages</a></dt></dl></nav>`;

const versions = (): string => `
<h2 id="versions">Versions</h2>
<p>This is version ${PROTOCOL}. The subprotocol of the socket names it, and so does ${code('protocol')} in ${requestLink('hello')}. The house lets a socket of any version in (${code('stammtisch.N')}), so that an old client can be told: whoever says hello with another version is answered ${errorLink('other-protocol')}, and nothing else is answered before a hello that succeeds. A page then loads itself again; a program has to be brought up to date, and these documents are always those of the version that is running.</p>
<p>Within a version fields and messages may be added to what the house says: ignore what you do not know. Requests with fields that the house does not know are refused with ${errorLink('bad-message')}.</p>`;

const requestGroup = ({ title, types }: (typeof GROUPS)[number], { schemas }: HouseDocs): string =>
  `<h2>${escaped(title)}</h2>${types.map(type => requestPart(type, schemas)).join('\n')}`;

function requestPart(type: RequestType, schemas: HouseDocs['schemas']): string {
  const asked = schemas[requestId(type)]!;
  const answer = schemas[answerId(type)]!;
  const examples = EXAMPLES.filter(({ ask }) => ask.type === type);
  const own = REQUEST_ERRORS[type];
  return `<section id="${type}"><h3>${code(type)}</h3><p>${prose(REQUESTS[type].description ?? '')}</p>
${fieldTable(asked, ['re', 'type'])}
<h4>Answer</h4>${answerText(answerId(type), answer)}
<h4>Errors</h4><p>${own.length === 0 ? '' : `${own.map(errorLink).join(' ')}, and `}<a href="#errors">those of any request</a></p>
${examples.map(exampleText).join('\n')}</section>`;
}

const answerText = (id: string, answer: JsonSchema): string => {
  if (id === 'Nothing') return '<p>Nothing but that it is done.</p>';
  const table = fieldTable(answer);
  return table === '' ? `<p>${typeText(answer)}</p>` : table;
};

function exampleText(example: (typeof EXAMPLES)[number]): string {
  const answer = answerOf(example, 1);
  return `<details><summary>Example${answer.type === 'ok' ? '' : `: ${answer.code}`}</summary>${json(requestOf(example, 1))}${json(answer)}</details>`;
}

/** Answers stand with their requests. */
const messageExamples = (type: (typeof MESSAGE_TYPES)[number]): string =>
  type === 'ok' || type === 'error'
    ? ''
    : MESSAGE_EXAMPLES[type]
        .map(message => `<details><summary>Example</summary>${json(message)}</details>`)
        .join('\n');

const messages = ({ schemas }: HouseDocs): string =>
  `<h2 id="messages">What the house says</h2>
<p>Priority 0 always arrives, in order; a client that lets a megabyte of it wait is cut off (${code('bye')}, ${code('slow')}). Priority 1 is left out while much waits to be sent to a client (see <a href="#limits">limits</a>); it gets the whole list once it has read the rest.</p>
${MESSAGE_TYPES.map(type => {
  const { says, priority, to } = MESSAGE_FACTS[type];
  return `<section id="${messageId(type)}"><h3>${code(type)}</h3><p>${prose(says)}</p>
<p><strong>Priority ${priority}</strong>, to ${escaped(to)}.</p>${fieldTable(schemas[messageId(type)]!, ['type'])}
${messageExamples(type)}</section>`;
}).join('\n')}`;

const catchingUp = (): string => `
<h2 id="catching-up">Coming back and catching up</h2>
<p>A guest keeps ${code('person')} and ${code('secret')} of the first hello and comes back with them as ${code('resume')}: to the same seat and the same hand, on any number of connections. Whoever is refused with ${errorLink('not-you')} is a new person. After a lost connection try again after a quarter of a second, twice as long each time up to five seconds, and a little at random; after ${errorLink('house-full')} and ${errorLink('house-closing')} after fifteen seconds.</p>
<p>Every entry of a table has a number, ${code('v')}: each is one more than the one before. ${requestLink('watch')} with the last one as ${code('since')} and the last line of chat as ${code('heard')} is answered after all the entries and lines that were missed, or after a ${code('table')} message if they are too many. If a number is missing, watch again: entries that one may not see are sent, too, with a patch that changes nothing.</p>
<p>A ${requestLink('move')} that was not answered is sent again with the same ${code('key')}: it takes effect once, and a repeat is answered like the first. All other requests can be asked again after coming back.</p>
<p>Say something at least every ${SILENCE_MS / 1_000} seconds, or name a longer pause with ${requestLink('ping')}: the house hangs up on who is silent for twice as long as they said, or for ${SILENCE_MS / 1_000} seconds.</p>
<h3 id="events">Where no WebSocket gets through</h3>
<p>${code(`GET ${EVENTS_PATH}`)} is a stream of server-sent events. The first event is the name of a line; every other is a message as above. Requests go by ${code(`POST ${EVENTS_PATH}/{line}`)}, one JSON text in each line of the body. All else is the same.</p>`;

const limits = ({ limits: rows }: HouseDocs): string =>
  `<h2 id="limits">Limits</h2><p>Beyond a rate the answer is ${errorLink('too-fast')} and nothing is done; beyond the others the connection ends.</p><div class="wide fields" tabindex="0"><table><tbody>${rows
    .map(
      ({ what, most }) => `<tr><th scope="row">${escaped(what)}</th><td>${escaped(most)}</td></tr>`,
    )
    .join('')}</tbody></table></div>
<p>Names have ${LIMITS.nameMin} to ${LIMITS.name} characters, lines of chat ${LIMITS.chat}, notes ${LIMITS.notes}; a newcomer is told the last ${LIMITS.chatHistory} lines.</p>`;

const gamesPart = ({ games, basePath }: HouseDocs): readonly string[] => [
  `<h2 id="games">Games</h2>
<p>${code('scene.view')} in a ${code('table')} message is what one sees of the game, ${code('seen')} in an ${code('entry')} what is seen of a move, ${code('move')} in a request what one does, ${code('options')} how it is played. Each game has one JSON Schema for all of these. The ${code('decision')} of a move names the question that it answers: it is in the answer to ${requestLink('moves')}, or can be made up from the view as told here: ${code('{deals}')} stands for that field of the view, ${code('{plays.length}')} for how many it has.</p>`,
  ...games.map(game => gamePart(game, basePath)),
];

const gamePart = ({ name, stamps, presets }: GameDocs, basePath: string): string =>
  `<section id="game-${name}"><h3>${code(name)}</h3>
<p><a href="${basePath}/docs/games/${name}.json">${escaped(name)}.json</a>: ${['options', 'wish', 'move', 'view', 'seen'].map(each => code(`$defs/${each}`)).join(', ')}. Presets: ${presets.map(code).join(', ')}.</p>
<div class="wide fields" tabindex="0"><table><thead><tr><th>Move</th><th>Decision</th><th>Note</th></tr></thead><tbody>${stamps
    .map(
      ({ kinds, stamp, where = '' }) =>
        `<tr><td>${kinds.map(code).join(' ')}</td><td>${code(stamp)}</td><td>${prose(where)}</td></tr>`,
    )
    .join('')}</tbody></table></div></section>`;

const accounts = ({ basePath }: HouseDocs): string =>
  `<h2 id="http">Accounts and the rest of HTTP</h2>
<p>Nobody needs an account. Whoever has one shows it with a cookie, which these requests set: ${code('POST')} with a JSON body to ${code(`${basePath}${ACCOUNT_PATH}/…`)}. A refusal has a status of 400 or more and ${code('{ "code": … }')}. The socket knows the cookie of the request that opened it.</p>
${Object.values(ACCOUNT_REQUESTS)
  .map(
    ({ path, says, asked, answer, errors: codes }) =>
      `<section><h3>${code(`${ACCOUNT_PATH}${path}`)}</h3><p>${prose(says)}</p>${fieldTable(schemaOf(asked))}<h4>Answer</h4>${fieldTable(schemaOf(answer)) || `<p>${typeText(schemaOf(answer))}</p>`}${codes.length === 0 ? '' : `<p>Errors: ${codes.map(errorLink).join(' ')}</p>`}</section>`,
  )
  .join('\n')}
<p>${code('/healthz')} says whether the process is alive, ${code('/readyz')} whether the house can be of use; ${code('/metrics')} and ${code('/admin')} are for the operator, from the same machine or with the admin token.</p>`;

const errors = (): string =>
  `<h2 id="errors">Errors</h2><p>Any request can be answered with ${ERRORS_OF_ANY.map(errorLink).join(' ')}; each has its own besides.</p><div class="wide fields" tabindex="0"><table><tbody>${Object.entries(
    ERROR_TEXTS,
  )
    .map(
      ([each, says]) =>
        `<tr id="error-${each}"><th scope="row">${code(each)}</th><td>${prose(says)}</td></tr>`,
    )
    .join('')}</tbody></table></div>`;

const parts = ({ schemas }: HouseDocs): string =>
  `<h2 id="parts">Parts of messages</h2>${Object.entries(schemas)
    .filter(([id]) => !/^(Request|Message|Answer)\./.test(id) && id !== 'ErrorCode')
    .map(
      ([id, schema]) =>
        `<section id="${anchorOf(id)}"><h3>${code(id)}</h3><p>${prose(schema.description ?? '')}</p>${fieldTable(schema) || `<p>${typeText(schema)}</p>`}</section>`,
    )
    .join(
      '\n',
    )}<p id="${anchorOf('ErrorCode')}">${code('ErrorCode')}: one of the <a href="#errors">errors</a>.</p>`;

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fff, #16181b); color: light-dark(#1b1d20, #e7e9ec); }
main { max-width: 56rem; margin: 0 auto; padding: 1rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.35rem, 5vw, 1.7rem); line-height: 1.2; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 0.75rem; padding-top: 0.75rem; border-top: 1px solid light-dark(#d5d8dc, #3a3f45); }
h3 { font-size: 1.15rem; margin: 0 0 0.25rem; padding-top: 1.75rem; }
h3 code { background: none; padding: 0; font-size: 1em; }
h4 { font-size: 0.9rem; margin: 0.75rem 0 0.25rem; color: light-dark(#4d545c, #a9b1ba); }
p { margin: 0.25rem 0 0.75rem; }
a { color: light-dark(#0b57a4, #8ec2ff); }
code { font: 0.88em ui-monospace, monospace; background: light-dark(#f0f2f4, #23272c); padding: 0.1em 0.3em; border-radius: 3px; }
pre { overflow-x: auto; margin: 0.5rem 0; padding: 0.75rem; background: light-dark(#f0f2f4, #23272c); border-radius: 6px; overflow-wrap: normal; }
pre code { background: none; padding: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 0.25rem 0 0.75rem; font-size: 0.93rem; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid light-dark(#e3e6e9, #2c3136); }
th { font-weight: 600; }
small { font-weight: 400; color: light-dark(#4d545c, #a9b1ba); }
nav dl { margin: 0; }
nav dt { font-weight: 600; margin-top: 0.6rem; }
nav dd { margin: 0; line-height: 2; }
nav dd a { display: inline-block; margin-inline-end: 0.4rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
section:target h3, tr:target th, p:target { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: 5px; }
@media (max-width: 30rem) {
  .fields tr { display: block; padding: 0.4rem 0; border-bottom: 1px solid light-dark(#e3e6e9, #2c3136); }
  .fields th, .fields td { display: block; border: 0; padding: 0.1rem 0; }
  .fields thead { display: none; }
}
`;
