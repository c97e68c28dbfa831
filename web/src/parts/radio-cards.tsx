import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface CardChoice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly what: string;
  readonly picture?: ComponentChildren;
}

interface RadioCardsProps<Value extends string> {
  readonly label: string;
  /** May be none of the choices. */
  readonly value: string;
  readonly set: (value: Value) => void;
  readonly choices: readonly CardChoice<Value>[];
}

/** One of several, each with a line that explains it. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset class="radios">
      <legend>{props.label}</legend>
      {props.choices.map(choice => (
        <label class="radio-card" key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === props.value}
            onChange={() => props.set(choice.value)}
          />
          {choice.picture}
          <span class="rt">
            <strong>{choice.name}</strong>
            <span class="muted">{choice.what}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
