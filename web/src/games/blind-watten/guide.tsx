import type { Sight } from '../../table/face.ts';
import { viewOf } from './rules.ts';
import { say } from './words.ts';

/** The rules in a minute, the ranking first. */
export function Guide({ sight }: { sight: Sight }) {
  const text = say().guide;
  const { options } = viewOf(sight.table.scene);
  return (
    <div class="guide">
      <h3>{text.order}</h3>
      <ol>
        <li>{text.good}</li>
        <li>{text.right}</li>
        <li>{text.blind}</li>
        <li>{text.trump}</li>
        <li>
          {text.plain} ({say().strip.plain[options.offSuit]})
        </li>
      </ol>
      <p>{text.weli}</p>
      <h3>{text.title}</h3>
      <p>{text.aim(options.target)}</p>
      <p>{text.announce[options.announceOrder]}</p>
      <p>{text.wishes}</p>
      <p>{text.follow}</p>
      <p>{text.bid}</p>
      <p>{text.four}</p>
    </div>
  );
}
