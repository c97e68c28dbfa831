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
  | { readonly page: 'nowhere' };

/** Where it is about oneself and how one has played. */
const ACCOUNT_PATHS = [
  '/me',
  '/me/sign-up',
  '/me/log-in',
  '/me/recover',
  '/me/password',
  '/me/passkeys',
  '/me/erase',
  '/me/statistics',
  '/scores',
] as const;

export type AccountPath = (typeof ACCOUNT_PATHS)[number];

const path = signal(pathBelow(location.pathname));

addEventListener('popstate', () => (path.value = pathBelow(location.pathname)));

export const route = computed(() => routeOf(path.value));

export const pathOf = (table: TableId): string => `/t/${table}`;
export const replayPathOf = (id: ReplayId): string => `/r/${id}`;

function routeOf(path: string): Route {
  if (path === '/') return { page: 'home' };
  if (/^\/people\/?$/.test(path)) return { page: 'people' };
  const at = ACCOUNT_PATHS.find(each => each === path.replace(/\/$/, ''));
  if (at !== undefined) return { page: 'account', at };
  const number = /^\/t\/(\d{1,7})\/?$/.exec(path)?.[1];
  if (number !== undefined) return { page: 'number', number: Number(number) };
  if (/^\/games\/?$/.test(path)) return { page: 'games' };
  const id = /^\/r\/([a-z0-9]+)\/?$/.exec(path)?.[1];
  if (id !== undefined) return { page: 'replay', id };
  const table = /^\/t\/([a-z0-9]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { page: 'nowhere' } : { page: 'table', table };
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

export function go(to: string): void {
  if (inHouse(to) !== location.pathname) history.pushState(undefined, '', inHouse(to));
  path.value = to;
  scrollTo(0, 0);
}
