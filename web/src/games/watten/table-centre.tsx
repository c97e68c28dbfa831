import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { TeamMark } from '../../table/seats.tsx';
import { trickWords, Tricks } from '../german/trick.tsx';
import { useNaming } from './naming-move.ts';
import { NamingCloth } from './naming.tsx';
import {
  awaitedSeat,
  hasTricks,
  isNaming,
  markOf,
  roleOf,
  takerOf,
  type Trick,
  type View,
  viewOf,
} from './rules.ts';
import { pointsOf } from './score.tsx';
import { texts } from './texts.ts';

/** What lies in the middle: what is being named, then the tricks. */
export function TableCentre(props: GameUiProps) {
  const { context } = props;
  const view = viewOf(context.table.scene);
  const { name } = useNaming(props);
  if (isNaming(view))
    return (
      <>
        <NamingCloth {...{ view, context, name }} />
        <OwnRole view={view} context={context} />
      </>
    );
  if (!hasTricks(view)) return null;
  return (
    <>
      <Tricks<Trick>
        context={context}
        tricks={view.tricks}
        takerOf={trick => takerOf(view, trick)}
        next={view.phase === 'playing' ? awaitedSeat(view) : undefined}
        text={{ ...trickWords(texts()), short: shortWords() }}
      />
      <OwnRole view={view} context={context} />
    </>
  );
}

function shortWords() {
  const { takesShort, bestShort } = texts().seat;
  return { takes: takesShort, best: bestShort };
}

/** Where the visitor has no mat on the screen: what would be written there. */
function OwnRole({ view, context: { seat } }: { view: View; context: TableContext }) {
  if (seat === undefined) return null;
  const role = roleOf(view, seat);
  const what = [
    ...(role === undefined ? [] : [texts()[role]]),
    ...(pointsOf(view, seat) === undefined ? [] : [texts().points(view.scores[seat] ?? 0)]),
  ];
  const mark = view.seating.length === 2 ? undefined : markOf(view, seat);
  if (what.length === 0) return null;
  return (
    <p class="ownrole">
      {mark !== undefined && <TeamMark team={mark} />}
      {texts().cloth.youAre(what.join(', '))}
    </p>
  );
}
