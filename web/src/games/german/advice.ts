import type { Advice, TrickReason } from '@stammtisch/kernel';

import type { AdviceUi } from '../../table/game-ui.ts';
import { signed } from '../../text/texts.ts';
import type { WattenTexts } from './watten-texts.ts';

/** A move of either game of Watten, as far as there is advice on it. */
type Advised =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'schlag'; readonly schlag: string }
  | { readonly kind: 'trump'; readonly trump: string }
  | { readonly kind: 'answer'; readonly accept?: boolean; readonly hold?: boolean }
  | { readonly kind: 'bet' | 'raise' };

interface Parts extends Pick<AdviceUi, 'viewOf'> {
  readonly texts: () => WattenTexts;
  /** Raises the card. */
  readonly raise: (card: string) => void;
  /** A value or suit that can be named, where that is a move. */
  readonly named?: (name: string) => string;
}

/** Advice is said alike in both games. */
export const adviceUi = ({ texts, raise, viewOf, named = String }: Parts): AdviceUi => ({
  viewOf,
  inWords: ({ move, reasons }: Advice<Advised, TrickReason>) => [
    inWords(move, texts(), named),
    ...reasons.map(each => reasonInWords(each, texts())),
  ],
  costInWords: cost => texts().advice.costs(signed(-Math.round(cost * 100))),
  prepare: ({ move }: Advice<Advised, TrickReason>) => {
    if (move.kind === 'card') raise(move.card);
  },
});

function inWords(
  move: Advised,
  { advice, cardName }: WattenTexts,
  named: (name: string) => string,
): string {
  switch (move.kind) {
    case 'card':
      return advice.card(cardName(move.card));
    case 'schlag':
      return advice.schlag(named(move.schlag));
    case 'trump':
      return advice.trump(named(move.trump));
    case 'answer':
      return (move.accept ?? move.hold) === true ? advice.hold : advice.fold;
    case 'bet':
    case 'raise':
      return advice.raise;
  }
}

function reasonInWords(why: TrickReason, { advice }: WattenTexts): string {
  switch (why.reason) {
    case 'chance':
      return advice.chance(why.percent);
    case 'only card':
      return advice.onlyCard;
    case 'strongest left':
      return advice.strongest;
    case 'stronger out':
      return advice.stronger(why.count);
  }
}
