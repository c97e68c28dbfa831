import { computed, signal } from '@preact/signals';
import type { TableId } from '@stammtisch/protocol';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: TableId }
  | { readonly page: 'account'; readonly at: AccountPath }
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

const path = signal(location.pathname);

addEventListener('popstate', () => (path.value = location.pathname));

export const route = computed(() => routeOf(path.value));

export const pathOf = (table: TableId): string => `/t/${table}`;

function routeOf(path: string): Route {
  if (path === '/') return { page: 'home' };
  const at = ACCOUNT_PATHS.find(each => each === path.replace(/\/$/, ''));
  if (at !== undefined) return { page: 'account', at };
  const table = /^\/t\/([a-z0-9]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { page: 'nowhere' } : { page: 'table', table };
}

export function go(to: string): void {
  if (to !== location.pathname) history.pushState(undefined, '', to);
  path.value = to;
  scrollTo(0, 0);
}
