import type { Game, GameTypes, Held } from '@stammtisch/kernel';
import type { Scene } from '@stammtisch/protocol';

import type { GameUi } from '../../table/game-ui.ts';
import { openHandsIn } from '../../table/open-hands.ts';
import { viewReader } from '../../table/view-reader.ts';
import { rulesInWords } from '../../text/games/options.ts';
import { leavingInWords } from './in-words.ts';
import { isPause } from './round.ts';
import type { WattenTexts } from './watten-texts.ts';

interface WattenGame<Card extends string> extends GameTypes {
  View: GameTypes['View'] & {
    readonly phase: string;
    readonly options: object;
    readonly hands?: readonly Held<Card>[];
  };
}

/** Where the games of Watten differ in what the table asks of them. */
interface Parts<Card extends string, P extends WattenGame<Card>> {
  readonly game: Game<P>;
  readonly texts: () => WattenTexts;
  readonly loadTexts: () => Promise<void>;
  readonly isOnTurn: (view: P['View'], seat: unknown) => boolean;
  readonly inOrder: (hand: readonly Card[], view: P['View']) => readonly Card[];
  readonly lastTrickOf: (before: P['View'], after: P['View']) => unknown;
  /** What leaving would cost in points, once a round can be lost. */
  readonly costOf: (view: P['View']) => number | undefined;
}

/** What is the same in the games of Watten. */
export function wattenUi<Card extends string, P extends WattenGame<Card>>(parts: Parts<Card, P>) {
  const { game, texts, loadTexts } = parts;
  const { viewOf } = viewReader(game);
  return {
    game,
    deck: 'german',
    loadTexts,
    stage: scene => (isPause(viewOf(scene)) ? 'between' : 'playing'),
    isYourTurn: scene => {
      const view = viewOf(scene);
      return parts.isOnTurn(view, view.viewer);
    },
    lastTrick: (before: Scene, after: Scene) => parts.lastTrickOf(viewOf(before), viewOf(after)),
    openHands: scene => {
      const view = viewOf(scene);
      return openHandsIn(view.hands ?? [], {
        inOrder: hand => parts.inOrder(hand, view),
        nameOf: texts().cardName,
      });
    },
    leaving: ({ table: { scene } }) =>
      leavingInWords(scene.room, parts.costOf(viewOf(scene)), texts()),
    phrases: () => texts().phrases,
    rules: scene => rulesInWords(game.name, viewOf(scene).options, scene),
    refusals: () => texts().refusals,
  } satisfies Partial<GameUi>;
}
