import { useSignal } from '@preact/signals';
import { isObject, type Offer, same } from '@stammtisch/kernel';

import { listingOf } from '../games/catalogue.ts';
import { isSeatsChoice, type Values } from '../games/listing.ts';
import { Details } from '../home/details.tsx';
import { RESERVES } from '../home/skill-and-pace.tsx';
import { HowMany, Presets } from '../home/ways-to-play.tsx';
import { WhoeverIsGone } from '../home/whoever-is-gone.tsx';
import { toast } from '../parts/toast.tsx';
import type { TableContext } from '../table/game-ui.ts';
import { levelsOf } from '../text/games/options.ts';
import { shortTime, tableTexts } from '../text/texts.ts';
import { Part } from './part.tsx';
import { Pick } from './pick.tsx';
import { rule } from './rule.ts';
import { texts } from './texts.ts';

interface OfTable {
  readonly context: TableContext;
}

interface PlayProps extends OfTable {
  readonly offer: Offer;
}

/** The rules until the first round begins, and what can be changed at any time. */
export function HowToPlay({ context }: OfTable) {
  const { room } = context.table.scene;
  const offer = listingOf(room.game)?.offer;
  if (offer === undefined) return null;
  const { table } = context.table;
  return (
    <Part title={texts().howToPlay}>
      {!room.started && <RulesOfTable context={context} offer={offer} />}
      <Thinking context={context} />
      <Reserve context={context} />
      <Strength context={context} offer={offer} />
      <WhoeverIsGone
        offer={offer}
        value={room.leavers ?? 'computer'}
        set={leavers => void rule({ type: 'settings', table, leavers })}
      />
    </Part>
  );
}

/** What a game shows of its options to everyone who looks at it. */
function optionsIn({ table }: TableContext): Values {
  const { view } = table.scene;
  return isObject(view) && isObject(view['options']) ? view['options'] : {};
}

/** Chosen first, and then told to everyone at once. */
function RulesOfTable({ context, offer }: PlayProps) {
  const now = optionsIn(context);
  const { chairs } = context.table.scene.room;
  const options = useSignal<Values>(now);
  const seats = useSignal(chairs.length);
  const isNew = !same(options.value, now) || seats.value !== chairs.length;
  const save = async () => {
    const { table } = context.table;
    const change = {
      ...(!same(options.value, now) && { options: options.value }),
      ...(seats.value !== chairs.length && { seats: seats.value }),
    };
    if (await rule({ type: 'settings', table, ...change })) toast(texts().saved, 'check');
  };
  return (
    <div class="stack">
      {isSeatsChoice(offer) && <HowMany {...offer.seats} seats={seats} />}
      <Presets offer={offer} options={options} />
      <Details offer={offer} options={options} />
      <button
        type="button"
        class={isNew ? 'btn wide go' : 'btn wide'}
        aria-disabled={!isNew}
        onClick={() => isNew && void save()}
      >
        {texts().saveRules}
      </button>
    </div>
  );
}

const CLOCKS = ['0', '30', '60', '120'] as const;

function Thinking({ context }: OfTable) {
  const { table, scene } = context.table;
  const own = String(scene.room.clock ?? 0);
  const among = [...new Set([...CLOCKS, own])];
  const choice = Object.fromEntries(
    among.map(each => [
      each,
      each === '0' ? tableTexts().thinking.noLimit : shortTime(Number(each)),
    ]),
  );
  return (
    <Pick
      title={texts().thinking}
      choice={choice}
      value={own}
      set={seconds => void rule({ type: 'settings', table, clock: Number(seconds) })}
    />
  );
}

/** A time bank makes sense only where there is a clock. */
function Reserve({ context }: OfTable) {
  const { table, scene } = context.table;
  const { clock, reserve = 0 } = scene.room;
  if (clock === undefined) return null;
  const text = tableTexts().thinking;
  const among = [...new Set([...RESERVES, reserve])];
  return (
    <Pick
      title={text.reserve}
      choice={Object.fromEntries(
        among.map(each => [String(each), each === 0 ? text.noReserve : shortTime(each)]),
      )}
      value={String(reserve)}
      set={seconds => void rule({ type: 'settings', table, reserve: Number(seconds) })}
    />
  );
}

/** Of all computers whose strength is not chosen one by one. */
function Strength({ context, offer }: PlayProps) {
  const { table, scene } = context.table;
  const levels = levelsOf(offer.strengths.length);
  if (levels.length < 2) return null;
  return (
    <Pick
      title={texts().allStrengths}
      choice={Object.fromEntries(levels.map((name, level) => [String(level), name]))}
      value={String(Math.min(scene.room.skill ?? 0, levels.length - 1))}
      set={level => void rule({ type: 'settings', table, skill: Number(level) })}
    />
  );
}
