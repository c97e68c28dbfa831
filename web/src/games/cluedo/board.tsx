import { isRoom, PASSAGES, type Room, ROOMS, STARTS, SUSPECTS, WEAPONS } from '@stammtisch/cluedo';
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';

import { inHouse } from '../../base-path.ts';
import { Die, TokenPiece, WeaponPiece } from './pieces.tsx';
import { boxOf, CELLAR, centreOf, placeAt, THRESHOLDS, TILES, waypoints } from './plan.ts';
import { type Dealt, isWalking, type Place, type View } from './rules.ts';
import { spotOf, weaponSpot } from './spots.ts';
import { pathIn, pick, pickedIn, targetsIn } from './targets.ts';
import { cardName, placeIn, texts } from './texts.ts';
import { useTravel } from './travel.ts';

interface BoardProps {
  readonly view: Dealt & View;
  readonly go: (place: Place) => void;
}

/** The house from above, with everything that stands in it. */
export function Board({ view, go }: BoardProps) {
  const board = useRef<SVGSVGElement>(null);
  useTravel(board, view);
  const plan = useMemo(() => <Plan />, []);
  const targets = targetsIn(view);
  const tap = (event: MouseEvent) => {
    const place = tapped(board, event, targets);
    if (place === undefined) return;
    if (place === pickedIn(view)) go(place);
    else pick(view, place);
  };
  return (
    <svg
      ref={board}
      class="cboard"
      viewBox="-3 -3 246 256"
      role="img"
      aria-label={boardInWords(view)}
      data-walk={targets.length > 0 || undefined}
      data-means={pickedIn(view) ?? ''}
      onClick={tap}
    >
      {plan}
      <Reach view={view} targets={targets} />
      {WEAPONS.map(weapon => {
        const { x, y } = weaponSpot(view, weapon);
        return (
          <g key={weapon} class="weapon" transform={`translate(${x} ${y})`}>
            <WeaponPiece weapon={weapon} />
          </g>
        );
      })}
      <Dice view={view} />
      <Tokens view={view} />
    </svg>
  );
}

/** What a tap on the plan means. */
function tapped(
  board: RefObject<SVGSVGElement | null>,
  { clientX, clientY }: MouseEvent,
  targets: readonly Place[],
): Place | undefined {
  const matrix = board.current?.getScreenCTM();
  return matrix
    ? placeAt(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()), targets)
    : undefined;
}

function boardInWords(view: Dealt): string {
  const text = texts().board;
  const tokens = SUSPECTS.map(token =>
    text.where(texts().suspects[token].name, placeIn(view.places[token])),
  );
  const weapons = WEAPONS.map(weapon =>
    text.weapons(cardName(weapon), placeIn(view.weapons[weapon])),
  );
  const dice = 'dice' in view && view.dice !== undefined ? [text.dice(view.dice)] : [];
  return [text.label, ...dice, tokens.join(', '), weapons.join(', ')].join('. ');
}

/** Walls, floors and doors never move. */
const Plan = () => (
  <>
    <rect class="ground" x="-3" y="-3" width="246" height="256" rx="5" />
    <path class="tiles" d={TILES} />
    {SUSPECTS.map(token => {
      const { x, y } = centreOf(STARTS[token]);
      return <circle key={token} class="start" data-token={token} cx={x} cy={y} r="3.200" />;
    })}
    {ROOMS.map(room => (
      <RoomPlan key={room} room={room} />
    ))}
    <Cellar />
    {THRESHOLDS.map(({ at, upright }) => (
      <rect
        key={`${at.x}.${at.y}`}
        class="door"
        x={at.x - (upright ? 1.6 : 3.6)}
        y={at.y - (upright ? 3.6 : 1.6)}
        width={upright ? 3.2 : 7.2}
        height={upright ? 7.2 : 3.2}
        rx="1"
      />
    ))}
  </>
);

function RoomPlan({ room }: { room: Room }) {
  const { x, y, w, h } = boxOf(room);
  const box = { x, y, width: w, height: h };
  const { lines } = texts().rooms[room];
  return (
    <g data-room={room}>
      <rect class="floor" {...box} />
      <use class="furniture" href={inHouse(`/cluedo.svg#in-${room}`)} {...box} />
      <rect class="wall" {...box} />
      <PassageMark room={room} />
      <text class="rlab">
        {lines.map((line, at) => (
          <tspan key={line} x={x + w / 2} y={y + 12 + at * 9}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Stairs down, in the outer corner of the four rooms that have them. */
function PassageMark({ room }: { room: Room }) {
  if (PASSAGES[room] === undefined) return null;
  const { x, y, w, h } = boxOf(room);
  const across = x === 0 ? x + 1.5 : x + w - 10;
  const down = y < 100 ? y + 1.5 : y + h - 10;
  return (
    <g class="passage" transform={`translate(${across} ${down}) scale(0.85)`}>
      <rect width="10" height="10" rx="1.500" />
      <path d="M2 8V6h2V4.200h2V2.400h2" />
    </g>
  );
}

function Cellar() {
  const { x, y, w, h } = CELLAR;
  return (
    <g class="cellar">
      <rect x={x} y={y} width={w} height={h} />
      <rect class="inner" x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx="2" />
      <use href={inHouse('/cluedo.svg#envelope')} x={x + 14} y={y + 5} width="22" height="22" />
      <text class="rlab">
        {texts().board.cellar.map((line, at) => (
          <tspan key={line} x={x + w / 2} y={y + 34 + at * 9}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Where one can go, and the way to where one wants to go. */
function Reach({ view, targets }: { view: View; targets: readonly Place[] }) {
  const goal = pickedIn(view);
  const path = goal !== undefined && isWalking(view) ? pathIn(view, goal) : undefined;
  return (
    <g class="reach">
      {targets.map(place => {
        const look = place === goal ? 'goal chosen' : 'goal';
        if (isRoom(place)) {
          const { x, y, w, h } = boxOf(place);
          return (
            <rect
              key={place}
              class={look}
              {...{ x: x + 1.5, y: y + 1.5, width: w - 3, height: h - 3, rx: 1 }}
            />
          );
        }
        const { x, y } = centreOf(place);
        return <circle key={place} class={look} cx={x} cy={y} r={place === goal ? 4.2 : 2.6} />;
      })}
      {path && (
        <polyline
          class="way"
          points={waypoints(path)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      )}
    </g>
  );
}

const Tokens = ({ view }: { view: Dealt }) => (
  <>
    {SUSPECTS.map(token => {
      const { x, y } = spotOf(view, token);
      const seat = view.tokens.indexOf(token);
      return (
        <g
          key={token}
          class="tok"
          data-token={token}
          data-turn={view.phase !== 'over' && seat === view.turn ? true : undefined}
          data-idle={seat < 0 || undefined}
          transform={`translate(${x} ${y})`}
        >
          <TokenPiece token={token} />
        </g>
      );
    })}
  </>
);

function Dice({ view }: { view: Dealt }) {
  if (!('dice' in view) || view.dice === undefined) return null;
  const { x, y, w } = CELLAR;
  const wide = view.dice.length * 16 - 4;
  return (
    <g class="dice">
      {view.dice.map((pips, at) => (
        <g
          key={`${view.turns}.${at}`}
          transform={`translate(${x + w / 2 - wide / 2 + at * 16} ${y + 50}) scale(1.2)`}
        >
          <g class="die">
            <Die pips={pips} />
          </g>
        </g>
      ))}
    </g>
  );
}
