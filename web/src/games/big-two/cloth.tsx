import { CardFace } from '../../parts/card.tsx';
import type { FaceProps, Sight } from '../../table/face.ts';
import { Cross } from '../../table/seats.tsx';
import { type Heap, heapOf, viewOf } from './rules.ts';
import { cardList, nameOf, say } from './words.ts';

type Play = NonNullable<Heap['top']>;

/** The heap: the top combination large and named, the one it beat small behind it. */
export function Cloth({ sight }: FaceProps) {
  const view = viewOf(sight.table.scene);
  const heap = heapOf(view.phase === 'playing' ? view.plays : []);
  return (
    <div class="heap" data-aside={heap.aside || undefined}>
      {heap.below && <Combo play={heap.below} old />}
      {heap.top && <Combo play={heap.top} />}
      <What sight={sight} heap={heap} />
      {sight.seat !== undefined && heap.passed.includes(sight.seat) && (
        <p class="own-cross">
          <Cross />
          <span class="vh">{say().heap.youPassed}</span>
        </p>
      )}
    </div>
  );
}

const Combo = ({ play, old = false }: { play: Play; old?: boolean }) => (
  <div
    class={old ? 'combo old' : 'combo'}
    key={play.cards.join()}
    {...(old
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': say().heap.label(cardList(play.cards)) })}
  >
    {play.cards.map(card => (
      <span class="card" key={card} data-card={card} data-from={play.seat}>
        <CardFace deck="french" card={card} />
      </span>
    ))}
  </div>
);

function What({ sight, heap }: { sight: Sight; heap: Heap }) {
  const text = say().heap;
  if (heap.top === undefined) return <p class="what quiet">{text.empty}</p>;
  const what = nameOf(heap.top.cards);
  const line =
    heap.top.seat === sight.seat ? text.yours(what) : text.by(sight.nameOf(heap.top.seat), what);
  return (
    <p class="what">
      {heap.aside && <span class="aside-note">{text.aside} </span>}
      {line}
    </p>
  );
}
