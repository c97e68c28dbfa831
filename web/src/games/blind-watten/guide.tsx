import type { TableContext } from '../../table/game-ui.ts';
import { viewOf } from './rules.ts';
import { texts } from './texts.ts';

/** The rules in a minute, the ranking first. */
export function Guide({ context }: { context: TableContext }) {
  const text = texts().guide;
  const { options } = viewOf(context.table.scene);
  return (
    <div class="guide">
      <h3>{text.order}</h3>
      <ol>
        <li>{text.good}</li>
        <li>{text.right}</li>
        <li>{text.blind}</li>
        <li>{text.trump}</li>
        <li>
          {text.plain} ({texts().strip.plain[options.offSuit]})
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
