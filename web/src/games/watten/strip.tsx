import { classOf, CRITS, namedCardOf } from '@stammtisch/watten';

import type { Sight } from '../../table/face.ts';
import { Mini as MiniCard } from '../german/mini.tsx';
import { Ranking } from '../german/ranking.tsx';
import {
  type Announcement,
  awaitedSeat,
  type Card,
  type Rank,
  type Suit,
  viewOf,
} from './rules.ts';
import { say } from './words.ts';

const Mini = ({ card }: { card: Card }) => (
  <MiniCard name={say().cardName(card)} rank={card.charAt(0)} suit={card.charAt(1)} />
);

const MiniRank = ({ rank }: { rank: Rank }) => <MiniCard name={say().ranks[rank]} rank={rank} />;
const MiniSuit = ({ suit }: { suit: Suit }) => <MiniCard name={say().suits[suit]} suit={suit} />;

/** What was named, for all to see, and what beats what. */
export function Strip({ sight }: { sight: Sight }) {
  const view = viewOf(sight.table.scene);
  if (!('schlag' in view) || (view.phase === 'trump' && awaitedSeat(view) !== sight.seat))
    return null;
  const trump = 'trump' in view ? view.trump : undefined;
  return (
    <div class="private open" role="note" aria-label={say().strip.title}>
      <span class="t">
        <span>{say().schlag}</span> <MiniRank rank={view.schlag} />
      </span>
      {trump && (
        <span class="t">
          <span>{say().trump}</span> <MiniSuit suit={trump} />
        </span>
      )}
      {trump && <Order named={{ schlag: view.schlag, trump }} />}
    </div>
  );
}

/** Strongest first. */
function Order({ named }: { named: Announcement }) {
  const { strip, classes } = say();
  const best = namedCardOf(named);
  const isCrit = classOf(best, named) === 'crit';
  return (
    <Ranking open={strip.open} label={strip.order}>
      <li>
        {CRITS.map(card => (
          <Mini key={card} card={card} />
        ))}
        <b>{classes.crit}</b>
        <span class="more">{strip.crits}</span>
      </li>
      <li class={isCrit ? 'none' : undefined}>
        {!isCrit && <Mini card={best} />}
        <b>{classes.hauptschlag}</b>
        {isCrit && <span class="more">{strip.isCrit}</span>}
      </li>
      <li>
        <MiniRank rank={named.schlag} />
        <b>{classes.schlag}</b>
        <span class="more">{strip.schlaege(named.schlag)}</span>
      </li>
      <li>
        <MiniSuit suit={named.trump} />
        <b>{classes.trump}</b>
        <span class="more">{strip.trumps(named.trump)}</span>
      </li>
      <li>
        <b>{classes.plain}</b>
        <span class="more">{strip.plain}</span>
      </li>
    </Ranking>
  );
}
