import { computed, signal } from '@preact/signals';
import type { ReplayId, TableId } from '@stammtisch/protocol';

import { inHouse, pathBelow } from './base-path.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: TableId }
  | { readonly page: 'number'; readonly number: number }
  | { readonly page: 'games' }
  | { readonly page: 'replay'; readonly id: ReplayId }
  | { readonly page: 'account'; readonly at: AccountPath }
  | { readonly page: 'people' }
  | { readonly page: 'rules'; readonly game?: string }
  | { readonly page: 'help' }
  | { readonly page: 'cards' }
  | { readonly page: 'house' }
  | { readonly page: 'nowhere' };

/** Where it is about oneself and how one has played. */
const ACCOUNT_PATHS = [
  '/me',
  '/me/sign-up',
  '/me/log-in',
  '/me/recover',
  '/me/password',
  '/me/passkeys',
  '/me/robots',
  '/me/erase',
  '/me/statistics',
  '/scores',
] as const;

export type AccountPath = (typeof ACCOUNT_PATHS)[number];

const path = signal(pathBelow(location.pathname));

addEventListener('popstate', () => (path.value = pathBelow(location.pathname)));

export const route = computed(() => routeOf(path.value));

export const pathOf = (table: TableId): string => `/t/${table}`;
export const rulesPathOf = (game: string): string => `/rules/${game}`;
export const replayPathOf = (id: ReplayId): string => `/r/${id}`;

/** Pages without a part of the address that says more. */
const PLAIN: Readonly<Record<string, Route>> = {
  '': { page: 'home' },
  '/people': { page: 'people' },
  '/games': { page: 'games' },
  '/rules': { page: 'rules' },
  '/help': { page: 'help' },
  '/cards': { page: 'cards' },
  '/house': { page: 'house' },
};

function routeOf(address: string): Route {
  const path = address.replace(/\/$/, '');
  const at = ACCOUNT_PATHS.find(each => each === path);
  if (at !== undefined) return { page: 'account', at };
  return PLAIN[path] ?? particular(path) ?? { page: 'nowhere' };
}

/** A table, by its number or its code, a replay, the rules of a game. */
function particular(path: string): Route | undefined {
  const [, kind, which = ''] = /^\/(t|r|rules)\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (kind === 'rules') return { page: 'rules', game: which };
  if (which.includes('-')) return undefined;
  if (kind === 'r') return { page: 'replay', id: which };
  if (kind !== 't') return undefined;
  return /^\d{1,7}$/.test(which)
    ? { page: 'number', number: Number(which) }
    : { page: 'table', table: which };
}

/** Another address for what is shown, without a way back to the first. */
export function goInstead(to: string): void {
  history.replaceState(undefined, '', to);
  path.value = to;
}

/** The address of what somebody has typed: the number of a table, or its code, however it is spelled. */
export function pathOfTyped(text: string): string | undefined {
  const typed = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return /^\d{1,7}$|^[a-z0-9]{8}$/.test(typed) ? pathOf(typed) : undefined;
}

/** Goes to a page of the house, and to a part of it after a #. */
export function go(to: string): void {
  const [page = '/', part] = to.split('#');
  if (inHouse(page) !== location.pathname) history.pushState(undefined, '', inHouse(page));
  path.value = page;
  scrollTo(0, 0);
  if (part !== undefined) requestAnimationFrame(() => showPart(part));
}

/** Scrolls to a part of what is shown, and begins to read there. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
