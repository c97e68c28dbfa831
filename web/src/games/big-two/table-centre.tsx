import { CardFace } from '../../parts/card.tsx';
import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { type Side, sideOf } from '../../table/layout.ts';
import { Cross } from '../../table/seats.tsx';
import { type Heap, heapOf, viewOf } from './rules.ts';
import { cardList, nameOf, texts } from './texts.ts';

type Play = NonNullable<Heap['top']>;

/** The heap: what everyone has laid in this trick, on their own side; the top one is bright and named. */
export function TableCentre({ context }: GameUiProps) {
  const view = viewOf(context.table.scene);
  const heap = heapOf(view.phase === 'playing' ? view.plays : []);
  const { length } = context.table.scene.room.chairs;
  return (
    <div
      class="heap"
      data-aside={heap.aside || undefined}
      style={{ '--cards': heap.top?.cards.length ?? 1 }}
    >
      {heap.laid.map(play => (
        <Combo
          key={play.cards.join()}
          play={play}
          side={sideOf(play.seat, context.seat ?? 0, length)}
          isTop={play === heap.top}
        />
      ))}
      <What context={context} heap={heap} />
      {context.seat !== undefined && heap.passed.includes(context.seat) && (
        <p class="own-cross">
          <Cross />
          <span class="vh">{texts().heap.youPassed}</span>
        </p>
      )}
    </div>
  );
}

interface ComboProps {
  readonly play: Play;
  readonly side: Side;
  readonly isTop: boolean;
}

const Combo = ({ play, side, isTop }: ComboProps) => (
  <div
    class={isTop ? 'combo' : 'combo old'}
    data-at={side}
    {...(isTop
      ? { role: 'img', 'aria-label': texts().heap.label(cardList(play.cards)) }
      : { 'aria-hidden': true })}
  >
    {play.cards.map(card => (
      <span class="card" key={card} data-card={card} data-from={play.seat}>
        <CardFace deck="french" card={card} />
      </span>
    ))}
  </div>
);

function What({ context, heap }: { context: TableContext; heap: Heap }) {
  const text = texts().heap;
  if (heap.top === undefined) return <p class="what quiet">{text.empty}</p>;
  const what = nameOf(heap.top.cards);
  const line =
    heap.top.seat === context.seat
      ? text.yours(what)
      : text.by(context.nameOf(heap.top.seat), what);
  return (
    <p class="what">
      {heap.aside && <span class="aside-note">{text.aside} </span>}
      {line}
    </p>
  );
}
