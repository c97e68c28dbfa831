import { allows, type Move, type View, type Wish } from './rules.ts';
import { texts } from './texts.ts';

const WISHES: readonly Wish[] = ['schoenere', 'schlagtausch'];

interface WishesProps {
  readonly view: View;
  readonly send: (move: Move) => void;
}

/** W32: for the announcers, until a card is shown. Each wish has its place, also when the other is gone. */
export function Wishes({ view, send }: WishesProps) {
  const open = WISHES.filter(wish => allows(view, { kind: 'ask', wish }));
  if (open.length === 0) return null;
  return (
    <div class="wishes">
      {open.map(wish => (
        <button
          type="button"
          class="btn wish"
          key={wish}
          data-wish={wish}
          onClick={() => send({ kind: 'ask', wish })}
        >
          {texts().wishes[wish]}
        </button>
      ))}
    </div>
  );
}
