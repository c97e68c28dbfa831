import { goodOf, rightOf, schlagChooserOf, trumpChooserOf } from '@stammtisch/blind-watten';

import { Icon } from '../../parts/icon.tsx';
import type { TableContext } from '../../table/game-ui.ts';
import { Ranking } from '../german/ranking.tsx';
import { Mini } from './mini.tsx';
import {
  type Announcement,
  type Card,
  isDealt,
  knownAnnouncement,
  type Task,
  type View,
  viewOf,
} from './rules.ts';
import { texts } from './texts.ts';

/** What only the two announcers know. For everyone else there is nothing here. */
export function Strip({ context }: { context: TableContext }) {
  const view = viewOf(context.table.scene);
  const known = knownAnnouncement(view);
  const theirs = theirCard(view, context);
  if (known === undefined && theirs === undefined) return null;
  return (
    <div class="private" role="note" aria-label={texts().strip.title}>
      <Icon name="eye" />
      {known && (
        <span class="t">
          <span>{texts().strip.announced}</span>
          <Mini card={rightOf(known)} />
        </span>
      )}
      {theirs && (
        <span class="t">
          <span class="who">{theirs.name}</span>
          <span class="w">{texts().strip.showed}</span>
          <Mini card={theirs.card} />
        </span>
      )}
      {known && <Order known={known} view={view} />}
    </div>
  );
}

/** The card that the other announcer showed, once it has been shown. */
function theirCard(view: View, context: TableContext): { name: string; card: Card } | undefined {
  if (!isDealt(view) || context.seat === undefined) return undefined;
  const seats = { schlag: schlagChooserOf(view), trump: trumpChooserOf(view) };
  const what: Task = seats.schlag === context.seat ? 'trump' : 'schlag';
  const card = view.phase === 'announcing' ? view.shown[what] : knownAnnouncement(view)?.[what];
  if (card === undefined || card === 'hidden') return undefined;
  return { name: context.nameOf(seats[what]), card };
}

/** Strongest first. */
function Order({ known, view }: { known: Announcement; view: View }) {
  const { strip, classes } = texts();
  const { schlag, trump } = known;
  const isWeli = schlag === '6b';
  return (
    <Ranking open={strip.open} label={strip.order}>
      <li>
        <Mini card={goodOf(known)} />
        <b>{classes.good}</b>
      </li>
      <li>
        <Mini card={rightOf(known)} />
        <b>{classes.right}</b>
      </li>
      <li>
        {!isWeli && <Mini card={schlag} only="value" />}
        <b>{classes.blind}</b>
        <span class="more">{isWeli ? strip.noBlinds : strip.blinds(schlag)}</span>
      </li>
      <li>
        <Mini card={trump} only="suit" />
        <b>{classes.trump}</b>
        <span class="more">{strip.trumps(trump)}</span>
      </li>
      <li>
        <b>{classes.plain}</b>
        <span class="more">{strip.plain[view.options.offSuit]}</span>
      </li>
    </Ranking>
  );
}
