import type { Seat } from '@stammtisch/kernel';
import type { Room } from '@stammtisch/protocol';

import type { GameUi, TableContext } from '../../table/game-ui.ts';
import { named, type Who, whoIs } from '../../table/table-context.ts';
import { listed, tableTexts } from '../../text/texts.ts';
import { onTable, type Trick } from './on-table.ts';
import type { WattenTexts } from './watten-texts.ts';

/** Several people by name, the reader first. */
export const namesOf = (context: TableContext, seats: readonly Seat[]): string =>
  listed(
    seats
      .toSorted((a, b) => Number(b === context.seat) - Number(a === context.seat))
      .map(seat => named(context, seat))
      .filter(name => name !== ''),
  );

/** Whoever plays there; of someone who has left, only that there was someone. */
export function whoWas(context: TableContext, seat: Seat, { result }: WattenTexts): Who {
  const { name, you } = whoIs(context, seat);
  return { name: name || result.someone, you };
}

/** Whether it is told as it happens. */
export interface Told {
  readonly isNews: boolean;
}

/** Whoever left may by now have a successor on that chair: later, only that there was someone. */
export const leaver = (
  context: TableContext,
  seat: Seat,
  text: WattenTexts,
  told: Told = { isNews: false },
): Who => (told.isNews ? whoWas(context, seat, text) : { name: text.result.someone, you: false });

/** The visitor's cards and what they are in this round. */
export const handInWords = (
  cards: readonly string[],
  role: 'dealer' | 'forehand' | undefined,
  text: WattenTexts,
): readonly string[] => [
  cards.length === 0 ? text.read.noHand : text.read.hand(cards.map(text.cardName).join(', ')),
  ...(role === undefined ? [] : [text.read.role(text[role])]),
];

interface Lying {
  readonly tricks: readonly Trick[];
  readonly seating: readonly unknown[];
}

/** What lies on the table, card by card. */
export function trickInWords(
  { tricks, seating }: Lying,
  context: TableContext,
  { cloth, read }: WattenTexts,
): readonly string[] {
  const { trick, number, taken } = onTable(tricks);
  if (trick.cards.length === 0) return [cloth.empty.replace(/\.$/, '')];
  const thrown = trick.cards.map((card, at) =>
    read.card(named(context, (trick.leader + at) % seating.length), card),
  );
  return [taken ? cloth.last(number) : cloth.trick(number), thrown.join(', ')];
}

/** What the visitor is to do, where the trick waits for their card. */
export function ownTurn(
  { tricks }: Pick<Lying, 'tricks'>,
  { card, isBound }: { readonly card: string | undefined; readonly isBound: boolean },
  { state }: WattenTexts,
): string {
  if (card !== undefined) return state.will(card);
  if (isBound) return state.bound;
  if (hasBegun(tricks)) return state.play;
  return tricks.length > 1 ? state.leadAgain : state.lead;
}

/** Whose card the trick waits for. */
export function othersTurn(
  { tricks }: Pick<Lying, 'tricks'>,
  name: string,
  { state }: WattenTexts,
): string {
  if (hasBegun(tricks)) return state.turnOf(name);
  return tricks.length > 1 ? state.leadsAgain(name) : state.leads(name);
}

const hasBegun = (tricks: readonly Trick[]): boolean => (tricks.at(-1)?.cards.length ?? 0) > 0;

/** The last trick of a round lies there for a moment. */
export const lastTaken = (
  { tricks }: Pick<Lying, 'tricks'>,
  context: TableContext,
  { facts }: WattenTexts,
): string => facts.trick(whoIs(context, onTable(tricks).trick.winner ?? 0));

/** At a table where a round can be lost by leaving: what that would cost now. */
export function leavingInWords(
  { leavers }: Room,
  cost: number | undefined,
  { leave }: WattenTexts,
): string | undefined {
  if (leavers !== 'forfeit') return undefined;
  return cost === undefined ? leave.free : leave.costs(cost);
}

/** What keys do, with what one game adds. */
export const keysInWords = (
  { keys }: WattenTexts,
  own: ReturnType<GameUi['keys']> = [],
): ReturnType<GameUi['keys']> => [
  [tableTexts().keys.space, keys.raise],
  [tableTexts().keys.enter, keys.play],
  ['B', keys.bid],
  ['A', keys.accept],
  ['N', keys.decline],
  ...own,
  ['V', keys.last],
  ['O', keys.order],
];
