import { game } from '@stammtisch/big-two';

import type { TableContext } from '../../table/game-ui.ts';
import { houseTexts } from '../../text/texts.ts';
import { type Card, heapOf, type Playing, type View } from './rules.ts';
import { nameOf, texts } from './texts.ts';

export interface StatusText {
  readonly text: string;
  /** The lamp: something is to be done here. */
  readonly lamp: boolean;
}

interface Chosen {
  readonly raised: readonly Card[];
  readonly possible: readonly (readonly Card[])[];
  readonly hintAt: number;
}

/** One sentence about what is going on now. */
export function statusText(view: View, context: TableContext, chosen: Chosen): StatusText {
  if (view.phase !== 'playing') return { text: texts().state.dealing, lamp: false };
  if (context.seat === undefined)
    return { text: others(view, context, houseTexts().table.spectator), lamp: false };
  if (view.turn !== context.seat) return { text: others(view, context, ''), lamp: false };
  if (chosen.raised.length === 0) return { text: invitation(view, chosen), lamp: true };
  const refused = game.refusal(view, { kind: 'play', cards: chosen.raised });
  if (refused !== undefined) return { text: texts().refusedBriefly[refused], lamp: true };
  return { text: texts().state.will(nameOf(chosen.raised)), lamp: true };
}

function others(view: Playing, context: TableContext, before: string): string {
  const name = context.nameOf(view.turn);
  const { aside, top } = heapOf(view.plays);
  const leads = aside || top === undefined;
  return `${before} ${leads ? texts().state.leads(name) : texts().state.turnOf(name)}`.trim();
}

function invitation(view: Playing, { possible }: Chosen): string {
  const text = texts().state;
  const { aside, top } = heapOf(view.plays);
  if (top === undefined && view.lead === '3d') return text.leadThree;
  if (top === undefined || aside) return text.lead;
  return possible.length === 0 ? text.cannot : text.beat(nameOf(top.cards));
}
