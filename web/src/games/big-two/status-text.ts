import { game } from '@stammtisch/big-two';

import type { TableContext } from '../../table/game-ui.ts';
import { lit, orWatched, type StatusText, still } from '../../table/status-text.ts';
import { type Card, heapOf, type Playing, type View } from './rules.ts';
import { nameOf, texts } from './texts.ts';

interface Chosen {
  readonly raised: readonly Card[];
  readonly possible: readonly (readonly Card[])[];
  readonly hintAt: number;
}

/** One sentence about what is going on now. */
export function statusText(view: View, context: TableContext, chosen: Chosen): StatusText {
  if (view.phase !== 'playing') return still(texts().state.dealing);
  if (view.turn !== context.seat) return orWatched(still(others(view, context)), context);
  if (chosen.raised.length === 0) return lit(invitation(view, chosen));
  const refused = game.refusal(view, { kind: 'play', cards: chosen.raised });
  if (refused !== undefined) return lit(texts().refusedBriefly[refused]);
  return lit(texts().state.will(nameOf(chosen.raised)));
}

function others(view: Playing, context: TableContext): string {
  const name = context.nameOf(view.turn);
  const { aside, top } = heapOf(view.plays);
  const leads = aside || top === undefined;
  return leads ? texts().state.leads(name) : texts().state.turnOf(name);
}

function invitation(view: Playing, { possible }: Chosen): string {
  const text = texts().state;
  const { aside, top } = heapOf(view.plays);
  if (top === undefined && view.lead === '3d') return text.leadThree;
  if (top === undefined || aside) return text.lead;
  return possible.length === 0 ? text.cannot : text.beat(nameOf(top.cards));
}
