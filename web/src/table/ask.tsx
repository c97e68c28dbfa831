import { useEffect, useRef } from 'preact/hooks';

import { useKeys } from './keys.ts';

/** A key that was pressed just before is not meant as an answer. Taps are guarded everywhere. */
const GUARD_MS = 300;

interface Choice {
  readonly name: string;
  /** What it leads to. */
  readonly note: string;
}

export interface Question {
  readonly title: string;
  readonly why: string;
  readonly yes: Choice;
  readonly no: Choice;
  /** Yes is the dangerous one. */
  readonly isRisky?: boolean;
}

interface AskProps extends Question {
  readonly answer: (accept: boolean) => void;
}

/** A question with two answers that this visitor has to give: the consequence stands on each button. */
export function Ask({ title, why, yes, no, isRisky = false, answer }: AskProps) {
  const box = useQuestion(answer);
  return (
    <div
      class="ask"
      role="alertdialog"
      aria-labelledby="ask"
      aria-describedby="ask-text"
      data-sudden
      tabIndex={-1}
      ref={box}
    >
      <h2 id="ask">{title}</h2>
      <p id="ask-text">{why}</p>
      <div class="pair">
        <AnswerButton {...no} look={isRisky ? 'go' : ''} run={() => answer(false)} />
        <AnswerButton {...yes} look={isRisky ? 'raise' : 'go'} run={() => answer(true)} />
      </div>
    </div>
  );
}

/** Where the focus goes, and what keys do. */
function useQuestion(answer: (accept: boolean) => void) {
  const box = useRef<HTMLDivElement>(null);
  const since = useRef(performance.now());
  const guarded = (accept: boolean) => {
    if (performance.now() - since.current > GUARD_MS) answer(accept);
  };
  useKeys({ a: () => guarded(true), n: () => guarded(false) });
  useEffect(() => {
    // Only if the focus would be lost: who is on a card or writing stays there.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return box;
}

interface ButtonProps extends Choice {
  readonly look: string;
  readonly run: () => void;
}

const AnswerButton = ({ name, note, look, run }: ButtonProps) => (
  <button type="button" class={`btn ${look}`} onClick={run}>
    {name}
    <small>{note}</small>
  </button>
);
