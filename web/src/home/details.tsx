import type { Signal } from '@preact/signals';
import type { Bounds, Offer } from '@stammtisch/kernel';

import type { OptionTexts } from '../games/listing-texts.ts';
import { boundsOf, type Values } from '../games/listing.ts';
import { Switch } from '../parts/choice.tsx';
import { listingTextsOf } from '../text/games/listed.ts';
import { tableTexts } from '../text/texts.ts';

interface DetailsProps {
  readonly offer: Offer;
  readonly options: Signal<Values>;
}

/** Every option of a game, made from what its rules allow. */
export const Details = ({ offer, options }: DetailsProps) => (
  <details class="details">
    <summary>{tableTexts().tables.opening.details}</summary>
    {Object.entries(listingTextsOf(offer.name)?.options ?? {}).map(([name, option]) => (
      <Option
        key={name}
        option={option}
        bounds={boundsOf(offer).get(name)}
        value={options.value[name]}
        set={value => (options.value = { ...options.value, [name]: value })}
      />
    ))}
  </details>
);

interface OptionProps {
  readonly option: OptionTexts;
  readonly bounds: Bounds | undefined;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

function Option({ option, bounds, value, set }: OptionProps) {
  switch (bounds?.is) {
    case 'one of':
      return (
        <fieldset class="option">
          <legend>{option.title}</legend>
          {bounds.of.map(each => (
            <label class="radio" key={String(each)}>
              <input
                type="radio"
                name={option.title}
                checked={each === value}
                onChange={() => set(each)}
              />
              <span>{option.is(each)}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'flag':
      return <Switch label={option.title} on={value === true} set={set} />;
    case 'whole':
      return <Whole {...{ option, bounds, value, set }} />;
    case undefined:
      return null;
  }
}

interface WholeProps extends OptionProps {
  readonly bounds: Extract<Bounds, { is: 'whole' }>;
}

const Whole = ({ option, bounds, value, set }: WholeProps) => (
  <label class="option">
    {option.title}
    <input
      class="field"
      type="number"
      inputMode="numeric"
      min={bounds.min}
      max={bounds.max}
      value={String(value)}
      onInput={({ currentTarget }) => {
        const chosen = currentTarget.valueAsNumber;
        if (Number.isInteger(chosen) && chosen >= bounds.min && chosen <= bounds.max) set(chosen);
      }}
    />
    <span class="muted">{option.is(value)}</span>
  </label>
);
