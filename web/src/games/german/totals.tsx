import { Icon } from '../../parts/icon.tsx';
import type { Team } from '../../table/game-ui.ts';
import { TeamMark } from '../../table/seats.tsx';

interface SideTotal {
  readonly team: Team;
  readonly name: string;
  /** Absent where everyone keeps a score of their own. */
  readonly points?: number | undefined;
  readonly tricks: number;
  readonly tricksInWords: string;
  readonly names: string;
  /** Almost there: the word for it. */
  readonly tense?: string | undefined;
}

export interface TotalsProps {
  readonly sides: readonly SideTotal[];
  readonly stake: { readonly label: string; readonly value: number | undefined };
  /** With names, for a place of its own. */
  readonly full?: boolean;
}

/** Points and tricks of both sides, and between them what the round is worth. */
export function Totals({ sides: [first, second], stake, full = false }: TotalsProps) {
  const { label, value } = stake;
  return (
    <div class={full ? 'totals full' : 'totals'}>
      {first && <Side {...first} full={full} />}
      <p class={value !== undefined && value > 2 ? 'stake up' : 'stake'}>
        <span>{label}</span> <b>{value ?? '–'}</b>
      </p>
      {second && <Side {...second} full={full} />}
    </div>
  );
}

/** Three tricks win. */
const BOXES = [0, 1, 2];

const Side = (side: SideTotal & { full: boolean }) => (
  <div class="team">
    <p class="tn" title={side.name}>
      <TeamMark team={side.team} />
      {side.name}
    </p>
    {side.points !== undefined && (
      <p class={side.tense === undefined ? 'pts' : 'pts tense'}>
        {side.points}
        {side.tense !== undefined && <Tense word={side.tense} full={side.full} />}
      </p>
    )}
    <p class="tr">
      <span class="vh">{side.tricksInWords}</span>
      {BOXES.map(at => (
        <i key={at} class={at < side.tricks ? 'on' : undefined} />
      ))}
    </p>
    {side.full && <p class="names">{side.names}</p>}
  </div>
);

/** A drawn bow, and the word where there is room for it. */
export const Tense = ({ word, full }: { word: string; full: boolean }) => (
  <span class="tenseword">
    <Icon name="bow" />
    <span class={full ? undefined : 'vh'}>{word}</span>
  </span>
);
