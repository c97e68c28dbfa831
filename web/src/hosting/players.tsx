import { useSignal } from '@preact/signals';
import type { Holder, PersonId } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { listingOf } from '../games/catalogue.ts';
import { Mat } from '../parts/mat.tsx';
import { RobotMark } from '../parts/robot-mark.tsx';
import type { TableContext } from '../table/game-ui.ts';
import { isHere, isRobotAt, matOf, nameOf } from '../table/table-context.ts';
import { levelsOf } from '../text/games/options.ts';
import { tableTexts } from '../text/texts.ts';
import { Part } from './part.tsx';
import { rule } from './rule.ts';
import { texts } from './texts.ts';

interface PlayersProps {
  readonly context: TableContext;
}

/** Everyone at the table, and what the host can do with them. */
export function Players({ context }: PlayersProps) {
  const { people, scene } = context.table;
  const { chairs, spectators = 'all', viewers = [] } = scene.room;
  const seated = new Set(chairs.flatMap(holder => ('person' in holder ? [holder.person] : [])));
  const others = Object.entries(people).filter(
    ([person, { here }]) => here && !seated.has(person) && person !== context.me,
  );
  // Where everyone may look on, nobody needs the host's consent.
  const absent = viewers.filter(person => !seated.has(person) && !isHere(people, person));
  const mayLook = spectators === 'all' ? [] : absent;
  return (
    <Part title={texts().players} open>
      <ul class="rows">
        {chairs.map((holder, seat) => (
          <Chair key={seat} {...{ context, holder, seat }} />
        ))}
        {others.map(([person, { name, robot }]) => (
          <li class="row" key={person}>
            <Mat name={name} kind="person" person={person} />
            <div class="rt">
              <strong>
                <RobotMark robot={robot} />
                {name}
              </strong>
              <span class="muted">{texts().looking}</span>
            </div>
            <SendAway context={context} person={person} />
          </li>
        ))}
        {mayLook.map(person => (
          <MayLook key={person} context={context} person={person} />
        ))}
      </ul>
    </Part>
  );
}

/** Somebody who was let in to look on, and is not here now. Whoever is here is sent away instead. */
function MayLook({ context, person }: PlayersProps & { person: PersonId }) {
  const { table, people } = context.table;
  const name = nameOf(people, person);
  return (
    <li class="row">
      <Mat name={name} kind="person" person={person} />
      <div class="rt">
        <strong>{name}</strong>
        <span class="muted">{texts().mayLook}</span>
      </div>
      <button
        type="button"
        class="btn"
        onClick={() => void rule({ type: 'admit', table, person, admitted: false })}
      >
        {texts().withdraw}
      </button>
    </li>
  );
}

interface ChairProps extends PlayersProps {
  readonly holder: Holder;
  readonly seat: number;
}

function Chair({ context, holder, seat }: ChairProps) {
  const name = 'nobody' in holder ? texts().free : context.nameOf(seat);
  return (
    <li class="row">
      <Mat
        name={name}
        kind={matOf(holder)}
        person={'person' in holder ? holder.person : undefined}
      />
      <div class="rt">
        <strong>
          <RobotMark robot={isRobotAt(context.table.scene.room, seat)} />
          {name}
        </strong>
        <span class="muted">{noteOf(context, holder)}</span>
      </div>
      {'person' in holder ? (
        <PersonActions context={context} holder={holder} seat={seat} />
      ) : (
        <ComputerActions {...{ context, holder, seat }} />
      )}
    </li>
  );
}

/** Who it is, or that they are gone. */
function noteOf({ table, me }: TableContext, holder: Holder): string {
  const text = tableTexts().table;
  if ('bot' in holder) return text.computer;
  if ('nobody' in holder) return '';
  if (holder.person === me) return text.you;
  return isHere(table.people, holder.person) ? '' : text.away;
}

interface PersonProps extends PlayersProps {
  readonly holder: Extract<Holder, { readonly person: PersonId }>;
  readonly seat: number;
}

function PersonActions({ context, holder, seat }: PersonProps) {
  const { table, people } = context.table;
  const { person, away } = holder;
  if (person === context.me) return null;
  return (
    <>
      {away !== true && !isHere(people, person) && (
        <button
          type="button"
          class="btn"
          onClick={() => void rule({ type: 'chair', table, seat, holder: 'computer' })}
        >
          {texts().letComputerPlay}
        </button>
      )}
      <button type="button" class="btn" onClick={() => void rule({ type: 'host', table, person })}>
        {texts().makeHost}
      </button>
      <SendAway context={context} person={person} />
    </>
  );
}

/** Asks first: it may cost somebody a round. */
function SendAway({ context, person }: PlayersProps & { person: PersonId }) {
  const asking = useSignal(false);
  const { table, people } = context.table;
  const remove = (ban: boolean) => void rule({ type: 'remove', table, person, ban });
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.scrollIntoView({ block: 'nearest' }), [asking.value]);
  if (!asking.value)
    return (
      <button type="button" class="btn" onClick={() => (asking.value = true)}>
        {texts().remove}
      </button>
    );
  return (
    <div class="sure" ref={question} role="group" aria-label={texts().sure(nameOf(people, person))}>
      <p>
        <b>{texts().sure(nameOf(people, person))}</b> {texts().sureText}
      </p>
      <button type="button" class="btn" onClick={() => (asking.value = false)}>
        {texts().cancel}
      </button>
      <button type="button" class="btn raise" onClick={() => remove(false)}>
        {texts().remove}
      </button>
      <button type="button" class="btn raise" onClick={() => remove(true)}>
        {texts().ban}
      </button>
    </div>
  );
}

function ComputerActions({ context, holder, seat }: ChairProps) {
  const { table, scene } = context.table;
  const skills = listingOf(scene.room.game)?.offer.strengths.length ?? 1;
  const skill = 'bot' in holder ? (holder.skill ?? scene.room.skill ?? 0) : 0;
  const put = (level: number) =>
    void rule({ type: 'chair', table, seat, holder: 'computer', skill: level });
  if (!('bot' in holder))
    return (
      <button type="button" class="btn" onClick={() => put(scene.room.skill ?? 0)}>
        {texts().addComputer}
      </button>
    );
  return (
    <>
      {skills > 1 && (
        <label class="pickone">
          <span class="vh">{texts().strength}</span>
          <select
            class="field"
            value={String(skill)}
            onChange={({ currentTarget }) => put(Number(currentTarget.value))}
          >
            {levelsOf(skills).map((name, level) => (
              <option key={name} value={String(level)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        class="btn"
        onClick={() => void rule({ type: 'chair', table, seat, holder: 'nobody' })}
      >
        {texts().removeComputer}
      </button>
    </>
  );
}

export function BannedList({ context }: PlayersProps) {
  const { table, people, scene } = context.table;
  const banned = scene.room.banned ?? [];
  if (banned.length === 0) return null;
  return (
    <Part title={texts().banned} now={String(banned.length)}>
      <ul class="rows">
        {banned.map(person => (
          <li class="row" key={person}>
            <div class="rt">
              <strong>{nameOf(people, person)}</strong>
            </div>
            <button
              type="button"
              class="btn"
              onClick={() => void rule({ type: 'unban', table, person })}
            >
              {texts().unban}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
