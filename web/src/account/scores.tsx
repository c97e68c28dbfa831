import type { HighScore } from '@stammtisch/protocol';
import type { ComponentChildren } from 'preact';

import { snapshot } from '../connection.ts';
import { day, money, houseTexts } from '../text/texts.ts';
import { Page } from './page.tsx';
import { useScores } from './score-list.ts';
import { texts } from './texts.ts';

/** The most that people have had at the tables against the bank. */
export function Scores() {
  const text = texts().scores;
  const scores = useScores();
  const best = scores.list?.best ?? [];
  return (
    <Page title={text.title} back="/">
      <p>{text.lead}</p>
      <Waiting {...scores}>
        {best.length === 0 ? (
          <p class="panel">{text.none}</p>
        ) : (
          <div class="panel scorebox">
            <table class="scoretable">
              <thead>
                <tr>
                  <th scope="col">{text.rank}</th>
                  <th scope="col">{text.name}</th>
                  <th scope="col" class="num">
                    {text.score}
                  </th>
                  <th scope="col" class="when">
                    {text.at}
                  </th>
                </tr>
              </thead>
              <tbody>
                {best.map((score, at) => (
                  <Row key={score.name} score={score} rank={at + 1} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Waiting>
    </Page>
  );
}

function Row({ score, rank }: { score: HighScore; rank: number }) {
  const isOwn = score.name === snapshot.value.me?.name;
  return (
    <tr class={isOwn ? 'own' : undefined} aria-current={isOwn ? 'true' : undefined}>
      <td>{rank}.</td>
      <th scope="row">
        {score.name} {isOwn && <span class="youmark">{texts().scores.you}</span>}
        <span class="below">{day(score.at)}</span>
      </th>
      <td class="num">{money(score.score)}</td>
      <td class="when">{day(score.at)}</td>
    </tr>
  );
}

interface WaitingProps {
  /** What is waited for. */
  readonly list: object | undefined;
  readonly failed: boolean;
  readonly fetch: () => Promise<void>;
  readonly children: ComponentChildren;
}

/** Until the house has answered. */
export function Waiting({ list, failed, fetch, children }: WaitingProps) {
  if (list !== undefined) return <>{children}</>;
  if (!failed) return <p role="status">{houseTexts().connection.connecting}</p>;
  return (
    <div class="panel" role="alert">
      <p>{texts().scores.failed}</p>
      <button type="button" class="btn" onClick={() => void fetch()}>
        {texts().scores.again}
      </button>
    </div>
  );
}
