import { game } from '@stammtisch/big-two';

import type { Sight } from '../../table/face.ts';
import { words } from '../../text/words.ts';
import { type Card, heapOf, type Playing, type View } from './rules.ts';
import { nameOf, say } from './words.ts';

export interface StateLine {
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
export function stateLine(view: View, sight: Sight, chosen: Chosen): StateLine {
  if (view.phase !== 'playing') return { text: say().state.dealing, lamp: false };
  if (sight.seat === undefined)
    return { text: others(view, sight, words().table.spectator), lamp: false };
  if (view.turn !== sight.seat) return { text: others(view, sight, ''), lamp: false };
  if (chosen.raised.length === 0) return { text: invitation(view, chosen), lamp: true };
  const refused = game.refusal(view, { kind: 'play', cards: chosen.raised });
  if (refused !== undefined) return { text: say().refusedBriefly[refused], lamp: true };
  return { text: say().state.will(nameOf(chosen.raised)), lamp: true };
}

function others(view: Playing, sight: Sight, before: string): string {
  const name = sight.nameOf(view.turn);
  const { aside, top } = heapOf(view.plays);
  const leads = aside || top === undefined;
  return `${before} ${leads ? say().state.leads(name) : say().state.turnOf(name)}`.trim();
}

function invitation(view: Playing, { possible }: Chosen): string {
  const text = say().state;
  const { aside, top } = heapOf(view.plays);
  if (top === undefined && view.lead === '3d') return text.leadThree;
  if (top === undefined || aside) return text.lead;
  return possible.length === 0 ? text.cannot : text.beat(nameOf(top.cards));
}
