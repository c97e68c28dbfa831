import './opening.css';
import { type Signal, useSignal } from '@preact/signals';
import type { Offer } from '@stammtisch/kernel';
import type { Leavers } from '@stammtisch/protocol';

import { snapshot } from '../connection.ts';
import { listingOf, LISTINGS } from '../games/catalogue.ts';
import { isSeatsChoice, usualSeats, type Values } from '../games/listing.ts';
import type { DoorName } from '../hosting/doors.ts';
import { CardRow } from '../parts/card.tsx';
import { Switch } from '../parts/choice.tsx';
import { RadioCards } from '../parts/radio-cards.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { keep, recall } from '../storage.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { tableTexts } from '../text/texts.ts';
import { Details } from './details.tsx';
import { type Entrance, EntranceFields, refusedFor, wishOf } from './entrance.tsx';
import { openTable } from './open-table.ts';
import { proposedName } from './proposed-name.ts';
import { CLOCKS, Reserve, Skill, Thinking } from './skill-and-pace.tsx';
import { HowMany, Presets } from './ways-to-play.tsx';
import { WhoeverIsGone } from './whoever-is-gone.tsx';

export { loadTexts } from '../hosting/texts.ts';

const LAST = 'stammtisch.friends-game';

/** Everything about a table that its host can choose; whatever is not touched is as usual. */
export function OpeningSheet({ close }: { close: () => void }) {
  const text = tableTexts().tables;
  const game = useSignal(recall(LAST) ?? '');
  const entrance: Entrance = {
    name: useSignal(proposedName(snapshot.value.lobby?.tables ?? [])),
    isTouched: useSignal(false),
    nameError: useSignal(''),
    door: useSignal<DoorName>('link'),
    password: useSignal(''),
  };
  const { offer } = listingOf(game.value) ?? LISTINGS[0]!;
  return (
    <Sheet title={text.opening.title} close={close}>
      <RadioCards
        label={text.opening.game}
        value={offer.name}
        set={chosen => (game.value = chosen)}
        choices={LISTINGS.map(({ offer: { name }, deck, fan }) => ({
          value: name,
          name: listingTextsOf(name)?.name ?? name,
          what: listingTextsOf(name)?.what ?? '',
          picture: <CardRow deck={deck} kind="fan" cards={fan.slice(1, 4)} />,
        }))}
      />
      <Rules key={offer.name} offer={offer} entrance={entrance} />
    </Sheet>
  );
}

function Rules({ offer, entrance }: { offer: Offer; entrance: Entrance }) {
  const text = tableTexts().tables;
  const options = useSignal<Values>({ ...offer.options.presets[0]?.options });
  const leavers = useSignal<Leavers>('computer');
  const seats = useSignal(usualSeats(offer));
  const clock = useSignal<number>(offer.clock ?? 0);
  const reserve = useSignal(60);
  const skill = useSignal(0);
  const robots = useSignal(true);
  const open = async (event: Event) => {
    event.preventDefault();
    keep(LAST, offer.name);
    const wish = {
      game: offer.name,
      start: false,
      ...wishOf(entrance),
      options: options.value,
      clock: clock.value,
      reserve: clock.value > 0 ? reserve.value : 0,
      skill: skill.value,
      ...(isSeatsChoice(offer) && { seats: seats.value }),
      leavers: leavers.value,
      robots: robots.value,
    } as const;
    await openTable(wish, refusedFor(entrance, wish));
  };
  return (
    <form class="opening" onSubmit={event => void open(event)}>
      <EntranceFields entrance={entrance} />
      {isSeatsChoice(offer) && <HowMany {...offer.seats} seats={seats} />}
      <Presets offer={offer} options={options} />
      <Details offer={offer} options={options} />
      <Thinking clock={clock} among={CLOCKS} what={tableTexts().thinking.what} />
      {clock.value > 0 && <Reserve reserve={reserve} />}
      <Rarely {...{ offer, leavers, skill, robots }} />
      <div class="opening-go">
        <button type="submit" class="btn go wide">
          {text.opening.open}
        </button>
      </div>
    </form>
  );
}

interface RarelyProps {
  readonly offer: Offer;
  readonly leavers: Signal<Leavers>;
  readonly skill: Signal<number>;
  readonly robots: Signal<boolean>;
}

/** What is mostly left as it is. */
const Rarely = ({ offer, leavers, skill, robots }: RarelyProps) => (
  <details class="details">
    <summary>{tableTexts().tables.opening.more}</summary>
    <div class="stack">
      <WhoeverIsGone offer={offer} value={leavers.value} set={chosen => (leavers.value = chosen)} />
      {offer.strengths.length > 1 && <Skill skills={offer.strengths.length} skill={skill} />}
      <Switch label={tableTexts().lines.robots} on={robots.value} set={on => (robots.value = on)} />
    </div>
  </details>
);
