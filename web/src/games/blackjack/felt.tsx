import { texts } from './texts.ts';

/** Arcs round one point far above the table: how far, and how wide. */
const [CENTRE, MIDDLE] = [-465, 300];

function arc(radius: number, half: number): string {
  const y = CENTRE + Math.sqrt(radius ** 2 - half ** 2);
  return `M${MIDDLE - half} ${y} A ${radius} ${radius} 0 0 0 ${MIDDLE + half} ${y}`;
}

/** What is printed on the felt, in arcs below the dealer; the rules say the same in words. */
export const Felt = () => (
  <svg class="felt" viewBox="0 0 600 150" aria-hidden="true">
    <defs>
      <path id="felt-pays" d={arc(560, 280)} />
      <path id="felt-insurance" d={arc(599, 250)} />
    </defs>
    <text class="felt-pays">
      <textPath href="#felt-pays" startOffset="50%">
        {texts().felt.pays}
      </textPath>
    </text>
    <path class="felt-line" d={arc(573, 262)} />
    <text class="felt-insurance">
      <textPath href="#felt-insurance" startOffset="50%">
        {texts().felt.insurance}
      </textPath>
    </text>
    <path class="felt-line" d={arc(611, 230)} />
  </svg>
);
