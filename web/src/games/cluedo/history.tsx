import type { Partly, Suspicion } from '@stammtisch/cluedo';

import type { TableContext } from '../../table/game-ui.ts';
import { whoIs } from '../../table/table-context.ts';
import { Emblem } from './pieces.tsx';
import { type Accusation, type Card, type Dealt, type Guess } from './rules.ts';
import { cardName, namesOf, texts, shortName } from './texts.ts';

interface HistoryProps {
  readonly view: Dealt;
  readonly context: TableContext;
}

/** Every suspicion with its answers, the latest first; accusations stand above them. */
export function History({ view, context }: HistoryProps) {
  const { suspicions, accusations } = view;
  if (suspicions.length + accusations.length === 0)
    return <p class="muted">{texts().history.none}</p>;
  return (
    <ol class="case">
      {accusations.toReversed().map(accusation => (
        <AccusationEntry key={`a${accusation.seat}`} {...{ accusation, context }} />
      ))}
      {suspicions
        .map((suspicion, at) => (
          <SuspicionEntry key={at} {...{ suspicion, context }} number={at + 1} />
        ))
        .toReversed()}
    </ol>
  );
}

const AccusationEntry = ({
  accusation,
  context,
}: {
  accusation: Accusation;
  context: TableContext;
}) => (
  <li class="accused">
    <p>
      <b>{texts().history.accused(whoIs(context, accusation.seat))}</b>
    </p>
    <Three guess={accusation.guess} />
    <p>{accusation.right ? texts().history.right : texts().history.wrong}</p>
  </li>
);

interface EntryProps {
  readonly suspicion: Suspicion<Partly>;
  readonly context: TableContext;
  readonly number: number;
}

const SuspicionEntry = ({ suspicion, context, number }: EntryProps) => (
  <li>
    <p>
      <span class="muted">{number}.</span>{' '}
      <b>{texts().history.asked(whoIs(context, suspicion.asker))}</b>
    </p>
    <Three guess={suspicion.guess} />
    {suspicion.passed.length > 0 && (
      <p class="muted">{texts().history.passed(namesOf(context, suspicion.passed))}</p>
    )}
    <p>{answerInWords(suspicion, context)}</p>
  </li>
);

export function answerInWords(
  { asker, by, card }: Suspicion<Partly>,
  context: TableContext,
): string {
  const text = texts().history;
  if (by === undefined) return text.nobody;
  const [shower, to] = [whoIs(context, by), whoIs(context, asker)];
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
