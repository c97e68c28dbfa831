import { useSignal } from '@preact/signals';
import type { Offer } from '@stammtisch/kernel';

import { listingOf, LISTINGS } from '../games/catalogue.ts';
import { type Listing, presetOf, type Values } from '../games/listing.ts';
import { Details } from '../home/details.tsx';
import { Nowhere } from '../home/nowhere.tsx';
import { openTable } from '../home/open-table.ts';
import { Presets } from '../home/ways-to-play.tsx';
import { beginLesson, mayBegin } from '../lessons/begin.ts';
import { hasLesson } from '../lessons/lessons.ts';
import { CardRow } from '../parts/card.tsx';
import { Link } from '../parts/link.tsx';
import { rulesPathOf } from '../route.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { InfoPage } from './info-page.tsx';
import { RulebookView, useRules } from './rulebook.tsx';
import { texts } from './texts.ts';

/** The rules of one game, or the games to choose from. */
export function RulesPage({ game }: { readonly game: string | undefined }) {
  if (game === undefined) return <AllGames />;
  const listing = listingOf(game);
  return listing === undefined ? <Nowhere /> : <RulesOf listing={listing} />;
}

const AllGames = () => (
  <InfoPage
    title={texts().rules.title}
    lead={texts().rules.lead}
    state={texts().rules.games(LISTINGS.length)}
  >
    <ul class="gamelinks">
      {LISTINGS.map(({ offer, deck, fan }) => (
        <li key={offer.name}>
          <Link to={rulesPathOf(offer.name)} kind="panel gamelink">
            <CardRow deck={deck} kind="fan" cards={fan.slice(1, 4)} />
            <span class="rt">
              <strong>{listingTextsOf(offer.name)?.name ?? offer.name}</strong>
              <span class="muted">{listingTextsOf(offer.name)?.what}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </InfoPage>
);

function RulesOf({ listing }: { readonly listing: Listing }) {
  const { offer } = listing;
  const options = useSignal<Values>({ ...offer.options.presets[0]?.options });
  const rules = useRules(listing);
  const text = texts().rules;
  const game = listingTextsOf(offer.name);
  const count = rules
    ?.read(options.value)
    .chapters.reduce((sum, each) => sum + each.rules.length, 0);
  return (
    <InfoPage
      title={text.of(game?.name ?? offer.name)}
      lead={game?.what ?? ''}
      state={
        count === undefined ? text.loading : text.shown(count, nameOfPreset(offer, options.value))
      }
      back="/rules"
    >
      <RulebookView listing={listing} options={options.value}>
        <section class="panel">
          <Presets offer={offer} options={options} />
          <Details offer={offer} options={options} />
          <button
            type="button"
            class="btn go wide"
            onClick={() =>
              void openTable({ game: offer.name, start: true, options: options.value })
            }
          >
            {text.play}
          </button>
          {hasLesson(offer.name) && mayBegin() && (
            <button type="button" class="btn wide" onClick={() => void beginLesson(offer.name)}>
              {text.learn}
            </button>
          )}
        </section>
      </RulebookView>
      <Link to="/rules" kind="btn wide">
        {text.another}
      </Link>
    </InfoPage>
  );
}

function nameOfPreset(offer: Offer, options: Values): string {
  const preset = presetOf(offer, options);
  const name = preset && listingTextsOf(offer.name)?.presets[preset]?.name;
  return name ?? texts().rules.own;
}
