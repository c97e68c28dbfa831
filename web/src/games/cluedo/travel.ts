import { pathTo, type Suspect, SUSPECTS, walkOf } from '@stammtisch/cluedo';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { pace } from '../../preferences/at-table.ts';
import { type Point, waypoints } from './plan.ts';
import type { Dealt } from './rules.ts';
import { spotOf } from './spots.ts';

const STEP_MS = 110;
const LONGEST_MS = 1300;
const CALLED_MS = 450;

/** Lets tokens walk from where they were to where they are now. */
export function useTravel(board: RefObject<SVGSVGElement | null>, view: Dealt): void {
  const last = useRef(view);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (before.match !== view.match || pace() === 0) return;
    for (const token of SUSPECTS)
      if (before.places[token] !== view.places[token])
        travel(board.current, token, routeOf(before, view, token));
  });
}

/** Along the path of the walk, or straight for who was called or took the passage. */
function routeOf(before: Dealt, after: Dealt, token: Suspect): readonly Point[] {
  const isWalk = before.phase === 'walking' && before.tokens[before.turn] === token;
  const path = isWalk ? pathTo(walkOf(before), after.places[token]) : undefined;
  return [
    spotOf(before, token),
    ...(path === undefined ? [] : waypoints(path).slice(1)),
    spotOf(after, token),
  ];
}

function travel(board: SVGSVGElement | null, token: Suspect, route: readonly Point[]): void {
  const piece = board?.querySelector(`.tok[data-token='${token}']`);
  piece?.animate(
    route.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    {
      duration: route.length > 2 ? Math.min(route.length * STEP_MS, LONGEST_MS) : CALLED_MS,
      easing: 'ease-in-out',
    },
  );
}
