import { escaped } from '../html.ts';
import type { LegalPage } from '../settings.ts';

/** Where the house is on the web, and what its pages link to. */
export interface Site {
  readonly basePath: string;
  readonly publicUrl?: string;
  readonly imprint?: LegalPage;
  readonly privacy?: LegalPage;
}

const LEGAL = ['imprint', 'privacy'] as const;

/** The page as it is built names its files by relative paths; here it learns where they are. */
export function pageOf(html: string, site: Site): string {
  const links = LEGAL.flatMap(name => {
    const page = site[name];
    return page === undefined ? [] : [meta(name, linkTo(name, page, site))];
  });
  const told = [meta('base-path', site.basePath), ...links].join('');
  return html.replaceAll('="./', `="${site.basePath}/`).replace('</head>', `${told}</head>`);
}

const linkTo = (name: string, page: LegalPage, { basePath }: Site): string =>
  'url' in page ? page.url : `${basePath}/${name}`;

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`;

/** The texts that the house shows itself, by path. */
export const legalPages = (site: Site): readonly (readonly [string, string])[] =>
  LEGAL.flatMap(name => {
    const page = site[name];
    return page === undefined || 'url' in page ? [] : [[`/${name}`, textPage(page.text)] as const];
  });

const textPage = (text: string): string =>
  [
    '<!doctype html><html><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" /><title>Stammtisch</title></head><body>',
    ...text.split(/\n+/).map(line => `<p>${escaped(line)}</p>`),
    '</body></html>',
  ].join('');
