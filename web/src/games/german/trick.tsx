import type { Seat } from '@stammtisch/kernel';

import { CardFace } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { useKeys } from '../../table/keys.ts';
import { everyoneFrom, sideOf } from '../../table/layout.ts';
import { named } from '../../table/table-context.ts';
import { lastTrick, onTable, type OnTable, type Trick } from './on-table.ts';
import { lookingBack } from './selection.ts';
import type { WattenTexts } from './watten-texts.ts';

interface TrickWords {
  readonly label: (lying: OnTable) => string;
  readonly cardName: (card: string) => string;
  readonly lastTrick: string;
  readonly led: string;
  readonly takes: string;
  readonly best: string;
  /** Of the visitor's own card, without a name. */
  readonly yours: Readonly<Record<'led' | 'takes' | 'best', string>>;
  /** For small cards. */
  readonly short?: { readonly takes: string; readonly best: string };
}

export const trickWords = ({ cloth, cardName, actions, seat }: WattenTexts): TrickWords => ({
  label: ({ number, taken }) => (taken ? cloth.last(number) : cloth.trick(number)),
  cardName,
  lastTrick: actions.lastTrick,
  led: seat.led,
  takes: seat.takes,
  best: seat.best,
  yours: seat.yours,
});

interface TricksProps<Lying extends Trick> {
  readonly context: TableContext;
  readonly tricks: readonly Lying[];
  /** Who takes a trick, as far as the visitor can know. */
  readonly takerOf: (trick: Lying) => Seat | undefined;
  /** Whose card the trick waits for. */
  readonly next: Seat | undefined;
  readonly text: TrickWords;
}

/** The trick on the table, and a way to look at the one before. */
export function Tricks<Lying extends Trick>({ tricks, ...props }: TricksProps<Lying>) {
  const { text } = props;
  const before = lastTrick(tricks);
  const isBack = lookingBack.value && before !== undefined;
  const turn = () => {
    lookingBack.value = !isBack;
  };
  useKeys({ v: () => (before === undefined ? false : turn()) });
  return (
    <>
      <TrickCards {...props} lying={isBack ? before : onTable(tricks)} />
      {before && (
        <button
          type="button"
          class="btn lasttrick"
          data-look="use"
          aria-pressed={isBack}
          aria-label={text.lastTrick}
          onClick={turn}
        >
          <Icon name="trick" />
          <span class="tab-up">{text.lastTrick}</span>
        </button>
      )}
    </>
  );
}

interface CardsProps<Lying extends Trick> extends Omit<TricksProps<Lying>, 'tricks'> {
  readonly lying: OnTable<Lying>;
}

/** Every card where its player sits; the next one to come is dashed. */
function TrickCards<Lying extends Trick>(props: CardsProps<Lying>) {
  const { context, lying, takerOf, next, text } = props;
  const { trick, taken } = lying;
  const { length } = context.table.scene.room.chairs;
  const columns = everyoneFrom(context.seat ?? 0, length);
  const taker = takerOf(trick);
  return (
    <ol
      class="trick"
      data-of={length}
      data-taken={taken || undefined}
      style={{ '--of': length }}
      aria-label={text.label(lying)}
    >
      {everyoneFrom(trick.leader - 1, length).map(seat => {
        const card = cardOf(trick, seat, length);
        return (
          <li
            key={seat}
            data-at={sideOf(seat, context.seat ?? 0, length)}
            data-best={seat === taker || undefined}
            data-edge={edgeOf(columns.indexOf(seat), length)}
            style={{ '--at': columns.indexOf(seat) + 1 }}
          >
            {card === undefined ? (
              seat === next && !taken && <span class="slot" aria-hidden="true" />
            ) : (
              <>
                <Thrown {...{ card, seat, context, text }} />
                <ByLine
                  {...(seat === context.seat
                    ? { text: { ...text, ...text.yours } }
                    : { text, name: named(context, seat) })}
                  {...{ taken, leads: seat === trick.leader, isBest: seat === taker }}
                />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Beside the edge of a small screen a label keeps to its own side. */
const edgeOf = (column: number, columns: number): 'start' | 'end' | undefined =>
  column === 0 ? 'start' : column === columns - 1 ? 'end' : undefined;

const cardOf = (trick: Trick, seat: Seat, seats: number): string | undefined =>
  trick.cards[(seat - trick.leader + seats) % seats];

interface ThrownProps {
  readonly card: string;
  readonly seat: Seat;
  readonly context: TableContext;
  readonly text: Pick<TrickWords, 'cardName'>;
}

/** A card that someone has played, in words with their name. */
export const Thrown = ({ card, seat, context, text }: ThrownProps) => (
  <span
    class="card"
    key={card}
    data-card={card}
    data-from={seat}
    role="img"
    aria-label={`${named(context, seat)}: ${text.cardName(card)}`}
  >
    <CardFace deck="german" card={card} />
  </span>
);

interface ByLineProps {
  readonly name?: string;
  readonly text: TrickWords;
  readonly taken: boolean;
  readonly leads: boolean;
  readonly isBest: boolean;
}

/** Who takes it, or who led. */
function ByLine({ name, text, taken, leads, isBest }: ByLineProps) {
  const what = taken ? 'takes' : 'best';
  if (!isBest) return leads ? <Line kind="by led" name={name} long={text.led} /> : null;
  return <Line kind="by best" name={name} long={text[what]} short={text.short?.[what]} />;
}

interface LineProps {
  readonly kind: string;
  readonly name: string | undefined;
  readonly long: string;
  readonly short?: string | undefined;
}

const Line = ({ kind, name, long, short }: LineProps) => (
  <span class={kind}>
    {name !== undefined && <span class="n">{name} </span>}
    {short === undefined ? (
      long
    ) : (
      <>
        <span class="long">{long}</span>
        <span class="short" aria-hidden="true">
          {short}
        </span>
      </>
    )}
  </span>
);
