import type { ReplayView } from '@stammtisch/protocol';

import { linkBase } from '../connection.ts';
import { copied } from '../parts/copy.ts';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/toast.tsx';
import { replayPathOf } from '../route.ts';
import { nameAt } from '../table/table-context.ts';
import { contextAt } from './context.ts';
import { roundsIn } from './frames.ts';
import { momentHash } from './moment.ts';
import { notationOf } from './notation.ts';
import { type Playback, type PlayerProps, SPEEDS } from './playback.ts';
import { movesIn, type Replay, tableOf } from './source.ts';
import { texts } from './texts.ts';

export interface DetailsProps extends PlayerProps {
  readonly playback: Playback;
  /** Shows what the decisions were worth. */
  readonly review: () => void;
}

/** Whose eyes, which round, how fast; and how to take it away. */
export const Details = ({ replay, playback, look, review }: DetailsProps) => (
  <>
    <Views replay={replay} look={look} />
    <Rounds replay={replay} playback={playback} />
    <Speeds {...playback} />
    {isReviewed(replay) && <Action icon="computer" name={texts().review.title} run={review} />}
    {replay.id !== undefined && (
      <Action icon="copy" name={texts().replay.link} run={() => void copyLink(replay, playback)} />
    )}
    <Action icon="download" name={texts().replay.json} run={() => void saveFile(replay)} />
    <Action icon="pen" name={texts().replay.notation} run={() => void saveNotation(replay)} />
    <p class="muted wide-only">{texts().replay.keys}</p>
  </>
);

/** Only a seat has decided anything. */
const isReviewed = ({ gameUi, view }: Replay): boolean =>
  gameUi.advice?.costInWords !== undefined && (view === 'own' || typeof view === 'number');

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly pick: (value: string) => void;
}

const Pick = ({ label, value, choices, pick }: PickProps) => (
  <label class="replaypick">
    <span>{label}</span>
    <select value={value} onChange={event => pick(event.currentTarget.value)}>
      {choices.map(([key, name]) => (
        <option key={key} value={key} selected={key === value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** One's own seat is seen as one saw it then; where nothing is held in secret, the gallery sees all. */
function Views({ replay, look }: PlayerProps) {
  const { views, view, gameUi } = replay;
  const own = views.includes('own') ? seatAtEnd(replay) : undefined;
  const offered = views.filter(
    each => each !== own && (each !== 'open' || gameUi.openHands !== undefined),
  );
  return (
    <Pick
      label={texts().replay.view}
      value={String(view)}
      choices={offered.map(each => [String(each), viewInWords(each, replay)])}
      pick={value => look(offered.find(each => String(each) === value) ?? view)}
    />
  );
}

const seatAtEnd = (replay: Replay) =>
  contextAt(replay.frames.at(-1)!, { ...replay, view: 'own' }).seat;

function viewInWords(view: ReplayView, { frames, people }: Replay): string {
  const text = texts().replay;
  if (typeof view !== 'number') return text[view];
  const { room } = frames.at(-1)!.event.after;
  const known = Object.entries(people).map(([id, name]) => [id, { name, here: true }] as const);
  return nameAt({ ...room, chairs: room.players ?? room.chairs }, Object.fromEntries(known), view);
}

function Rounds({ replay: { frames }, playback }: Pick<DetailsProps, 'replay' | 'playback'>) {
  const text = texts().replay;
  const starts = roundsIn(frames);
  if (starts.length < 2) return null;
  const now = Math.max(
    0,
    starts.findLastIndex(at => at <= playback.place.value),
  );
  return (
    <Pick
      label={text.round}
      value={String(now)}
      choices={starts.map((_, at) => [String(at), text.roundNumber(at + 1)])}
      pick={value => playback.goTo(starts[Number(value)] ?? 0)}
    />
  );
}

const Speeds = ({ speed }: Playback) => (
  <Pick
    label={texts().replay.speed}
    value={speed.value}
    choices={SPEEDS.map(each => [each, texts().replay.speedOf(each)])}
    pick={value => (speed.value = SPEEDS.find(each => each === value) ?? '1')}
  />
);

interface ActionProps {
  readonly icon: 'computer' | 'copy' | 'download' | 'pen';
  readonly name: string;
  readonly run: () => void;
}

const Action = ({ icon, name, run }: ActionProps) => (
  <button type="button" class="btn wide" onClick={run}>
    <Icon name={icon} />
    {name}
  </button>
);

async function copyLink(replay: Replay, { place }: Playback): Promise<void> {
  const { id, frames } = replay;
  const step = frames[place.peek()]?.step ?? 1;
  const hash = momentHash({ step, view: linkedView(replay) });
  const link = `${linkBase()}${replayPathOf(id ?? '')}${hash}`;
  const text = texts().replay;
  if (await copied(link)) toast(text.copied, 'check');
  else toast(text.notCopied);
}

/** One's own view is, for others, that of one's seat. */
const linkedView = (replay: Replay): ReplayView =>
  replay.view === 'own' ? (seatAtEnd(replay) ?? 'gallery') : replay.view;

async function saveFile(replay: Replay): Promise<void> {
  const file = await replay.file();
  const text = texts().replay;
  if (file === undefined) return toast(text.notSaved);
  save(JSON.stringify(file), nameOf(replay, 'json'), 'application/json');
  toast(text.saved, 'check');
}

async function saveNotation(replay: Replay): Promise<void> {
  const { game, table } = tableOf(replay);
  const file = await replay.file();
  const start = file !== undefined && 'start' in file ? file.start.state : undefined;
  const text = notationOf(game, table, movesIn(file, replay), start);
  save(text, nameOf(replay, 'txt'), 'text/plain');
  toast(texts().replay.saved, 'check');
}

const nameOf = ({ gameUi, frames }: Replay, ending: string): string => {
  const day = new Date(frames[0]!.at).toISOString().slice(0, 10);
  return `stammtisch ${gameUi.game.name} ${day}.${ending}`;
};

function save(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
