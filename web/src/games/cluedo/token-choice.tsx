import { game, ownerOf, type Suspect, SUSPECTS } from '@stammtisch/cluedo';
import { useId } from 'preact/hooks';

import type { GameUiProps, TableContext } from '../../table/game-ui.ts';
import { useMoves } from './moves.ts';
import { Emblem } from './pieces.tsx';
import { allows, type View, viewOf } from './rules.ts';
import { texts } from './texts.ts';

/** Before a match: whose token one plays with. */
export function TokenChoice(props: Pick<GameUiProps, 'context' | 'act'>) {
  const { context } = props;
  const view = viewOf(context.table.scene);
  const { send } = useMoves(props);
  const name = useId();
  if (context.seat === undefined || !allows(view, 'token')) return null;
  return (
    <section class="panel tokens">
      <fieldset class="cards3">
        <legend>{texts().tokens.title}</legend>
        {SUSPECTS.map(token => {
          const isMine = ownerOf(token, view) === context.seat;
          return (
            <label class="cpick" key={token}>
              <input
                type="radio"
                name={name}
                value={token}
                checked={isMine}
                disabled={!isMine && game.refusal(view, { kind: 'token', token }) !== undefined}
                onChange={() => send({ kind: 'token', token })}
              />
              <Emblem card={token} />
              <span class="nm">{texts().suspects[token].name}</span>
              <small>{holderOf(view, context, token)}</small>
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}

function holderOf(view: View, context: TableContext, token: Suspect): string {
  const text = texts().tokens;
  const owner = ownerOf(token, view);
  if (owner === context.seat) return text.yours;
  const name = owner === undefined ? '' : context.nameOf(owner);
  return name === '' ? text.free : text.taken(name);
}
