import './opening.css';
import type { Signal } from '@preact/signals';
import type { Offer } from '@stammtisch/kernel';

import { presetOf, type Values } from '../games/listing.ts';
import { RadioCards } from '../parts/radio-cards.tsx';
import { listingTextsOf } from '../text/games/listed.ts';
import { tableTexts } from '../text/texts.ts';

interface HowManyProps {
  readonly min: number;
  readonly max: number;
  readonly seats: Signal<number>;
}

/** How many chairs. */
export const HowMany = ({ min, max, seats }: HowManyProps) => (
  <fieldset class="howmany">
    <legend>{tableTexts().tables.opening.seats}</legend>
    {Array.from({ length: max - min + 1 }, (_, step) => min + step).map(each => (
      <label key={each}>
        <input
          type="radio"
          name="seats"
          aria-label={tableTexts().tables.opening.seatsOf(each)}
          checked={seats.value === each}
          onChange={() => (seats.value = each)}
        />
        <span aria-hidden="true">{each}</span>
      </label>
    ))}
  </fieldset>
);

/** The usual ways to play; whoever changes a detail plays by rules of their own. */
export function Presets({ offer, options }: { offer: Offer; options: Signal<Values> }) {
  const text = tableTexts().tables.opening;
  return (
    <RadioCards
      label={text.preset}
      value={presetOf(offer, options.value) ?? text.own}
      set={chosen => {
        const preset = offer.options.presets.find(({ name }) => name === chosen);
        if (preset) options.value = { ...preset.options };
      }}
      choices={offer.options.presets.map(({ name }) => ({
        value: name,
        name: listingTextsOf(offer.name)?.presets[name]?.name ?? name,
        what: listingTextsOf(offer.name)?.presets[name]?.what ?? '',
      }))}
    />
  );
}
