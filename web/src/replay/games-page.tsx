import '../account/account.css';
import './replay.css';
import { useSignal } from '@preact/signals';
import type { PlayedGame } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { LISTINGS } from '../games/catalogue.ts';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { go, replayPathOf } from '../route.ts';
import { listingTextsOf } from '../text/games/options.ts';
import { clock, day, listed } from '../text/texts.ts';
import { parseFile } from './file.ts';
import { FILE_ID, troubleInWords } from './replay-page.tsx';
import { chosenFile, openFile } from './source.ts';
import { texts } from './texts.ts';

export { loadTexts } from './texts.ts';

/** The matches that one has played, and a way to look at one from a file. */
export function GamesPage() {
  const text = texts().games;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text.title} · Stammtisch`;
    heading.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <>
      <header class="bar pagebar">
        <Link to="/" kind="btn quiet back">
          <Icon name="leave" />
          {texts().back}
        </Link>
      </header>
      <main class="page">
        <h1 ref={heading} tabIndex={-1}>
          {text.title}
        </h1>
        <p>{text.lead}</p>
        <GameList />
        <OpenFile />
      </main>
    </>
  );
}

const ALL = '';

function GameList() {
  const text = texts().games;
  const game = useSignal(ALL);
  const { games, more, failed, fetch } = useGames(game.value);
  return (
    <>
      <label class="replaypick">
        <span>{text.filter}</span>
        <select value={game.value} onChange={event => (game.value = event.currentTarget.value)}>
          <option value={ALL}>{text.all}</option>
          {LISTINGS.map(({ offer }) => (
            <option key={offer.name} value={offer.name}>
              {listingTextsOf(offer.name)?.name ?? offer.name}
            </option>
          ))}
        </select>
      </label>
      {games?.length === 0 && <p class="panel">{text.none}</p>}
      <ul class="todo">
        {games?.map(each => (
          <Row key={each.id} game={each} />
        ))}
      </ul>
      {failed && <p role="alert">{text.failed}</p>}
      {(more || failed) && (
        <button type="button" class="btn wide" onClick={fetch}>
          {failed ? text.again : text.more}
        </button>
      )}
    </>
  );
}

interface Found {
  readonly game: string;
  readonly games: readonly PlayedGame[] | undefined;
  readonly pages: number;
  readonly more: boolean;
  readonly failed: boolean;
}

const nothing = (game: string): Found => ({
  game,
  games: undefined,
  pages: 0,
  more: false,
  failed: false,
});

/** One's matches of a game, page by page. */
function useGames(game: string) {
  const found = useSignal(nothing(game));
  const person = snapshot.value.me?.person;
  const fetch = async () => {
    const { games = [], pages } = found.peek();
    const wish = { page: pages, ...(game !== ALL && { game }) };
    const answer = await client.games(wish);
    if (found.peek().game !== game) return;
    if (!answer.ok) return void (found.value = { ...found.peek(), failed: true });
    // What was played meanwhile has moved the others on.
    const known = new Set(games.map(({ id }) => id));
    const all = [...games, ...answer.value.games.filter(({ id }) => !known.has(id))];
    const { more } = answer.value;
    found.value = { game, games: all, pages: pages + 1, more, failed: false };
  };
  useEffect(() => {
    found.value = nothing(game);
    if (person !== undefined) void fetch();
  }, [game, person]);
  return { ...found.value, fetch: () => void fetch() };
}

function Row({ game }: { game: PlayedGame }) {
  const text = texts().games;
  const others = game.seats.filter(({ by }, seat) => by !== 'nobody' && seat !== game.seat);
  const name = listingTextsOf(game.game)?.name ?? game.game;
  return (
    <li>
      <Link to={replayPathOf(game.id)} kind="todo-row played">
        <Icon name="play" />
        <span class="rt">
          <strong>
            {name} · {resultOf(game)}
          </strong>
          <span class="muted">
            {day(game.ended)}, {clock(game.ended)} · {text.rounds(game.rounds)}
          </span>
          <span class="muted">{text.with(listed(others.map(each => each.name)))}</span>
          <span class="vh">{text.look}</span>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

function resultOf({ outcome, seat }: PlayedGame): string {
  const text = texts().games;
  if (outcome === undefined || seat === undefined) return text.ended;
  return outcome.winners.includes(seat) ? text.won : text.lost;
}

/** A file is read and played here; nothing of it is sent anywhere. */
function OpenFile() {
  const text = texts().file;
  const trouble = useSignal<string | undefined>(undefined);
  const choose = async (file: File | undefined) => {
    trouble.value = undefined;
    if (file === undefined) return;
    const parsed = parseFile(await file.text());
    if (!parsed.ok) return void (trouble.value = troubleInWords(parsed.error));
    const replay = await openFile(parsed.value);
    if ('why' in replay) return void (trouble.value = troubleInWords(replay));
    chosenFile.value = { file: parsed.value };
    go(replayPathOf(FILE_ID));
  };
  return (
    <section class="panel" aria-labelledby="file">
      <h2 id="file">{text.title}</h2>
      <p class="muted">{text.lead}</p>
      <label class="btn wide filebutton">
        <Icon name="share" />
        {text.choose}
        <input
          class="vh"
          type="file"
          accept=".json,application/json"
          onChange={event => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble.value !== undefined && <p role="alert">{trouble.value}</p>}
    </section>
  );
}
