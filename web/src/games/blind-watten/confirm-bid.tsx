import { focusAtOnce } from '../german/confirm.tsx';
import { type Move, nextStake, type Playing } from './rules.ts';
import { texts } from './texts.ts';

interface ConfirmProps {
  readonly view: Playing;
  readonly send: (move: Move) => void;
  readonly sending: boolean;
}

/** The second step of a bid, where nothing could be tapped before. The way back is where the first step was. */
export function ConfirmBid({ view, send, sending }: ConfirmProps) {
  const text = texts().actions;
  return (
    <div class="confirm">
      <p>{text.bidNote(view.stake)}</p>
      <button
        type="button"
        class="btn raise"
        ref={focusAtOnce}
        aria-disabled={sending}
        onClick={() => send({ kind: 'bet' })}
      >
        {text.bidNow(nextStake(view))}
      </button>
    </div>
  );
}
