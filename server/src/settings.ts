import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { cleanText } from './clean-text.ts';
import { isAddressOrNetwork } from './net/client-address.ts';

/** Something the operator can mend, said in one sentence. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** What the law of some countries wants to be linked: a page elsewhere, or a text that the house shows. */
export type LegalPage = { readonly url: string } | { readonly text: string };

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const LOG_FORMATS = ['json', 'text'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface Settings {
  readonly port: number;
  readonly data: string;
  /** The PostgreSQL that keeps everything; without it a file in `data` does. */
  readonly databaseUrl?: string;
  /** The NATS server by which nodes hear of each other; without it PostgreSQL tells them. */
  readonly natsUrl?: string;
  /** The address to listen on; all of them, if none is named. */
  readonly host?: string;
  /** Where people reach the house, the base path included. Only pages from there may use it. */
  readonly publicUrl?: string;
  /** Below which path of its site the house lives: `/games`; empty for all of it. */
  readonly basePath: string;
  /** Proxies whose word about a client's address is believed, besides those on this machine; undefined for none at all. */
  readonly trustedProxies?: readonly string[];
  /** How many people may be in the house at a time. */
  readonly mostPeople?: number;
  /** For how many days lines of chat are kept; for ever, if it is not said. */
  readonly chatDays?: number;
  /** The TCP port for CluedoCommunication; without it there is none. */
  readonly cluedoPort?: number;
  /** Bytes that may wait to be sent to a client before news of the lobby is left out. */
  readonly newsQueueBytes: number;
  /** What everyone is told on coming in. */
  readonly welcome?: string;
  readonly imprint?: LegalPage;
  readonly privacy?: LegalPage;
  readonly logLevel: LogLevel;
  /** As suits where the lines go, if it is not said. */
  readonly logFormat?: LogFormat;
  /** Opens the admin page and the metrics from anywhere. */
  readonly adminToken?: string;
  /** Whether tables can be opened with a deal of one's own choice. */
  readonly arena: boolean;
  /** How long a computer player seems to think at the least, in milliseconds. */
  readonly thinking: number;
}

/** Every setting by its environment variable, and its flag if it has one. `docs/operating.md` explains them. */
export const SETTINGS = {
  PORT: 'port',
  HOST: 'host',
  DATA_DIR: 'data',
  DATABASE_URL: undefined,
  NATS_URL: undefined,
  PUBLIC_URL: 'public-url',
  BASE_PATH: 'base-path',
  TRUST_PROXY: 'trust-proxy',
  MOST_PEOPLE: 'most-people',
  CHAT_DAYS: 'chat-days',
  NEWS_QUEUE_BYTES: 'news-queue-bytes',
  CLUEDO_PORT: 'cluedo-port',
  ARENA: 'arena',
  WELCOME: 'welcome',
  IMPRINT_URL: undefined,
  IMPRINT: undefined,
  PRIVACY_URL: undefined,
  PRIVACY: undefined,
  LOG_LEVEL: undefined,
  LOG_FORMAT: undefined,
  ADMIN_TOKEN: undefined,
  THINKING_MS: undefined,
} as const;

/** Flags that stand for themselves. */
const SWITCHES: readonly string[] = ['trust-proxy', 'arena'];

type SettingName = keyof typeof SETTINGS;
/** The value that was given, by flag or in the environment. */
type Given = (name: SettingName) => string | undefined;

const DEFAULT_PORT = '4747';
const DEFAULT_THINKING = '500';
const DEFAULT_NEWS_QUEUE = '65536';
const MOST_NEWS_QUEUE = 1024 * 1024;
const MOST_PORT = 65_535;
const MOST_PEOPLE = 100_000;
const MOST_DAYS = 36_500;
const MIN_TOKEN = 16;

/** From the command line, else from the environment, else the defaults. */
export function settingsFrom(args: string[], env: NodeJS.ProcessEnv): Settings {
  const flags = flagsOf(args);
  // An empty variable is as good as none: files for containers often have some.
  const given: Given = name => flags.get(SETTINGS[name] ?? '') ?? (env[name] || undefined);
  const isArena = given('ARENA') !== undefined;
  const proxies = proxiesOf(flags.has('trust-proxy'), env['TRUST_PROXY'] ?? '');
  return {
    port: numberOf('port', given('PORT') ?? DEFAULT_PORT, { most: MOST_PORT }),
    data: resolve(given('DATA_DIR') ?? 'data'),
    ...databaseFrom(given),
    ...placeFrom(given),
    ...(proxies && { trustedProxies: proxies }),
    ...limitsFrom(given),
    ...cluedoFrom(given),
    arena: isArena,
    newsQueueBytes: numberOf('news-queue-bytes', given('NEWS_QUEUE_BYTES') ?? DEFAULT_NEWS_QUEUE, {
      most: MOST_NEWS_QUEUE,
    }),
    ...textsFrom(given),
    ...operatorFrom(given),
    thinking: numberOf('THINKING_MS', given('THINKING_MS') ?? (isArena ? '0' : DEFAULT_THINKING), {
      most: 60_000,
    }),
  };
}

const USAGE = `use: npm start -- ${Object.values(SETTINGS)
  .flatMap(flag => flag ?? [])
  .map(flag => (SWITCHES.includes(flag) ? `[--${flag}]` : `[--${flag} …]`))
  .join(' ')}`;

function flagsOf(args: string[]): ReadonlyMap<string, string> {
  const names = Object.values(SETTINGS).flatMap(flag => flag ?? []);
  const options = Object.fromEntries(
    names.map(name => [name, { type: SWITCHES.includes(name) ? 'boolean' : 'string' }] as const),
  );
  try {
    const { values } = parseArgs({ args, options });
    return new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
  } catch (cause) {
    throw new Mistake(USAGE, { cause });
  }
}

function databaseFrom(given: Given): Pick<Settings, 'databaseUrl' | 'natsUrl'> {
  const databaseUrl = given('DATABASE_URL');
  const natsUrl = given('NATS_URL');
  if (natsUrl !== undefined && !/^nats:\/\/[^/]+$/.test(natsUrl))
    throw new Mistake('NATS_URL must look like nats://name:password@address:4222');
  if (natsUrl !== undefined && databaseUrl === undefined)
    throw new Mistake('NATS_URL is for nodes on a PostgreSQL, and there is no DATABASE_URL');
  if (databaseUrl === undefined) return {};
  if (!/^postgres(ql)?:\/\/[^/]+\/./.test(databaseUrl))
    throw new Mistake('DATABASE_URL must look like postgres://name:password@address/database');
  return { databaseUrl, ...(natsUrl !== undefined && { natsUrl }) };
}

function placeFrom(given: Given): Pick<Settings, 'host' | 'publicUrl' | 'basePath'> {
  const host = given('HOST');
  const publicUrl = urlOf('public-url', given('PUBLIC_URL'));
  const path = publicUrl?.pathname.replace(/\/+$/, '') ?? '';
  const basePath = basePathOf(given('BASE_PATH') ?? path);
  if (path !== '' && path !== basePath)
    throw new Mistake(`the public-url must end with the base-path ${basePath}, not ${path}`);
  return {
    ...(host !== undefined && { host }),
    ...(publicUrl && { publicUrl: publicUrl.origin + basePath }),
    basePath,
  };
}

function basePathOf(text: string): string {
  const path = text.replace(/\/+$/, '');
  if (path !== '' && !/^(\/[\w~-][\w.~-]*)+$/.test(path))
    throw new Mistake(`the base-path must look like /games, not "${text}"`);
  return path;
}

function limitsFrom(given: Given): Pick<Settings, 'mostPeople' | 'chatDays'> {
  const [people, days] = [given('MOST_PEOPLE'), given('CHAT_DAYS')];
  return {
    ...(people !== undefined && {
      mostPeople: numberOf('most-people', people, { least: 1, most: MOST_PEOPLE }),
    }),
    ...(days !== undefined && {
      chatDays: numberOf('chat-days', days, { least: 1, most: MOST_DAYS }),
    }),
  };
}

function cluedoFrom(given: Given): Pick<Settings, 'cluedoPort'> {
  const port = given('CLUEDO_PORT');
  return port === undefined
    ? {}
    : { cluedoPort: numberOf('cluedo-port', port, { most: MOST_PORT }) };
}

function textsFrom(given: Given): Pick<Settings, 'welcome' | 'imprint' | 'privacy'> {
  const said = given('WELCOME');
  const welcome = said === undefined ? undefined : cleanText(said);
  if (said !== undefined && welcome === undefined)
    throw new Mistake('the welcome must be a text of at most 500 characters');
  const imprint = legalPageOf('IMPRINT', given);
  const privacy = legalPageOf('PRIVACY', given);
  return {
    ...(welcome !== undefined && { welcome }),
    ...(imprint && { imprint }),
    ...(privacy && { privacy }),
  };
}

function legalPageOf(name: 'IMPRINT' | 'PRIVACY', given: Given): LegalPage | undefined {
  const url = urlOf(`${name}_URL`, given(`${name}_URL`));
  const text = given(name);
  if (url !== undefined && text !== undefined)
    throw new Mistake(`give either ${name}_URL or ${name}, not both`);
  if (url !== undefined) return { url: url.href };
  return text === undefined ? undefined : { text };
}

function operatorFrom(given: Given): Pick<Settings, 'logLevel' | 'logFormat' | 'adminToken'> {
  const format = given('LOG_FORMAT');
  const token = given('ADMIN_TOKEN');
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new Mistake('ADMIN_TOKEN must be letters, digits and signs without spaces');
  if (token !== undefined && token.length < MIN_TOKEN)
    throw new Mistake(`ADMIN_TOKEN must have at least ${MIN_TOKEN} characters`);
  return {
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, given('LOG_LEVEL') ?? 'info'),
    ...(format !== undefined && { logFormat: oneOf('LOG_FORMAT', LOG_FORMATS, format) }),
    ...(token !== undefined && { adminToken: token }),
  };
}

function oneOf<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  text: string,
): Choice {
  const choice = choices.find(each => each === text);
  if (choice !== undefined) return choice;
  throw new Mistake(`${name} must be one of ${choices.join(', ')}, not "${text}"`);
}

/** An address on the web, without anything after its path. */
function urlOf(name: string, text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === '' && url.search === '' && url.hash === '';
  if (url === undefined || !isPlain || !/^https?:$/.test(url.protocol))
    throw new Mistake(`the ${name} must look like https://games.example.org, not "${text}"`);
  return url;
}

/** By the flag or a `1`, one on this machine; by the environment also those at certain addresses. */
function proxiesOf(isFlagged: boolean, text: string): readonly string[] | undefined {
  const names = text.split(',').map(name => name.trim());
  const places = names.filter(name => !['', '0', '1', 'true', 'false'].includes(name));
  const wrong = places.find(name => !isAddressOrNetwork(name));
  if (wrong !== undefined)
    throw new Mistake(
      `TRUST_PROXY must be 1, or addresses or networks with commas between, not "${wrong}"`,
    );
  const isWanted = isFlagged || places.length > 0 || ['1', 'true'].includes(text.trim());
  return isWanted ? places : undefined;
}

function numberOf(
  name: string,
  text: string,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new Mistake(`the ${name} must be a number from ${least} to ${most}, not "${text}"`);
  return number;
}
