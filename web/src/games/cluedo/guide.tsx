import type { Sight } from '../../table/face.ts';
import { viewOf } from './rules.ts';
import { say } from './words.ts';

/** The rules of this table in a minute. */
export function Guide({ sight }: { sight: Sight }) {
  const text = say().guide;
  const { options } = viewOf(sight.table.scene);
  return (
    <div class="guide">
      <h3>{text.title}</h3>
      <p>{text.aim}</p>
      <p>
        {text.move} {options.exactRoll ? text.exact : text.upTo}
      </p>
      <p>{text.suspect}</p>
      <p>{text.called}</p>
      <p>{text.accuse}</p>
      <p>{text.sheet}</p>
      <p class="muted">{text.mark}</p>
    </div>
  );
}
