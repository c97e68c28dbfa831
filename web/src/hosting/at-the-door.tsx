import type { Knock } from '@stammtisch/protocol';

import { Mat } from '../parts/mat.tsx';
import { RobotMark } from '../parts/robot-mark.tsx';
import type { TableContext } from '../table/game-ui.ts';
import { nameOf } from '../table/table-context.ts';
import { rule } from './rule.ts';
import { texts } from './texts.ts';

/** Everyone who knocks, each with an answer. */
export function AtTheDoor({ context }: { context: TableContext }) {
  const knocks = context.table.scene.room.knocks ?? [];
  if (knocks.length === 0) return null;
  return (
    <section aria-labelledby="knocks">
      <h3 id="knocks">{texts().knocks}</h3>
      <ul class="rows">
        {knocks.map(knock => (
          <Knocking key={`${knock.person} ${knock.wants}`} context={context} knock={knock} />
        ))}
      </ul>
    </section>
  );
}

function Knocking({ context, knock }: { context: TableContext; knock: Knock }) {
  const { table, people } = context.table;
  const { person, wants } = knock;
  const name = nameOf(people, person);
  const answer = (admitted: boolean) => void rule({ type: 'admit', table, person, admitted });
  return (
    <li class="row">
      <Mat name={name} kind="person" />
      <div class="rt">
        <strong>
          <RobotMark robot={people[person]?.robot} />
          {name}
        </strong>
        <span class="muted">{texts().wants[wants]}</span>
      </div>
      <div class="pairb">
        <button type="button" class="btn go" onClick={() => answer(true)}>
          {texts().admit}
        </button>
        <button type="button" class="btn" onClick={() => answer(false)}>
          {texts().refuse}
        </button>
      </div>
    </li>
  );
}
