import './opening.css';
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

import { levelsOf } from '../text/games/options.ts';
import { shortTime, tableTexts } from '../text/texts.ts';

/** How well the computers play. */
export const Skill = ({ skills, skill }: { skills: number; skill: Signal<number> }) => (
  <fieldset class="howmany times" aria-describedby="skill">
    <legend>{tableTexts().skill.title}</legend>
    {levelsOf(skills).map((name, level) => (
      <label key={name}>
        <input
          type="radio"
          name="skill"
          aria-label={name}
          checked={skill.value === level}
          onChange={() => (skill.value = level)}
        />
        <span aria-hidden="true">{name}</span>
      </label>
    ))}
    <p class="muted" id="skill">
      {tableTexts().skill.what}
    </p>
  </fieldset>
);

/** Seconds that one can choose from; 0 for no limit. */
export const CLOCKS = [0, 30, 60, 120] as const;

interface ThinkingProps<Choice> {
  readonly clock: Signal<Choice>;
  /** Whether one may leave it to the game. */
  readonly among: readonly Choice[];
  readonly what: string;
}

/** How long people may think; without a number, as is usual in the game. */
export function Thinking<Choice extends number | undefined>(props: ThinkingProps<Choice>) {
  const { clock, among, what } = props;
  const text = tableTexts().thinking;
  const note = useId();
  const nameOf = (each: Choice): string =>
    each === undefined ? text.usual : each === 0 ? text.noLimit : text.is(each);
  return (
    <fieldset class="howmany times" aria-describedby={note}>
      <legend>{text.title}</legend>
      {among.map(each => (
        <label key={String(each)}>
          <input
            type="radio"
            name="clock"
            aria-label={nameOf(each)}
            checked={clock.value === each}
            onChange={() => (clock.value = each)}
          />
          <span aria-hidden="true">
            {each === undefined || each === 0 ? nameOf(each) : shortTime(each)}
          </span>
        </label>
      ))}
      <p class="muted" id={note}>
        {what}
      </p>
    </fieldset>
  );
}

/** Seconds of a time bank that one can choose from. */
export const RESERVES = [0, 60, 180] as const;

/** What everyone has besides, for when the clock has run out. */
export function Reserve({ reserve }: { reserve: Signal<number> }) {
  const text = tableTexts().thinking;
  const note = useId();
  return (
    <fieldset class="howmany times" aria-describedby={note}>
      <legend>{text.reserve}</legend>
      {RESERVES.map(each => (
        <label key={each}>
          <input
            type="radio"
            name="reserve"
            aria-label={each === 0 ? text.noReserve : text.reserveOf(each)}
            checked={reserve.value === each}
            onChange={() => (reserve.value = each)}
          />
          <span aria-hidden="true">{each === 0 ? text.noReserve : shortTime(each)}</span>
        </label>
      ))}
      <p class="muted" id={note}>
        {text.reserveWhat}
      </p>
    </fieldset>
  );
}
