import { money } from '../../text/texts.ts';
import { Piles } from './chips.tsx';
import { texts } from './texts.ts';

/** The circle for the bet, and what lies in it. */
export const Spot = ({ cents }: { cents: number }) => (
  <span class="spot">
    <Ring />
    {cents > 0 && (
      <span class="wager">
        <Piles cents={cents} />
        <span>
          <span aria-hidden="true">{money(cents)}</span>
          <span class="vh">, {texts().hand.hasBet(money(cents))}</span>
        </span>
      </span>
    )}
  </span>
);

export const Ring = () => (
  <svg class="betring" viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="29" />
    <circle cx="32" cy="32" r="24" />
  </svg>
);
