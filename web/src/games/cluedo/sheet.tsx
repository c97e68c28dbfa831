import { useSignal } from '@preact/signals';
import type { Cell } from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';
import { useRef } from 'preact/hooks';

import type { TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { placeInWords, reasonInWords, sheetFor } from './deduction.ts';
import { LONGEST_TEXT, markIn, notesOf, type OwnMark, withNextMark, write } from './notes.ts';
import { Glyph, Pawn } from './pieces.tsx';
import { type Card, type Dealt, type Sort, SORTS, type View } from './rules.ts';
import { cardName, texts, shortName } from './texts.ts';

export interface SheetProps {
  readonly view: Dealt & View;
  readonly context: TableContext;
}

/** The column of a place: everybody in the order of the table, and the envelope last. */
type Column = Seat | 'envelope';

/** What is certain, why, and what the player thinks. */
export function DetectiveSheet({ view, context }: SheetProps) {
  const text = texts().sheet;
  const told = useSignal('');
  const table = useRef<HTMLDivElement>(null);
  const columns: readonly Column[] = [...view.seating.keys(), 'envelope'];
  return (
    <section class="sheetpane panel" aria-labelledby="dsheet">
      <h2 id="dsheet">
        {text.title} <span class="muted">{text.auto}</span>
      </h2>
      <div
        class="sheetscroll"
        data-look="scroll"
        ref={table}
        onKeyDown={event => goByArrows(event, table.current)}
      >
        {(['who', 'how', 'where'] as const).map(sort => (
          <SheetPart
            key={sort}
            {...{ view, context, sort, columns }}
            tell={why => (told.value = why)}
          />
        ))}
        <FreeNotes view={view} context={context} />
      </div>
      <p class="why" role="status">
        {told.value || text.hint}
      </p>
    </section>
  );
}

interface PartProps extends SheetProps {
  readonly sort: Sort;
  readonly columns: readonly Column[];
  readonly tell: (why: string) => void;
}

const SheetPart = ({ sort, ...props }: PartProps) => (
  <table class="dsheet" data-of={props.columns.length}>
    <caption>{texts().sorts[sort]}</caption>
    <thead>
      <tr>
        <td />
        {props.columns.map(column => (
          <th key={column} scope="col">
            <ColumnHead {...props} column={column} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {SORTS[sort].map((card, at) => (
        <SheetRow key={card} {...props} card={card} isFirst={sort === 'who' && at === 0} />
      ))}
    </tbody>
  </table>
);

const ColumnHead = ({ view, context, column }: SheetProps & { column: Column }) => {
  if (column === 'envelope')
    return (
      <>
        <Glyph of="envelope" />
        <span class="vh">{texts().sheet.envelope}</span>
      </>
    );
  const token = view.tokens[column];
  return (
    <>
      {token && <Pawn token={token} />}
      <span class="nm">{named(context, column)}</span>
    </>
  );
};

interface RowProps extends Omit<PartProps, 'sort'> {
  readonly card: Card;
  readonly isFirst: boolean;
}

function SheetRow({ card, columns, isFirst, ...props }: RowProps) {
  const row = sheetFor(props.view)[card];
  const look =
    row.envelope.mark === 'yes' ? 'sure' : row.envelope.mark === 'no' ? 'gone' : undefined;
  return (
    <tr class={look}>
      <th scope="row">{shortName(card)}</th>
      {columns.map((column, at) => (
        <td key={column}>
          <Box
            {...props}
            {...{ card, column, at, of: columns.length, isFirst: isFirst && at === 0 }}
            cell={column === 'envelope' ? row.envelope : (row.seats[column] ?? OPEN)}
          />
        </td>
      ))}
    </tr>
  );
}

const OPEN: Cell = { mark: 'open' };

interface BoxProps extends SheetProps {
  readonly card: Card;
  readonly column: Column;
  readonly at: number;
  readonly of: number;
  readonly cell: Cell;
  /** Where the Tab key goes; from there on the arrows lead. */
  readonly isFirst: boolean;
  readonly tell: (why: string) => void;
}

const OWN: Readonly<Record<OwnMark, string>> = { '?': '?', '!': '!', y: '✓', n: '✗' };

function Box({ view, context, card, column, at, of, cell, isFirst, tell }: BoxProps) {
  const text = texts().sheet;
  const notes = notesOf(view.match);
  const box = { card, place: at, of };
  const own = cell.mark === 'open' ? markIn(notes, box) : undefined;
  const what = own === undefined ? text[cell.mark] : text.mine(text.own[own]);
  const label = text.cell(cardName(card), placeInWords(context, column), what);
  const why = () => tell(`${label}. ${reasonInWords({ view, context, place: column }, cell)}`);
  return (
    <button
      type="button"
      class={own === undefined ? `mk ${cell.mark}` : 'mk own'}
      aria-label={label}
      tabIndex={isFirst ? 0 : -1}
      onFocus={cell.mark === 'open' ? () => tell('') : why}
      onClick={
        cell.mark === 'open' ? () => write(context.table.table, withNextMark(notes, box)) : why
      }
    >
      <span aria-hidden="true">{own === undefined ? SIGNS[cell.mark] : OWN[own]}</span>
    </button>
  );
}

const SIGNS = { yes: '✓', no: '–', open: '' } as const;

type Step = readonly [number, number];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The sheet is one stop for the Tab key, the arrows go from box to box. */
function goByArrows(event: KeyboardEvent, sheet: HTMLElement | null): void {
  const arrow = ARROWS[event.key];
  const boxes = [...(sheet?.querySelectorAll<HTMLButtonElement>('.mk') ?? [])];
  const at = boxes.findIndex(box => box === document.activeElement);
  const current = boxes[at];
  if (arrow === undefined || current === undefined) return;
  event.preventDefault();
  const next = boxes[neighbourOf(at, arrow, current)];
  if (next === undefined) return;
  current.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** The box beside or below this one; none beyond the edge. */
function neighbourOf(at: number, [across, down]: Step, box: HTMLElement): number {
  const wide = box.closest('tr')?.querySelectorAll('.mk').length ?? 1;
  const column = (at % wide) + across;
  return column < 0 || column >= wide ? -1 : at + across + down * wide;
}

/** Whatever else is worth remembering. */
function FreeNotes({ view, context }: SheetProps) {
  const text = texts().sheet;
  const notes = notesOf(view.match);
  return (
    <div class="freenotes">
      <label class="vh" for="notes">
        {text.notes}
      </label>
      <textarea
        id="notes"
        class="field"
        rows={1}
        maxLength={LONGEST_TEXT}
        placeholder={text.notesPlace}
        value={notes.text}
        onInput={event => write(context.table.table, { ...notes, text: event.currentTarget.value })}
      />
    </div>
  );
}
