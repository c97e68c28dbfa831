import type { Partly, Suspicion } from '@stammtisch/cluedo';

import type { Sight } from '../../table/face.ts';
import { whoIs } from '../../table/sight.ts';
import { Emblem } from './pieces.tsx';
import { type Accusation, type Card, type Dealt, type Guess } from './rules.ts';
import { cardName, namesOf, say, shortName } from './words.ts';

interface HistoryProps {
  readonly view: Dealt;
  readonly sight: Sight;
}

/** Every suspicion with its answers, the latest first; accusations stand above them. */
export function History({ view, sight }: HistoryProps) {
  const { suspicions, accusations } = view;
  if (suspicions.length + accusations.length === 0)
    return <p class="muted">{say().history.none}</p>;
  return (
    <ol class="case">
      {accusations.toReversed().map(accusation => (
        <AccusationEntry key={`a${accusation.seat}`} {...{ accusation, sight }} />
      ))}
      {suspicions
        .map((suspicion, at) => (
          <SuspicionEntry key={at} {...{ suspicion, sight }} number={at + 1} />
        ))
        .toReversed()}
    </ol>
  );
}

const AccusationEntry = ({ accusation, sight }: { accusation: Accusation; sight: Sight }) => (
  <li class="accused">
    <p>
      <b>{say().history.accused(whoIs(sight, accusation.seat))}</b>
    </p>
    <Three guess={accusation.guess} />
    <p>{accusation.right ? say().history.right : say().history.wrong}</p>
  </li>
);

interface EntryProps {
  readonly suspicion: Suspicion<Partly>;
  readonly sight: Sight;
  readonly number: number;
}

const SuspicionEntry = ({ suspicion, sight, number }: EntryProps) => (
  <li>
    <p>
      <span class="muted">{number}.</span>{' '}
      <b>{say().history.asked(whoIs(sight, suspicion.asker))}</b>
    </p>
    <Three guess={suspicion.guess} />
    {suspicion.passed.length > 0 && (
      <p class="muted">{say().history.passed(namesOf(sight, suspicion.passed))}</p>
    )}
    <p>{answerInWords(suspicion, sight)}</p>
  </li>
);

export function answerInWords({ asker, by, card }: Suspicion<Partly>, sight: Sight): string {
  const text = say().history;
  if (by === undefined) return text.nobody;
  const [shower, to] = [whoIs(sight, by), whoIs(sight, asker)];
  if (card === undefined) return text.pending(shower);
  return card === 'hidden' ? text.showed(shower, to) : text.card(shower, to, cardName(card));
}

/** What was named, as three small pictures with their names. */
export const Three = ({ guess: { who, how, where } }: { guess: Guess }) => (
  <p class="three">
    {([who, how, where] as const).map((card: Card) => (
      <span key={card}>
        <Emblem card={card} />
        {shortName(card)}
      </span>
    ))}
  </p>
);
