import '../account/account.css';
import './replay.css';
import { useSignal } from '@preact/signals';
import type { PlayedGame } from '@stammtisch/protocol';
import { useEffect, useRef } from 'preact/hooks';

import { client, snapshot } from '../connection.ts';
import { LISTINGS } from '../games/catalogue.ts';
import { PageBar } from '../menu/page-bar.tsx';
import { WhoState } from '../menu/who-state.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { withRobot } from '../parts/robot-mark.tsx';
import { go, replayPathOf } from '../route.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { clock, day, listed } from '../text/texts.ts';
import { FILE_ID, troubleInWords } from './replay-page.tsx';
import { chosenFile, openFile, patiently, readFile } from './source.ts';
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
      <PageBar />
      <main class="page">
        <h1 ref={heading} tabIndex={-1}>
          {text.title}
        </h1>
        <p>{text.lead}</p>
        <WhoState />
        <GameList />
        <OpenFile />
      </main>
    </>
  );
}

const ALL = '';
const RESULTS = ['won', 'lost'] as const;
const OTHERS = ['people', 'computers'] as const;

interface Filter {
  readonly game: string;
  readonly result: (typeof RESULTS)[number] | '';
  readonly against: (typeof OTHERS)[number] | '';
}

const EVERYTHING: Filter = { game: ALL, result: ALL, against: ALL };

interface PickProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly choices: readonly (readonly [Value, string])[];
  readonly pick: (value: Value | '') => void;
}

const Pick = <Value extends string>({ label, value, choices, pick }: PickProps<Value>) => (
  <label class="replaypick">
    <span>{label}</span>
    <select
      value={value}
      onChange={({ currentTarget }) =>
        pick(choices.find(([each]) => each === currentTarget.value)?.[0] ?? ALL)
      }
    >
      <option value={ALL}>{texts().games.all}</option>
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

function Filters({ filter, set }: { filter: Filter; set: (filter: Filter) => void }) {
  const text = texts().games;
  return (
    <div class="gamefilters">
      <Pick
        label={text.filter}
        value={filter.game}
        choices={LISTINGS.map(({ offer: { name } }) => [name, listingTextsOf(name)?.name ?? name])}
        pick={game => set({ ...filter, game })}
      />
      <Pick
        label={text.result}
        value={filter.result}
        choices={RESULTS.map(each => [each, text[each]])}
        pick={result => set({ ...filter, result })}
      />
      <Pick
        label={text.against}
        value={filter.against}
        choices={OTHERS.map(each => [each, text.others[each]])}
        pick={against => set({ ...filter, against })}
      />
    </div>
  );
}

function GameList() {
  const text = texts().games;
  const filter = useSignal(EVERYTHING);
  const { games, more, failed, fetch } = useGames(filter.value);
  return (
    <>
      <Filters filter={filter.value} set={chosen => (filter.value = chosen)} />
      {games?.length === 0 && (
        <p class="panel">{filter.value === EVERYTHING ? text.none : text.noneSuch}</p>
      )}
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
  readonly filter: Filter;
  readonly games: readonly PlayedGame[] | undefined;
  readonly pages: number;
  readonly more: boolean;
  readonly failed: boolean;
}

const nothing = (filter: Filter): Found => ({
  filter,
  games: undefined,
  pages: 0,
  more: false,
  failed: false,
});

/** One's matches, page by page. */
function useGames(filter: Filter) {
  const found = useSignal(nothing(filter));
  const person = snapshot.value.me?.person;
  const fetch = async () => {
    const { games = [], pages } = found.peek();
    const { game, result, against } = filter;
    const wish = {
      page: pages,
      ...(game !== ALL && { game }),
      ...(result !== ALL && { result }),
      ...(against !== ALL && { against }),
    };
    const isWanted = () => found.peek().filter === filter;
    const answer = await patiently(() => client.games(wish), isWanted);
    if (!isWanted()) return;
    if (!answer.ok) return void (found.value = { ...found.peek(), failed: true });
    // What was played meanwhile has moved the others on.
    const known = new Set(games.map(({ id }) => id));
    const all = [...games, ...answer.value.games.filter(({ id }) => !known.has(id))];
    const { more } = answer.value;
    found.value = { filter, games: all, pages: pages + 1, more, failed: false };
  };
  useEffect(() => {
    found.value = nothing(filter);
    if (person !== undefined) void fetch();
  }, [filter, person]);
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
          <span class="muted">
            {text.with(listed(others.map(({ name, robot }) => withRobot(name, robot))))}
          </span>
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
    const parsed = await readFile(await file.text());
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
          accept=".json,.txt,application/json,text/plain"
          onChange={event => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble.value !== undefined && <p role="alert">{trouble.value}</p>}
    </section>
  );
}
