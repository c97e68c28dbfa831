import type { TableContext } from '../../table/game-ui.ts';
import { named } from '../../table/table-context.ts';
import { History } from './history.tsx';
import { Pawn } from './pieces.tsx';
import { isDealt, viewOf } from './rules.ts';
import { texts } from './texts.ts';

/** The case so far, and who has solved how many. */
export function Score({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  return (
    <>
      {isDealt(view) && <History view={view} context={context} />}
      {view.won.some(number => number > 0) && <Won context={context} />}
    </>
  );
}

/** Matches won, by those who sit there. */
export function Won({ context }: { context: TableContext }) {
  const { won, tokens } = viewOf(context.table.scene);
  return (
    <>
      <h3>{texts().score.title}</h3>
      <ul class="won">
        {won.map((number, seat) => {
          const token = tokens[seat];
          return (
            <li key={seat}>
              {token && <Pawn token={token} />}
              <span class="nm">{named(context, seat)}</span>
              <b>{number}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}
