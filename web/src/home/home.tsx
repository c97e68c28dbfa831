import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { LISTINGS } from '../games/catalogue.ts';
import type { Listing } from '../games/listing.ts';
import { HouseMenu } from '../menu/house-menu.tsx';
import { CardRow } from '../parts/card.tsx';
import { useSheet } from '../parts/fetched.tsx';
import { Icon, Logo } from '../parts/icon.tsx';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { PeopleLink } from '../people/unread.tsx';
import { loadPreferencesSheet } from '../preferences/load.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { houseTexts } from '../text/texts.ts';
import { FootLinks } from './foot-links.tsx';
import { Friends } from './friends.tsx';
import { Me } from './me.tsx';
import { OpenTables } from './open-tables.tsx';
import { OwnTables } from './own-tables.tsx';
import { company, play } from './quick-play.ts';
import { tableWish } from './table-wish.ts';
import { WhoAmI } from './who-am-i.tsx';
import { WithWhom } from './with-whom.tsx';

export function Home() {
  useEffect(() => {
    document.title = 'Stammtisch';
    return () => client.lobby(false);
  }, []);
  useEffect(() => client.lobby(true, tableWish.value), [tableWish.value]);
  return (
    <>
      <a class="skip vh" href="#games">
        {houseTexts().home.skip}
      </a>
      <HouseBar />
      <main class="lobby">
        <Games />
        <OwnTables />
        <OpenTables />
        <div class="stack">
          <Friends />
          <WhoAmI />
        </div>
      </main>
      <FootLinks />
    </>
  );
}

function HouseBar() {
  const { sheet, open } = useSheet(loadPreferencesSheet);
  return (
    <header class="bar housebar">
      <Logo />
      <p class="wordmark">Stammtisch</p>
      <Me />
      <PeopleLink />
      <div class="prefs">
        <LanguageChoice short />
        <button
          type="button"
          class="btn quiet icon"
          aria-label={houseTexts().nav.settings}
          onClick={open}
        >
          <Icon name="gear" />
        </button>
      </div>
      <HouseMenu />
      {sheet}
    </header>
  );
}

const Games = () => (
  <section class="hero" aria-labelledby="games">
    <div class="hello">
      <h1 id="games">{houseTexts().home.title}</h1>
      <p>{company.value === 'people' ? houseTexts().home.quick.lead : houseTexts().home.lead}</p>
      <StateOfHouse />
    </div>
    <WithWhom />
    <ul class="games">
      {LISTINGS.map(listing => (
        <Game key={listing.offer.name} listing={listing} />
      ))}
    </ul>
  </section>
);

/** What there is in the house just now. */
function StateOfHouse() {
  const { lobby } = snapshot.value;
  return (
    <p class="statetext" role="status">
      {lobby === undefined
        ? houseTexts().connection.connecting
        : houseTexts().state(lobby.total, lobby.online)}
    </p>
  );
}

/** One game: a tap anywhere on it, and the cards are dealt. */
function Game({ listing: { offer, deck, fan } }: { listing: Listing }) {
  const text = houseTexts().home;
  const game = listingTextsOf(offer.name)!;
  const dealing = useSignal(false);
  const run = async () => {
    if (dealing.value) return;
    dealing.value = true;
    await play(offer);
    dealing.value = false;
  };
  return (
    <li class="game">
      <CardRow deck={deck} kind="fan" cards={fan} />
      <div class="txt">
        <h2>{game.name}</h2>
        <p>{game.what}</p>
        <p class="ppl">
          <Icon name="people" />
          {game.players}
        </p>
      </div>
      <button type="button" class="btn go" onClick={run} aria-busy={dealing.value}>
        <span class="vh">{text.play(game.name)}</span>
        <span aria-hidden="true">{dealing.value ? '…' : text.playShort}</span>
        <small class="tab-up">{company.value === 'people' ? text.quick.note : text.playNote}</small>
      </button>
    </li>
  );
}
