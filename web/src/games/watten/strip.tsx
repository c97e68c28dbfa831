import { classOf, CRITS, namedCardOf } from '@stammtisch/watten';

import type { TableContext } from '../../table/game-ui.ts';
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
import { texts } from './texts.ts';

const Mini = ({ card }: { card: Card }) => (
  <MiniCard name={texts().cardName(card)} rank={card.charAt(0)} suit={card.charAt(1)} />
);

const MiniRank = ({ rank }: { rank: Rank }) => <MiniCard name={texts().ranks[rank]} rank={rank} />;
const MiniSuit = ({ suit }: { suit: Suit }) => <MiniCard name={texts().suits[suit]} suit={suit} />;

/** What was named, for all to see, and what beats what. */
export function Strip({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  if (!('schlag' in view) || (view.phase === 'trump' && awaitedSeat(view) !== context.seat))
    return null;
  const trump = 'trump' in view ? view.trump : undefined;
  return (
    <div class="private open" role="note" aria-label={texts().strip.title}>
      <span class="t">
        <span>{texts().schlag}</span> <MiniRank rank={view.schlag} />
      </span>
      {trump && (
        <span class="t">
          <span>{texts().trump}</span> <MiniSuit suit={trump} />
        </span>
      )}
      {trump && <Order named={{ schlag: view.schlag, trump }} />}
    </div>
  );
}

/** Strongest first. */
function Order({ named }: { named: Announcement }) {
  const { strip, classes } = texts();
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
