import { game, ownerOf, type Suspect, SUSPECTS } from '@stammtisch/cluedo';
import { useId } from 'preact/hooks';

import type { FaceProps, Sight } from '../../table/face.ts';
import { useMoves } from './moves.ts';
import { Emblem } from './pieces.tsx';
import { allows, type View, viewOf } from './rules.ts';
import { say } from './words.ts';

/** Before a match: whose token one plays with. */
export function TokenChoice(props: Pick<FaceProps, 'sight' | 'act'>) {
  const { sight } = props;
  const view = viewOf(sight.table.scene);
  const { send } = useMoves(props);
  const name = useId();
  if (sight.seat === undefined || !allows(view, 'token')) return null;
  return (
    <section class="panel tokens">
      <fieldset class="cards3">
        <legend>{say().tokens.title}</legend>
        {SUSPECTS.map(token => {
          const isMine = ownerOf(token, view) === sight.seat;
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
              <span class="nm">{say().suspects[token].name}</span>
              <small>{holderOf(view, sight, token)}</small>
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}

function holderOf(view: View, sight: Sight, token: Suspect): string {
  const text = say().tokens;
  const owner = ownerOf(token, view);
  if (owner === sight.seat) return text.yours;
  const name = owner === undefined ? '' : sight.nameOf(owner);
  return name === '' ? text.free : text.taken(name);
}
