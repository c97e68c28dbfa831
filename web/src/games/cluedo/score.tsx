import type { Sight } from '../../table/face.ts';
import { named } from '../../table/sight.ts';
import { History } from './history.tsx';
import { Pawn } from './pieces.tsx';
import { isDealt, viewOf } from './rules.ts';
import { say } from './words.ts';

/** The case so far, and who has solved how many. */
export function Score({ sight }: { sight: Sight }) {
  const view = viewOf(sight.table.scene);
  return (
    <>
      {isDealt(view) && <History view={view} sight={sight} />}
      {view.won.some(number => number > 0) && <Won sight={sight} />}
    </>
  );
}

/** Matches won, by those who sit there. */
export function Won({ sight }: { sight: Sight }) {
  const { won, tokens } = viewOf(sight.table.scene);
  return (
    <>
      <h3>{say().score.title}</h3>
      <ul class="won">
        {won.map((number, seat) => {
          const token = tokens[seat];
          return (
            <li key={seat}>
              {token && <Pawn token={token} />}
              <span class="nm">{named(sight, seat)}</span>
              <b>{number}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}
