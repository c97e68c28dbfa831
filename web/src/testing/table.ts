import type { TableEvent } from '@stammtisch/client';
import type { Actor, AnyMove, Game, GameTypes, Seat } from '@stammtisch/kernel';
import { vi } from 'vitest';

import type { GameUi, TableContext } from '../table/game-ui.ts';
import type { StatusText } from '../table/status-text.ts';

/** A move, and who makes it. */
export type MadeIn<P extends GameTypes> = readonly [by: Actor, move: AnyMove<P>];

const NAMES = ['Anna', 'Sepp', 'Rosi', 'Luis', 'Vroni', 'Hias'];

/** The words of the house and of a game; there is no page that would load them. */
export async function loadTextsOf(game: Promise<{ loadTexts: () => Promise<void> }>) {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  const [house, own] = await Promise.all([import('../text/texts.ts'), game]);
  await Promise.all([house.loadTexts(), house.loadTableTexts(), own.loadTexts()]);
}

/** A game as people see it, without a house. */
export function tableOf<P extends GameTypes>(game: Game<P>, chairs: readonly object[] = []) {
  type State = P['State'];
  const viewFor = (state: State, seat: Seat | undefined): P['View'] =>
    game.view(state, seat ?? 'gallery');
  const sceneOf = (state: State, seat: Seat | undefined) => ({
    room: { game: game.name, chairs, waiting: [], leaving: [] },
    view: viewFor(state, seat),
  });
  /** The table as it is seen from a seat, or by those who watch. */
  const contextOf = (state: State, seat: Seat | undefined): TableContext =>
    ({
      table: { scene: sceneOf(state, seat) },
      seat,
      nameOf: (each: Seat) => NAMES[each] ?? '',
    }) as unknown as TableContext;
  const after = (state: State, ...line: readonly MadeIn<P>[]): State =>
    line.reduce((now, [by, move]) => {
      const played = game.play(now, by, move);
      if (!played.ok) throw new Error(`${move.kind} is refused: ${played.error}`);
      return played.value;
    }, state);
  return {
    after,
    contextOf,
    /** What a game's page is given. */
    gameUiProps: (state: State, seat: Seat | undefined) => ({
      context: contextOf(state, seat),
      act: async () => true,
      chatToggle: null,
    }),
    /** The state line of one seat, or of the gallery; a star is the lamp. */
    statusIn: (
      statusText: (view: P['View'], context: TableContext) => StatusText,
      state: State,
      seat: Seat | undefined,
    ): string => {
      const { text, lamp } = statusText(viewFor(state, seat), contextOf(state, seat));
      return lamp ? `* ${text}` : text;
    },
    /** Everything said about a line of play, as one seat hears it. */
    toldBy: (
      describeEvent: GameUi['describeEvent'],
      seat: Seat | undefined,
      from: State,
      ...line: readonly MadeIn<P>[]
    ): readonly string[] => {
      let state = from;
      return line.flatMap(([by, move]) => {
        const before = state;
        state = after(before, [by, move]);
        const event = {
          version: 1,
          by,
          seen: game.seen(before, by, move, seat ?? 'gallery'),
          before: sceneOf(before, seat),
          after: sceneOf(state, seat),
        } as unknown as TableEvent;
        return describeEvent(event, contextOf(state, seat)).map(({ text }) => text);
      });
    },
  };
}
