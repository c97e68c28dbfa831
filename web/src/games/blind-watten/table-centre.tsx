import { schlagChooserOf, trumpChooserOf } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';

import { CardFace } from '../../parts/card.tsx';
import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { TeamMark } from '../../table/seats.tsx';
import { named } from '../../table/table-context.ts';
import { trickWords, Tricks } from '../german/trick.tsx';
import {
  awaitedSeat,
  type Dealt,
  hasTricks,
  isDealt,
  knownAnnouncement,
  roleOf,
  takerOf,
  type Task,
  type Trick,
  type View,
  viewOf,
} from './rules.ts';
import { texts } from './texts.ts';

/** What lies in the middle: the announcement while it is made, then the tricks. */
export function TableCentre({ context }: GameUiProps) {
  const view = viewOf(context.table.scene);
  if (!hasTricks(view))
    return isDealt(view) ? <Announcement view={view} context={context} /> : null;
  return (
    <>
      <Tricks<Trick>
        context={context}
        tricks={view.tricks}
        takerOf={trick => takerOf(view, trick)}
        next={awaitedSeat(view)}
        text={trickWords(texts())}
      />
      <OwnRole view={view} context={context} />
    </>
  );
}

function Announcement({ view, context }: { view: Dealt & View; context: TableContext }) {
  const known = knownAnnouncement(view);
  const shown = view.phase === 'announcing' ? view.shown : {};
  const isDone = view.phase === 'forced';
  const cardFor = (what: Task) => known?.[what] ?? (isDone ? 'hidden' : shown[what]);
  return (
    <div class="announcing">
      <p class="vh">{texts().cloth.announcing}</p>
      {(['schlag', 'trump'] as const).map(what => {
        const by = what === 'schlag' ? schlagChooserOf(view) : trumpChooserOf(view);
        const role = texts()[roleOf(view, by) ?? 'dealer'];
        const hidden = isShown(view) ? texts().cloth.hidden : texts().cloth.chosen;
        return <Shown key={what} {...{ context, what, by, role, card: cardFor(what), hidden }} />;
      })}
    </div>
  );
}

/** Chosen together, the first card lies face down for everyone until the second has been chosen. */
const isShown = (view: View): boolean =>
  view.phase !== 'announcing' || view.options.announceOrder !== 'together';

interface ShownProps {
  readonly context: TableContext;
  readonly what: Task;
  readonly by: Seat;
  readonly role: string;
  readonly card: string | undefined;
  /** What is said of a card that lies face down. */
  readonly hidden: string;
}

/** A card that one announcer shows the other lies face down for everyone else. */
function Shown({ context, what, by, role, card, hidden }: ShownProps) {
  const text = texts().cloth;
  const inWords =
    card === undefined ? text.notYet : card === 'hidden' ? hidden : texts().cardName(card);
  return (
    <div class="announced">
      <strong>{texts()[what]}</strong>
      {card === undefined ? (
        <span class="slot" aria-hidden="true" />
      ) : (
        <span class="card" key={card} aria-hidden="true">
          <CardFace deck="german" card={card === 'hidden' ? 'back' : card} />
        </span>
      )}
      <span class="by">
        {named(context, by)} <small>{role}</small>
      </span>
      <span class="vh">{inWords}</span>
    </div>
  );
}

/** The visitor has no mat on the screen: what would be written there. */
function OwnRole({ view, context: { seat } }: { view: View; context: TableContext }) {
  if (seat === undefined) return null;
  const role = roleOf(view, seat);
  if (role === undefined) return null;
  return (
    <p class="ownrole">
      <TeamMark team={seat % 2 === 0 ? 0 : 1} />
      {texts().cloth.youAre(texts()[role])}
    </p>
  );
}
