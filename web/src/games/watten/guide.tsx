import { areTeamsFixed, beginsAtThree } from '@stammtisch/watten';

import type { TableContext } from '../../table/game-ui.ts';
import { viewOf } from './rules.ts';
import { texts } from './texts.ts';

/** The rules of this table in a minute, the ranking first. */
export function Guide({ context }: { context: TableContext }) {
  const text = texts().guide;
  const view = viewOf(context.table.scene);
  const { options, seating } = view;
  const isSolo = seating.length === 3 && options.threePlayerBidding === 'solo';
  return (
    <div class="guide">
      <h3>{text.order}</h3>
      <ol>
        <li>{text.crits}</li>
        <li>{text.hauptschlag}</li>
        <li>{text.schlaege}</li>
        <li>{text.trumps}</li>
        <li>{text.plain}</li>
      </ol>
      <p>{text.ranks}</p>
      <h3>{text.title}</h3>
      <p>{text.parties[seating.length]}</p>
      <p>{text.aim(options.target)}</p>
      <p>{isSolo ? text.namingSolo : text.naming}</p>
      <p>{text.bound}</p>
      <p>{text.raise}</p>
      <p>{text.gespannt[options.gespanntFoul]}</p>
      {beginsAtThree(view) ? <p>{text.three}</p> : areTeamsFixed(view) && <p>{text.forced}</p>}
    </div>
  );
}
