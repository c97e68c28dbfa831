import type { Cluedo, AdviceReason } from '@stammtisch/cluedo';
import type { Advice } from '@stammtisch/kernel';

import type { AdviceUi } from '../../table/game-ui.ts';
import { viewOf } from './rules.ts';
import { placeTo, texts } from './texts.ts';

type Move = Cluedo['Move'];

export const advice: AdviceUi = {
  viewOf,
  inWords: ({ move, reasons }: Advice<Move, AdviceReason>) => [
    inWords(move),
    ...reasons.map(reasonInWords),
  ],
};

function inWords(move: Move): string {
  const { advice: text, guess } = texts();
  switch (move.kind) {
    case 'roll':
    case 'passage':
    case 'stay':
    case 'end':
      return text[move.kind];
    case 'walk':
      return text.walk(placeTo(move.to));
    case 'suspect':
    case 'accuse':
      return text[move.kind](guess(move.guess));
    case 'show':
    case 'ready':
    case 'token':
      return '';
  }
}

function reasonInWords(why: AdviceReason): string {
  const { advice: text } = texts();
  switch (why.reason) {
    case 'solutions left':
      return text.left(why.count);
    case 'likely':
      return text.likely(why.percent);
    case 'only one left':
      return text.onlyOne;
  }
}
