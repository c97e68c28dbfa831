import type { ComponentChildren } from 'preact';

import { HIGHEST, notchesOf, pilesOf } from './piles.ts';

/** A turned wooden counter, seen from above. */
const Disc = ({ dollars, children }: { dollars: number; children?: ComponentChildren }) => (
  <g class="chip" data-dollars={dollars}>
    <circle class="chip-edge" cx="25" cy="25" r="24" />
    {Array.from({ length: notchesOf(dollars) }, (_, at) => (
      <rect
        class="chip-notch"
        key={at}
        x="22"
        y="1.5"
        width="6"
        height="7"
        rx="1.5"
        transform={`rotate(${(360 / notchesOf(dollars)) * at} 25 25)`}
      />
    ))}
    <circle class="chip-top" cx="25" cy="25" r="15.500" />
    {children}
  </g>
);

export const Chip = ({ dollars }: { dollars: number }) => (
  <svg class="chip-one" viewBox="0 0 50 50" aria-hidden="true">
    <Disc dollars={dollars}>
      <text x="25" y="30.500">
        {dollars}
      </text>
    </Disc>
  </svg>
);

const [STEP, ASIDE] = [5, 34];

/** An amount as chips: a pile for each kind, the largest first. For the eye only. */
export function Piles({ cents }: { cents: number }) {
  const piles = pilesOf(cents);
  if (piles.length === 0) return null;
  const highest = Math.min(HIGHEST, Math.max(...piles.map(({ count }) => count)));
  const [width, height] = [50 + ASIDE * (piles.length - 1), 50 + STEP * (highest - 1)];
  return (
    <svg
      class="piles"
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--wide': width / 50 }}
      aria-hidden="true"
    >
      {piles.map(({ dollars, count }, at) =>
        Array.from({ length: Math.min(count, HIGHEST) }, (_, level) => (
          <g
            key={`${dollars}.${level}`}
            transform={`translate(${ASIDE * at} ${height - 50 - STEP * level})`}
          >
            <Disc dollars={dollars}>
              <text x="25" y="30.500">
                {dollars}
              </text>
            </Disc>
          </g>
        )),
      )}
    </svg>
  );
}
