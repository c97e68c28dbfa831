import { CATALOGUE } from '@stammtisch/bots';
import { isObject, patched } from '@stammtisch/kernel';
import { gameDocument, type JsonSchema } from '@stammtisch/kernel/json-schema';
import { misfit } from '@stammtisch/kernel/testing';
import type { Answers, HouseMessage, Request, Scene, TableSummary } from '@stammtisch/protocol';

type Part = 'options' | 'move' | 'view' | 'seen';
type Entry = Extract<HouseMessage, { type: 'entry' }>;

const SCHEMAS: ReadonlyMap<string, Readonly<Record<string, JsonSchema>>> = new Map(
  await Promise.all(
    Object.values(CATALOGUE).map(async load => {
      const { game, schema } = await load();
      const { $defs = {} } = gameDocument(game.name, schema, game.options);
      return [game.name, $defs] as const;
    }),
  ),
);

/** Why this is not what the game's schema says; undefined if it is. */
function misfitOf(game: string, part: Part, value: unknown): string | undefined {
  const parts = SCHEMAS.get(game);
  if (parts === undefined) return `no such game: ${game}`;
  const found = misfit(parts[part]!, value, parts);
  return found && `${part} of ${game}, ${found}`.slice(0, 400);
}

/** What one connection is told of games, beside the schemas of these games. */
export class DescribedGames {
  /** The table that the client wants to look at; what it is told of another one comes late. */
  #wanted: string | undefined;
  #scene: Scene | undefined;
  readonly #games = new Map<string, string>();

  asked(request: Request): void {
    if (request.type !== 'watch' && request.type !== 'unwatch') return;
    this.#scene = undefined;
    this.#wanted = request.type === 'watch' ? request.table : undefined;
  }

  complaintOf(message: HouseMessage): string | undefined {
    if (message.type === 'table') return this.#table(message);
    if (message.type === 'entry') return this.#entry(message);
    if (message.type === 'tables') return rows(message.tables);
    return message.type === 'invitation' ? rows([message.table]) : undefined;
  }

  /** The same of an answer. */
  complaintOfAnswer(request: Request, result: unknown): string | undefined {
    const { type } = request;
    if (type === 'moves') return this.#moves(request.table, result as Answers['moves']);
    if (type === 'replay') return this.#replay(request.id, result as Answers['replay']);
    if (type === 'find') return rows([(result as Answers['find']).table]);
    return type === 'lobby' || type === 'mine'
      ? rows((result as Answers['lobby' | 'mine']).tables)
      : undefined;
  }

  #table({ table, scene }: Extract<HouseMessage, { type: 'table' }>): string | undefined {
    const { game } = scene.room;
    this.#games.set(table, game);
    if (table === this.#wanted) this.#scene = scene;
    return misfitOf(game, 'view', scene.view);
  }

  #entry(entry: Entry): string | undefined {
    if (this.#scene === undefined) return undefined;
    const { scene, complaint } = after(this.#scene, entry);
    this.#scene = scene;
    return complaint;
  }

  #moves(table: string, { view, decisions }: Answers['moves']): string | undefined {
    const game = this.#games.get(table);
    if (game === undefined) return undefined;
    const moves = decisions.flatMap(each => each.moves);
    return firstOf([
      misfitOf(game, 'view', view),
      ...moves.map(move => misfitOf(game, 'move', move)),
    ]);
  }

  #replay(id: string, { head, steps }: Answers['replay']): string | undefined {
    if (head === undefined) {
      const game = this.#games.get(id);
      return game && firstOf(steps.map(step => seenIn(game, step)));
    }
    const { game } = head.match;
    this.#games.set(id, game);
    let scene = head.scene;
    const complaints = steps.map(step => {
      const next = after(scene, step);
      scene = next.scene;
      return next.complaint;
    });
    return firstOf([misfitOf(game, 'view', head.scene.view), ...complaints]);
  }
}

interface After {
  readonly scene: Scene;
  readonly complaint: string | undefined;
}

function after(before: Scene, entry: Pick<Entry, 'seen' | 'patch'>): After {
  const scene = patched(before, entry.patch) as Scene;
  const { game } = before.room;
  const hasChanged = isObject(entry.patch) && 'view' in entry.patch;
  const ofView = hasChanged ? misfitOf(game, 'view', scene.view) : undefined;
  return { scene, complaint: seenIn(game, entry) ?? ofView };
}

const seenIn = (game: string, { seen }: Pick<Entry, 'seen'>): string | undefined =>
  seen === undefined ? undefined : misfitOf(game, 'seen', seen);

const rows = (tables: readonly Pick<TableSummary, 'game' | 'options'>[]): string | undefined =>
  firstOf(tables.map(({ game, options }) => misfitOf(game, 'options', options)));

const firstOf = (complaints: readonly (string | undefined)[]): string | undefined =>
  complaints.find(each => each !== undefined);
