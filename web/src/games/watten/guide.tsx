import { areTeamsFixed, beginsAtThree } from '@stammtisch/watten';

import type { Sight } from '../../table/face.ts';
import { viewOf } from './rules.ts';
import { say } from './words.ts';

/** The rules of this table in a minute, the ranking first. */
export function Guide({ sight }: { sight: Sight }) {
  const text = say().guide;
  const view = viewOf(sight.table.scene);
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
