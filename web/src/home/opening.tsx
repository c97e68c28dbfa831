import './opening.css';
import { type Signal, useSignal } from '@preact/signals';
import type { Offer } from '@stammtisch/kernel';
import type { Leavers } from '@stammtisch/protocol';

import { listingOf, LISTINGS } from '../games/catalogue.ts';
import { isSeatsChoice, usualSeats, type Values } from '../games/listing.ts';
import { CardRow } from '../parts/card.tsx';
import { Switch } from '../parts/choice.tsx';
import { RadioCards } from '../parts/radio-cards.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { keep, recall } from '../storage.ts';
import { listingTextsOf } from '../text/games/options.ts';
import { houseTexts } from '../text/texts.ts';
import { Details } from './details.tsx';
import { openTable } from './open-table.ts';
import { CLOCKS, Reserve, Skill, Thinking } from './skill-and-pace.tsx';
import { HowMany, Presets } from './ways-to-play.tsx';
import { WhoeverIsGone } from './whoever-is-gone.tsx';

const LAST = 'stammtisch.friends-game';

/** Everything about a table that its host can choose; whatever is not touched is as usual. */
export function OpeningSheet({ close }: { close: () => void }) {
  const text = houseTexts().home;
  const game = useSignal(recall(LAST) ?? '');
  const listed = useSignal(false);
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
      <Rules key={offer.name} offer={offer} listed={listed} />
    </Sheet>
  );
}

function Rules({ offer, listed }: { offer: Offer; listed: Signal<boolean> }) {
  const text = houseTexts().home;
  const options = useSignal<Values>({ ...offer.options.presets[0]?.options });
  const leavers = useSignal<Leavers>('computer');
  const seats = useSignal(usualSeats(offer));
  const clock = useSignal<number>(offer.clock ?? 0);
  const reserve = useSignal(60);
  const skill = useSignal(0);
  const robots = useSignal(true);
  const open = async () => {
    keep(LAST, offer.name);
    await openTable({
      game: offer.name,
      start: false,
      listed: listed.value,
      options: options.value,
      clock: clock.value,
      reserve: clock.value > 0 ? reserve.value : 0,
      skill: skill.value,
      ...(isSeatsChoice(offer) && { seats: seats.value }),
      leavers: leavers.value,
      robots: robots.value,
    });
  };
  return (
    <>
      {isSeatsChoice(offer) && <HowMany {...offer.seats} seats={seats} />}
      <Presets offer={offer} options={options} />
      <Details offer={offer} options={options} />
      <WhoeverIsGone offer={offer} value={leavers.value} set={chosen => (leavers.value = chosen)} />
      {offer.strengths.length > 1 && <Skill skills={offer.strengths.length} skill={skill} />}
      <Thinking clock={clock} among={CLOCKS} what={houseTexts().thinking.what} />
      {clock.value > 0 && <Reserve reserve={reserve} />}
      <Switch label={houseTexts().lines.robots} on={robots.value} set={on => (robots.value = on)} />
      <Switch label={text.listed} on={listed.value} set={on => (listed.value = on)} />
      <p class="muted">{listed.value ? text.listedNote : text.unlistedNote}</p>
      <div class="opening-go">
        <button type="button" class="btn go wide" onClick={open}>
          {text.opening.open}
        </button>
      </div>
    </>
  );
}
