import type { PlayRecord } from '@stammtisch/protocol';

import { snapshot } from '../connection.ts';
import { listingOf } from '../games/catalogue.ts';
import { listingTextsOf } from '../text/games/listed.ts';
import { money, percent, signed } from '../text/texts.ts';
import { GuestPanel } from './guest-panel.tsx';
import { Page } from './page.tsx';
import { useScores } from './score-list.ts';
import { Waiting } from './scores.tsx';
import { texts } from './texts.ts';

/** How one has played, game by game. */
export function Statistics() {
  const text = texts().statistics;
  const scores = useScores();
  const records = scores.list?.mine ?? [];
  return (
    <Page title={text.title} back="/">
      <Waiting {...scores}>
        {records.length === 0 && <p class="panel">{text.none}</p>}
        <div class="records">
          {records.map(record => (
            <Record key={record.game} record={record} />
          ))}
        </div>
        {snapshot.value.me?.account === false && records.length > 0 && <GuestPanel />}
      </Waiting>
    </Page>
  );
}

function Record({ record }: { record: PlayRecord }) {
  const text = texts().statistics;
  const { game, rounds, won, drawn, score, best } = record;
  const isMoney = listingOf(game)?.offer.againstBank === true;
  const worth = isMoney ? (cents: number) => money(cents, { signed: true }) : signed;
  const share = (number: number) => text.share(String(number), percent(number / rounds));
  const pairs = [
    [text.rounds, String(rounds)],
    [text.won, share(won)],
    [text.drawn, share(drawn)],
    [isMoney ? text.money : text.points, worth(score)],
    [text.best, worth(best)],
  ] as const;
  return (
    <section class="panel" aria-labelledby={`record-${game}`}>
      <h2 id={`record-${game}`}>{listingTextsOf(game)?.name ?? game}</h2>
      <dl class="figures">
        {pairs.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
