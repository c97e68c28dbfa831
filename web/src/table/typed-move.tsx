import { useSignal } from '@preact/signals';
import type { Scene } from '@stammtisch/protocol';

import { announce } from '../parts/announcer.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { tableTexts } from '../text/texts.ts';
import type { GameUi, GameUiProps, MoveAnswer } from './game-ui.ts';
import { isTyping } from './reading-keys.ts';
import { viewReader } from './view-reader.ts';

interface TypedMoveProps extends Pick<GameUiProps, 'context' | 'act'> {
  readonly gameUi: GameUi;
}

/** So many moves that are possible are said; more would be heard for minutes. */
const MOST_EXAMPLES = 12;

const close = (): void => void (isTyping.value = false);

/** A move in the notation of the game, answered in words. */
export function TypedMove({ context, act, gameUi }: TypedMoveProps) {
  const text = tableTexts().typed;
  const { scene } = context.table;
  const typed = useSignal('');
  const answer = useSignal(text.possible(examplesIn(gameUi, scene)));
  const send = async () => {
    const read = readMove(typed.value, gameUi, scene);
    if ('decision' in read) return (await act(read)) ? close() : undefined;
    answer.value = read.why;
    return announce(read.why);
  };
  return (
    <Sheet title={text.title} close={close}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="stack">
          {text.label}
          <input
            class="field"
            autofocus
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={typed.value}
            aria-describedby="typed-answer"
            onInput={event => (typed.value = event.currentTarget.value)}
          />
        </label>
        <p id="typed-answer" class="muted">
          {answer.value}
        </p>
        <button type="submit" class="btn go wide">
          {text.send}
        </button>
      </form>
    </Sheet>
  );
}

/** What somebody has typed as an answer to what is asked, or why it is none. */
function readMove(
  typed: string,
  gameUi: GameUi,
  scene: Scene,
): MoveAnswer | { readonly why: string } {
  const { game } = gameUi;
  const text = tableTexts().typed;
  const move = game.decodeMove(game.parseMove(typed.trim()));
  if (move === undefined) return { why: text.unknown(examplesIn(gameUi, scene)) };
  const { viewOf, stampFor } = viewReader(game);
  const view = viewOf(scene);
  const refused = game.refusal(view, move);
  const decision = stampFor(view, move.kind);
  if (refused !== undefined || decision === undefined)
    return { why: gameUi.refusals()[refused ?? 'not-now'] ?? text.no };
  return { decision, move };
}

/** Some of what may be done now, as it is written; of moves that differ in their amount, the least. */
function examplesIn({ game }: GameUi, scene: Scene): string {
  const view = viewReader(game).viewOf(scene);
  const least = (game.amounts?.(view) ?? []).map(({ kind, min }) =>
    game.decodeMove({ kind, amount: min }),
  );
  return [...game.legalMoves(view), ...least]
    .flatMap(move => move ?? [])
    .slice(0, MOST_EXAMPLES)
    .map(move => game.formatMove(move))
    .join(', ');
}
