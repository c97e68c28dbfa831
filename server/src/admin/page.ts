import { LIMITS } from '@stammtisch/protocol';

import { escaped } from '../html.ts';
import type { Overview, TableRow } from './overview.ts';

/** What all forms of the page need: where they lead, and the key without which nothing is done. */
export interface FormContext {
  /** The path of the admin page. */
  readonly path: string;
  readonly formKey: string;
}

export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 0.75rem; overflow-wrap: anywhere; }
h2 { margin: 1.75rem 0 0.5rem; font-size: 1.15rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.6rem 0; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.4rem 0; }
input, select, button { font: inherit; min-height: 44px; padding: 0 0.75rem; box-sizing: border-box; }
input { flex: 1 1 12rem; min-width: 0; }
blockquote { margin: 0.4rem 0; padding-left: 0.75rem; border-left: 3px solid; white-space: pre-wrap; }
small { opacity: 0.8; }
`;

/** A page with nothing on it but the way in. */
export const logInPage = (path: string, why = ''): string =>
  pageWith(path, [
    '<h1>Stammtisch: admin</h1>',
    why === '' ? '' : `<p role="alert">${escaped(why)}</p>`,
    `<form method="post" action="${escaped(path)}/log-in">`,
    '<input type="password" name="token" aria-label="Admin token" placeholder="Admin token" autocomplete="current-password" required />',
    '<button>Log in</button></form>',
  ]);

/** `made`: the token of a robot that was made just now, which is shown this once. */
export const adminPage = (
  overview: Overview,
  context: FormContext,
  made?: { readonly name: string; readonly token: string },
): string =>
  pageWith(context.path, [
    '<h1>Stammtisch: admin</h1>',
    made === undefined
      ? ''
      : `<p role="status">The token of ${escaped(made.name)}, shown only now: <code>${made.token}</code></p>`,
    `<p>${overview.people.length} people by ${overview.connections} connections, ${overview.tablesOpen} open tables.</p>`,
    closingPart(overview, context),
    announcementPart(overview, context),
    section(
      'Reports',
      overview.reports.map(report => reportItem(report, context)),
    ),
    section(
      'Tables in memory',
      overview.tables.map(table => tableItem(table, context)),
    ),
    section(
      'People online',
      overview.people.map(person => personItem(person, context)),
    ),
    robotsPart(overview, context),
    blocksPart(overview, context),
    form(context, 'log-out', '', 'Log out'),
  ]);

const pageWith = (path: string, parts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" /><title>Stammtisch: admin</title>',
    `<link rel="stylesheet" href="${escaped(path)}/style.css" /></head><body><main>`,
    ...parts,
    '</main></body></html>',
  ].join('\n');

const section = (title: string, items: readonly string[]): string =>
  `<h2>${title}</h2>${items.length === 0 ? '<p>none</p>' : `<ul>${items.join('\n')}</ul>`}`;

/** A form that asks for one thing to be done. */
const form = ({ path, formKey }: FormContext, action: string, fields: string, what: string) =>
  `<form method="post" action="${escaped(path)}/${action}">${hidden('key', formKey)}${fields}<button>${what}</button></form>`;

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escaped(value)}" />`;

function closingPart({ closing }: Overview, context: FormContext): string {
  if (closing !== undefined)
    return `<p role="status"><strong>Draining.</strong> The house closes when no game is running, in ${Math.ceil(closing.left / 60_000)} minutes at the latest.</p>`;
  const minutes = choice('minutes', [
    ['5', 'after 5 minutes at the latest'],
    ['30', 'after 30 minutes at the latest'],
    ['120', 'after 2 hours at the latest'],
  ]);
  return `<h2>Drain</h2><p>No new tables and people; the process ends when no game is running.</p>${form(context, 'drain', minutes, 'Drain')}`;
}

function announcementPart({ announcement }: Overview, context: FormContext): string {
  const now =
    announcement === undefined
      ? ''
      : `<blockquote>${escaped(announcement)}</blockquote>${form(context, 'withdraw', '', 'Withdraw')}`;
  const input =
    '<input name="text" maxlength="500" required aria-label="Announcement" placeholder="To everyone in the house" />';
  return `<h2>Announcement</h2>${now}${form(context, 'announce', input, 'Announce')}`;
}

const reportItem = (report: Overview['reports'][number], context: FormContext): string =>
  [
    `<li><strong>${escaped(report.about)}</strong> <small>(${report.aboutId})</small>, reported by ${escaped(report.from)}`,
    `<br /><small>${time(report.at)}${report.table === undefined ? '' : `, table ${report.table}`}</small>`,
    `<blockquote>${escaped(report.text)}</blockquote>`,
    linesOf(report.lines),
    `${form(context, 'done', hidden('report', String(report.report)), 'Done')}</li>`,
  ].join('\n');

function linesOf(lines: Overview['reports'][number]['lines']): string {
  if (lines.length === 0) return '';
  const items = lines.map(
    ({ name, text, at }) =>
      `<li><small>${time(at)}</small> ${escaped(name)}: ${escaped(text)}</li>`,
  );
  return `<details><summary>The chat before it</summary><ul>${items.join('\n')}</ul></details>`;
}

const tableItem = (row: TableRow, context: FormContext): string =>
  [
    `<li><strong>${row.table}</strong> ${escaped(row.game)}, ${row.state}`,
    `<br />${row.people.map(escaped).join(', ') || 'nobody'}; ${row.bots} computers, ${row.watching} looking`,
    `<br /><small>open since ${time(row.openedAt)}, last move ${time(row.at)}</small>`,
    row.state === 'closed' ? '' : form(context, 'close-table', hidden('table', row.table), 'Close'),
    '</li>',
  ].join('\n');

const personItem = (row: Overview['people'][number], context: FormContext): string =>
  [
    `<li><strong>${escaped(row.name)}</strong> <small>(${row.person})${row.robot ? ', robot' : ''}, ${row.connections} connections</small>`,
    ...row.addresses.map(address =>
      form(context, 'block', `${hidden('address', address)}${hours}`, `Block ${escaped(address)}`),
    ),
    '</li>',
  ].join('\n');

function blocksPart({ blocks }: Overview, context: FormContext): string {
  const items = blocks.map(
    ({ address, until }) =>
      `<li><strong>${escaped(address)}</strong> <small>until ${time(until)}</small>${form(context, 'unblock', hidden('address', address), 'Lift')}</li>`,
  );
  const input =
    '<input name="address" required aria-label="Address" placeholder="192.0.2.7 or 2001:db8::1" />';
  return section('Blocked addresses', items) + form(context, 'block', input + hours, 'Block');
}

function robotsPart({ robots }: Overview, context: FormContext): string {
  const items = robots.map(({ person, name, ownerName, at, usedAt }) =>
    [
      `<li><strong>${escaped(name)}</strong> <small>(${person}), ${ownerName === undefined ? 'of the operator' : `of ${escaped(ownerName)}`}</small>`,
      `<br /><small>since ${time(at)}, ${usedAt === undefined ? 'never here' : `last here ${time(usedAt)}`}</small>`,
      form(context, 'remove-robot', hidden('robot', person), 'Remove'),
      '</li>',
    ].join('\n'),
  );
  const input = `<input name="name" maxlength="${LIMITS.name}" required aria-label="Name of the robot" placeholder="Name of a robot" />`;
  return section('Robots', items) + form(context, 'add-robot', input, 'Make');
}

const choice = (name: string, options: readonly (readonly [string, string])[]): string =>
  `<select name="${name}" aria-label="${name}">${options.map(([value, text]) => `<option value="${value}">${text}</option>`).join('')}</select>`;

const hours = choice('hours', [
  ['1', 'for an hour'],
  ['24', 'for a day'],
  ['168', 'for a week'],
  ['720', 'for 30 days'],
  ['8760', 'for a year'],
]);

/** In UTC, to the minute. */
const time = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
