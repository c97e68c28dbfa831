import type { Signal } from '@preact/signals';

import { Icon, type IconName } from './icon.tsx';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Signal<Value>;
  readonly among: readonly Value[];
  readonly name: (value: Value) => string;
  readonly icon?: (value: Value) => IconName;
  /** Called after one was chosen. */
  readonly chosen?: () => void;
  /** The language a choice is written in. */
  readonly lang?: (value: Value) => string;
}

/** One of several; the chosen one is pressed. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <div class="seg" role="group" aria-label={props.label}>
    {props.among.map(each => (
      <button
        type="button"
        key={each}
        lang={props.lang?.(each)}
        aria-pressed={props.value.value === each}
        aria-label={props.icon && props.name(each)}
        title={props.icon && props.name(each)}
        onClick={() => {
          props.value.value = each;
          props.chosen?.();
        }}
      >
        {props.icon ? <Icon name={props.icon(each)} /> : props.name(each)}
      </button>
    ))}
  </div>
);

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

export const Switch = ({ label, on, set }: SwitchProps) => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked={on}
      onChange={event => set(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
