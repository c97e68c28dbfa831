import type { TableContext } from '../../table/game-ui.ts';
import { viewOf } from './rules.ts';
import { texts } from './texts.ts';

/** The rules of this table in a minute. */
export function Guide({ context }: { context: TableContext }) {
  const text = texts().guide;
  const { options } = viewOf(context.table.scene);
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
