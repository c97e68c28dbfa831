import type { ReplayView } from '@stammtisch/protocol';

/** What a link to a replay names: a step of the match, and from whose view. */
export interface Moment {
  readonly step: number;
  readonly view?: ReplayView | undefined;
}

/** Seats are counted from 1 in it. One's own view is nobody else's, and has no name. */
export function momentHash({ step, view }: Moment): string {
  if (view === undefined || view === 'own') return `#${step}`;
  return `#${step}.${typeof view === 'number' ? view + 1 : view}`;
}

/** Without a step, the beginning; without a view, whichever one may see. */
export function momentIn(hash: string): Moment {
  const [, step = '0', view = ''] = /^#(\d{1,9})(?:\.([1-9]|open|gallery))?$/.exec(hash) ?? [];
  return { step: Number(step), view: viewIn(view) };
}

function viewIn(text: string): ReplayView | undefined {
  if (text === 'open' || text === 'gallery') return text;
  return text === '' ? undefined : Number(text) - 1;
}

export const momentInAddress = (): Moment => momentIn(location.hash);
