import { SuitSign } from '../../parts/card.tsx';

const VALUES: Readonly<Record<string, string>> = { T: '10', '6': 'W' };

interface MiniProps {
  /** What is said instead of shown. */
  readonly name: string;
  readonly rank?: string | undefined;
  readonly suit?: string | undefined;
}

/** A card as small as a word: its value and its suit, or only one of them. */
export const Mini = ({ name, rank, suit }: MiniProps) => (
  <span class="mini" data-suit={suit} role="img" aria-label={name}>
    {rank !== undefined && <b>{VALUES[rank] ?? rank}</b>}
    {suit !== undefined && <SuitSign deck="german" suit={suit} />}
  </span>
);
