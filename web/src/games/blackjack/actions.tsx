import { actionsFor, handOnTurn, insuranceFor, valueOf } from '@stammtisch/blackjack';
import type { Action, Odds } from '@stammtisch/blackjack/odds';
import { seatOf } from '@stammtisch/kernel';

import { useKeys } from '../../table/keys.ts';
import { money, inBets } from '../../text/texts.ts';
import { bestOf } from './advice.ts';
import type { Sending } from './moves.ts';
import { isOnTurn, type Playing, stampFor, type View } from './rules.ts';
import { hints } from './settings.ts';
import { texts } from './texts.ts';

/** As they stand on the screen, and by which keys they are called. */
const ACTIONS: readonly { readonly action: Action; readonly keys: readonly string[] }[] = [
  { action: 'hit', keys: ['1'] },
  { action: 'stand', keys: ['2', 's'] },
  { action: 'double', keys: ['3', 'd'] },
  { action: 'split', keys: ['4', 'p'] },
  { action: 'insurance', keys: ['5', 'i'] },
];

/** The keys of the game in words. */
export const actionKeys = (): readonly (readonly [string, string])[] =>
  ACTIONS.map(({ action, keys }) => [
    keys.map(key => key.toUpperCase()).join(', '),
    texts().actions.names[action],
  ]);

interface PlayProps extends Sending {
  readonly view: View;
  readonly odds: Odds | undefined;
}

/** What can be done with a hand at this table. Every action has its place, whether it is possible now or not. */
export function PlayActions({ view, odds, send, sending }: PlayProps) {
  const isMine = view.phase === 'playing' && isOnTurn(view, seatOf(view.viewer));
  const possible = isMine ? actionsFor(view) : [];
  const offered = ACTIONS.filter(({ action }) => isOffered(view, action));
  useKeys(
    Object.fromEntries(
      ACTIONS.flatMap(({ action, keys }) =>
        keys.map(key => [key, () => send({ kind: action })] as const),
      ),
    ),
  );
  const best = isMine && odds && hints.value === 'on' ? bestOf(view, odds) : undefined;
  return (
    <div class="plays" data-count={offered.length} data-means={stampFor(view, 'hit') ?? ''}>
      {offered.map(({ action }) => {
        const isPossible = possible.includes(action);
        return (
          <button
            type="button"
            key={action}
            class={isPossible && (action === 'hit' || action === 'stand') ? 'btn go' : 'btn'}
            data-action={action}
            data-best={action === best || undefined}
            aria-disabled={!isPossible || sending}
            onClick={() => send({ kind: action })}
          >
            {texts().actions.names[action]}
            {isMine && isPossible && (
              <small>
                {best === undefined ? noteOf(view, action) : <Worth {...{ action, odds, best }} />}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Where the dealer looks for a blackjack, insurance is asked for before anyone plays. */
function isOffered({ options }: View, action: Action): boolean {
  if (action === 'split') return options.split;
  return action !== 'insurance' || !options.peek;
}

interface WorthProps {
  readonly action: Action;
  readonly odds: Odds | undefined;
  readonly best: string;
}

const Worth = ({ action, odds, best }: WorthProps) => {
  const worth = odds?.[action];
  const text = texts().help;
  if (worth === undefined) return null;
  return (
    <>
      {action === best && (
        <span class="star" aria-hidden="true">
          ★{' '}
        </span>
      )}
      <span aria-hidden="true">{inBets(worth, { signed: true })}</span>
      <span class="vh">
        {text.worth(inBets(worth, { signed: true }))}
        {action === best ? `, ${text.best}` : ''}
      </span>
    </>
  );
};

/** What it leads to. */
function noteOf(view: Playing, action: Action): string {
  const text = texts().actions;
  const hand = handOnTurn(view);
  switch (action) {
    case 'hit':
      return text.hitNote;
    case 'stand':
      return text.standNote(valueOf(hand.cards));
    case 'double':
    case 'split':
      return text.more(money(hand.bet));
    case 'insurance':
      return text.insuranceNote(money(insuranceFor(hand)));
  }
}
