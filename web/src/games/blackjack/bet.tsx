import { DOLLAR, game } from '@stammtisch/blackjack';

import { toast } from '../../parts/toast.tsx';
import { isOnButton } from '../../table/hand.tsx';
import { useKeys } from '../../table/keys.ts';
import { MainButton } from '../../table/main-button.tsx';
import { money } from '../../text/texts.ts';
import { betWithin, lastBet, wanted } from './bet.ts';
import { Chip, Piles } from './chips.tsx';
import type { Sending } from './moves.ts';
import { CHIPS } from './piles.ts';
import type { View } from './rules.ts';
import { Ring } from './spot.tsx';
import { texts } from './texts.ts';

interface BetProps extends Sending {
  readonly view: View;
  /** What there is to bet, in cents. */
  readonly most: number;
}

/** Chips to tap, a field for those who would rather write, and beside it the button that bets. */
export function BetControl({ view, most, send, sending }: BetProps) {
  const text = texts();
  const bet = betWithin(most);
  const place = () => send({ kind: 'bet', amount: bet });
  useBetKeys({ most, place: () => send({ kind: 'bet', amount: betWithin(most) }) });
  return (
    <div class="betting" id="hand" tabIndex={-1}>
      <div class="betline">
        <span class="spot mine-spot">
          <Ring />
          <Piles cents={bet} />
        </span>
        <AmountField bet={bet} most={most} place={place} />
        <PlaceBet {...{ view, bet, place, sending }} />
      </div>
      <div class="rack" role="group" aria-label={text.bet.chips}>
        {CHIPS.filter(chip => chip * DOLLAR <= most).map(chip => (
          <button
            type="button"
            class="chip-button"
            key={chip}
            aria-label={text.bet.add(money(chip * DOLLAR))}
            aria-disabled={bet + chip * DOLLAR > most}
            onClick={() => add(chip, most)}
          >
            <Chip dollars={chip} />
          </button>
        ))}
      </div>
      <p class="mychips">{text.hand.balance(money(view.stacks[Number(view.viewer)] ?? 0))}</p>
    </div>
  );
}

/** One chip more, if there is one. */
function add(chip: number, most: number): void {
  const sum = betWithin(most) + chip * DOLLAR;
  if (sum > most) toast(texts().bet.most(money(most)));
  else wanted.value = sum;
}

interface FieldProps {
  readonly bet: number;
  readonly most: number;
  readonly place: () => void;
}

const AmountField = ({ bet, most, place }: FieldProps) => (
  <label class="amount">
    <span class="vh">{texts().bet.label}</span>
    <span aria-hidden="true">$</span>
    <input
      class="field"
      type="number"
      inputMode="numeric"
      min={1}
      max={most / DOLLAR}
      step={1}
      value={bet === 0 ? '' : bet / DOLLAR}
      aria-describedby="state"
      onInput={({ currentTarget }) => {
        const chosen = Math.trunc(currentTarget.valueAsNumber);
        if (chosen * DOLLAR > most) toast(texts().bet.most(money(most)));
        wanted.value = Number.isFinite(chosen) ? Math.max(0, chosen) * DOLLAR : 0;
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        place();
      }}
    />
  </label>
);

/** Where the actions are: nothing here costs anything. */
export const BetShortcuts = ({ most }: { most: number }) => {
  const text = texts().bet;
  const again = Math.min(lastBet.value, most);
  return (
    <div class="bet-short">
      {again > 0 && (
        <button type="button" class="btn again" onClick={() => (wanted.value = again)}>
          {text.repeat(money(again))}
        </button>
      )}
      <button type="button" class="btn" aria-disabled={betWithin(most) === 0} onClick={clear}>
        {text.clear}
      </button>
      <button type="button" class="btn" onClick={() => (wanted.value = most)}>
        {text.all}
      </button>
    </div>
  );
};

function clear(): void {
  wanted.value = 0;
}

function useBetKeys({ most, place }: { most: number; place: () => void }): void {
  const chips = Object.fromEntries(
    CHIPS.map((chip, at) => [String(at + 1), () => add(chip, most)] as const),
  );
  useKeys({
    ...chips,
    0: clear,
    r: () => {
      if (lastBet.value > 0) wanted.value = lastBet.value;
    },
    a: () => (wanted.value = most) > 0,
    enter: event => (isOnButton(event) ? false : place()),
  });
}

interface PlaceProps {
  readonly view: View;
  readonly bet: number;
  readonly place: () => void;
  readonly sending: boolean;
}

/** Lies on the felt, where no other button ever is. The state line says why not. */
function PlaceBet({ view, bet, place, sending }: PlaceProps) {
  const text = texts();
  const isAllowed = game.refusal(view, { kind: 'bet', amount: bet }) === undefined;
  return (
    <MainButton look="place-bet" act={place} {...{ isAllowed, sending }}>
      {isAllowed ? text.bet.place(money(bet)) : text.bet.placeNone}
    </MainButton>
  );
}
