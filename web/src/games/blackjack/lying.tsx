import { type Hand, type SettledHand, stakeOf } from '@stammtisch/blackjack';
import type { ComponentChildren } from 'preact';

import { CardFace } from '../../parts/card.tsx';
import { money } from '../../text/texts.ts';
import { Piles } from './chips.tsx';
import { isSettled, worthOf } from './rules.ts';
import { cardList, texts, worthInShort, worthInWords } from './texts.ts';

interface LyingProps {
  readonly hand: Hand | SettledHand;
  /** Which of its seat's hands it is. */
  readonly nth: number;
  readonly inPlay: boolean;
  /** When the result is to be seen, in milliseconds. */
  readonly after: number;
  /** What else stands beside the bet. */
  readonly children?: ComponentChildren;
}

/** A hand that lies open: its cards, what they are worth, and the bet or what came of it. */
export const Lying = ({ hand, nth, inPlay, after, children }: LyingProps) => (
  <div
    class="lying"
    data-inplay={inPlay || undefined}
    data-result={isSettled(hand) ? hand.result : undefined}
    style={{ '--after': `${after}ms` }}
  >
    <Cards hand={hand} nth={nth} inPlay={inPlay} />
    <Value hand={hand} />
    <div class="beside">
      <Bet hand={hand} />
      {children}
    </div>
  </div>
);

const Cards = ({ hand, nth, inPlay }: Pick<LyingProps, 'hand' | 'nth' | 'inPlay'>) => {
  const { cards, seat } = hand;
  const worth = worthInWords(worthOf(cards, hand.fromSplit));
  const label = texts().hand.label(cardList(cards), worth);
  return (
    <span
      class="bjcards"
      role="img"
      aria-label={inPlay ? `${label}, ${texts().hand.inPlay}` : label}
      data-many={cards.length > 3 || undefined}
      style={{ '--n': cards.length }}
    >
      {cards.map((card, at) => (
        <span class="card" key={at} data-card={`${seat}.${nth}.${at}`} data-dealt="dealer">
          <CardFace deck="french" card={card} />
        </span>
      ))}
    </span>
  );
};

const Value = ({ hand: { cards, fromSplit } }: { hand: Hand }) => {
  const worth = worthOf(cards, fromSplit);
  return (
    <b class="worth" data-kind={worth.kind} aria-hidden="true">
      {worthInShort(worth)}
    </b>
  );
};

const Bet = ({ hand }: { hand: Hand | SettledHand }) => {
  const text = texts().hand;
  if (isSettled(hand)) return <Outcome hand={hand} />;
  const amount = money(stakeOf(hand));
  return (
    <span class="wager">
      <Piles cents={stakeOf(hand)} />
      <span>
        <span aria-hidden="true">{amount}</span>
        <span class="vh">, {text.hasBet(amount)}</span>
        {hand.doubled && <small>{text.doubled}</small>}
      </span>
    </span>
  );
};

const Outcome = ({ hand: { result, profit } }: { hand: SettledHand }) => (
  <span class="outcome" data-result={result}>
    <span>{texts().hand.results[result]}</span> <b>{money(profit, { signed: true })}</b>
  </span>
);
