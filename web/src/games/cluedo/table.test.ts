import { CARDS, type Cluedo, game, isRoom, ROOMS, type State, WEAPONS } from '@stammtisch/cluedo';
import type { Seat } from '@stammtisch/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { loadTextsOf, type MadeIn, tableOf } from '../../testing/table.ts';
import type { Dealt, Guess, Move, Room, View, Walking } from './rules.ts';

// There is no browser here: its settings, its storage and its line to the house are left out.
vi.mock('../../settings.ts', () => import('../../testing/settings.ts'));
vi.mock('../../connection.ts', () => import('../../testing/connection.ts'));
vi.mock('../../storage.ts', () => ({
  recall: () => undefined,
  keep: vi.fn<() => void>(),
  forget: vi.fn<() => void>(),
}));

type Made = MadeIn<Cluedo>;

const { after, contextOf, statusIn, toldBy } = tableOf(game);

const ROLL: Move = { kind: 'roll' };
const dice = (...pips: number[]): Made => ['house', { kind: 'dice', dice: pips }];
const walks = (to: Room): Move => ({ kind: 'walk', to });
const suspects = (guess: Guess): Move => ({ kind: 'suspect', guess });
const accuses = (guess: Guess): Move => ({ kind: 'accuse', guess });

const SOLUTION: Guess = { who: 'red', how: 'rope', where: 'study' };

/** Four people; red did it, with the rope, in the study, and the others are dealt as they come. */
function dealt(): State {
  return after(
    game.start(game.options.presets[0]!.options, 4),
    ...[0, 1, 2, 3].map((seat): Made => ['house', { kind: 'took', seat, by: 'person', chips: 0 }]),
    ['house', { kind: 'next' }],
    [
      'house',
      {
        kind: 'deal',
        cards: ['red', 'rope', 'study', ...CARDS.filter(card => !/^(red|rope|study)$/.test(card))],
        weapons: ROOMS.slice(0, WEAPONS.length),
      },
    ],
  );
}

const walking = (...pips: number[]): State => after(dealt(), [0, ROLL], dice(...pips));
const inLounge = (): State => after(walking(6, 3), [0, walks('lounge')]);
/** Seat 1 has the white one, seat 2 the dagger, seat 0 the lounge. */
const ASKED: Guess = { who: 'white', how: 'dagger', where: 'lounge' };
const asked = (): State => after(inLounge(), [0, suspects(ASKED)]);
const shown = (): State => after(asked(), [1, { kind: 'show', card: 'white' }]);

beforeAll(() => loadTextsOf(import('./texts.ts')));

const viewFor = (state: State, seat: Seat) => game.view(state, seat) as Dealt & View;

async function lineOf(state: State, seat: Seat | undefined): Promise<string> {
  const { statusText } = await import('./status-text.ts');
  return statusIn(statusText, state, seat);
}

describe('the state line says what is going on and what is to be done', () => {
  test('through a turn', async () => {
    expect(await lineOf(dealt(), 0)).toBe('* Your turn: roll the dice');
    expect(await lineOf(dealt(), 1)).toBe('Anna is to move');
    expect(await lineOf(walking(6, 3), 0)).toBe('* You rolled 9. Where do you go?');
    expect(await lineOf(walking(6, 3), 1)).toBe('Anna rolled 9 and is walking');
    expect(await lineOf(inLounge(), 0)).toBe('* Whom do you suspect?');
    expect(await lineOf(inLounge(), undefined)).toBe('You are watching. Anna is in the lounge');
    expect(await lineOf(shown(), 0)).toBe('* Your turn: accuse, or end it');
  });

  test('while a suspicion is answered', async () => {
    expect(await lineOf(asked(), 0)).toBe('Sepp chooses a card for you');
    expect(await lineOf(asked(), 1)).toBe('* Anna asks you: show a card');
    expect(await lineOf(asked(), 2)).toBe('Sepp is to show Anna a card');
  });

  test('for whoever is out', async () => {
    const state = after(dealt(), [0, accuses({ ...SOLUTION, how: 'pipe' })]);
    expect(await lineOf(state, 0)).toBe('You are out. Sepp is to move');
    expect(await lineOf(state, 1)).toBe('* Your turn: roll the dice');
  });
});

/** Everything said about a line of play, as one seat hears it. */
async function toldTo(seat: Seat | undefined, from: State, ...line: readonly Made[]) {
  const { describeEvent } = await import('./describe-event.ts');
  return toldBy(describeEvent, seat, from, ...line).join('. ');
}

describe('what happens is told', () => {
  test('a walk', async () => {
    const told = await toldTo(1, dealt(), [0, ROLL], dice(6, 3), [0, walks('lounge')]);
    expect(told).toBe('Anna rolled 6 and 3. Anna goes to the lounge');
  });

  test('a suspicion; only two people hear which card it was', async () => {
    const show: Made = [1, { kind: 'show', card: 'white' }];
    const guess = 'Aunt Pearl with the dagger in the lounge';
    expect(await toldTo(2, inLounge(), [0, suspects(ASKED)])).toContain(`Anna suspects ${guess}`);
    expect(await toldTo(0, asked(), show)).toBe('Sepp shows you: Aunt Pearl');
    expect(await toldTo(1, asked(), show)).toBe('You show Anna: Aunt Pearl');
    expect(await toldTo(2, asked(), show)).toBe('Sepp shows Anna a card');
    expect(await toldTo(undefined, asked(), show)).toBe('Sepp shows Anna a card');
  });

  test('a wrong accusation; only the accuser hears the solution', async () => {
    const wrong: Made = [0, accuses({ ...SOLUTION, how: 'pipe' })];
    const solution = 'The solution: Madame Ruby with the rope in the study';
    expect(await toldTo(0, dealt(), wrong)).toContain(solution);
    expect(await toldTo(1, dealt(), wrong)).not.toContain('The solution');
    expect(await toldTo(1, dealt(), wrong)).toContain('That is wrong: Anna is out');
  });
});

describe('where to go', () => {
  test('everywhere is in the list: rooms first, then squares on the way to the others', async () => {
    const { destinationsIn, targetsIn } = await import('./targets.ts');
    const view = game.view(walking(6, 3), 0) as Walking & View;
    const list = destinationsIn(view);
    expect(list[0]).toEqual({ room: 'lounge', steps: 9 });
    const squares = list.flatMap(each => ('square' in each ? [each.square] : []));
    expect(new Set(squares).size).toBe(squares.length);
    const rooms = list.flatMap(each => ('room' in each ? [each.room] : []));
    expect(new Set([...rooms, ...squares])).toEqual(new Set(targetsIn(view)));
    expect(targetsIn(game.view(walking(6, 3), 1))).toEqual([]);
  });

  test('a tap means the room, or the nearest square in reach', async () => {
    const { placeAt, centreOf, boxOf } = await import('./plan.ts');
    const { targetsIn } = await import('./targets.ts');
    const targets = targetsIn(game.view(walking(6, 3), 0));
    const lounge = boxOf('lounge');
    expect(placeAt({ x: lounge.x + 30, y: lounge.y + 40 }, targets)).toBe('lounge');
    const square = targets.find(place => !isRoom(place)) as number;
    const { x, y } = centreOf(square);
    expect(placeAt({ x: x + 2, y: y - 2 }, targets)).toBe(square);
    expect(placeAt({ x: 30, y: 30 }, targets)).toBe(undefined);
  });
});

describe('the detective’s sheet', () => {
  const cellOf = async (state: State, seat: Seat, card: (typeof CARDS)[number], at: Seat) => {
    const { sheetFor, reasonInWords } = await import('./deduction.ts');
    const view = viewFor(state, seat);
    const cell = sheetFor(view)[card].seats[at]!;
    const reason = reasonInWords({ view, context: contextOf(state, seat), place: at }, cell);
    return `${cell.mark}: ${reason}`;
  };

  test('says why', async () => {
    const guess = 'Aunt Pearl with the dagger in the lounge';
    expect(await cellOf(dealt(), 0, 'lounge', 0)).toBe('yes: You hold this card.');
    expect(await cellOf(dealt(), 0, 'lounge', 2)).toBe(
      'no: It is certain that this card is with you.',
    );
    expect(await cellOf(shown(), 0, 'white', 1)).toBe(
      `yes: Sepp showed it to you, in suspicion 1: ${guess}.`,
    );
    expect(await cellOf(shown(), 2, 'white', 1)).toMatch(/^open|^yes: It follows/);
  });

  test('knows what may still be in the envelope', async () => {
    const { possible, whereabouts } = await import('./deduction.ts');
    const view = viewFor(shown(), 0);
    expect(possible(view, 'who')).not.toContain('white');
    expect(possible(view, 'who')).toContain('red');
    expect(whereabouts(view, 'white')).toBe(1);
    expect(whereabouts(view, 'red')).toBe(undefined);
  });
});

describe('the player’s own notes', () => {
  const BOX = { card: 'rope', place: 2, of: 5 } as const;

  test('a tap after the other goes through all marks and back to none', async () => {
    const { markIn, notesOf, withNextMark } = await import('./notes.ts');
    let notes = notesOf(1);
    const seen = Array.from({ length: 5 }, () => {
      notes = withNextMark(notes, BOX);
      return markIn(notes, BOX);
    });
    expect(seen).toEqual(['?', '!', 'y', 'n', undefined]);
    expect(markIn(withNextMark(notes, BOX), { ...BOX, place: 3 })).toBe(undefined);
  });

  test('all boxes and the longest text fit what the house keeps', async () => {
    const { LONGEST_TEXT } = await import('./notes.ts');
    const notes = { match: 99, marks: '?'.repeat(21 * 7), text: '\n'.repeat(LONGEST_TEXT) };
    expect(JSON.stringify(notes).length).toBeLessThanOrEqual(4000);
  });

  test('those of an older match are dropped', async () => {
    const { snapshot } = await import('../../connection.ts');
    const { notesOf } = await import('./notes.ts');
    const notes = JSON.stringify({ match: 1, marks: '?', text: 'It was the gardener' });
    snapshot.value = { line: 'open', table: { notes } } as never;
    expect(notesOf(1).text).toBe('It was the gardener');
    expect(notesOf(2)).toEqual({ match: 2, marks: '', text: '' });
  });
});

test('whoever is out or watches is not heard by those who play', async () => {
  const { knowsSecret } = await import('./rules.ts');
  const out = after(dealt(), [0, accuses({ ...SOLUTION, how: 'pipe' })]);
  const knowing = (state: State) =>
    [0, 1, 'gallery' as const].map(viewer => knowsSecret(game.view(state, viewer)));
  expect(knowing(dealt())).toEqual([false, false, false]);
  expect(knowing(out)).toEqual([true, false, true]);
});

describe('a square of the corridors has a name that people can use', () => {
  test.each([
    ['in front of a door', 'in the corridor by the lounge door', 'lounge'],
    ['elsewhere', 'in the corridor, 4 steps from the lounge', 'lounge'],
  ] as const)('%s', async (_, words, room) => {
    const { placeIn } = await import('./texts.ts');
    const { CORRIDOR, nearestRoom } = await import('@stammtisch/cluedo');
    const away = words.includes('door') ? 1 : 4;
    const square = CORRIDOR.find(each => {
      const nearest = nearestRoom(each);
      return nearest.room === room && nearest.steps === away;
    })!;
    expect(placeIn(square)).toBe(words);
  });
});

describe('the button to accuse', () => {
  const certain = async (state: State) => {
    const { isSolved } = await import('./deduction.ts');
    return isSolved(viewFor(state, 0));
  };

  test('is lit when the sheet is certain of all three cards, and not before', async () => {
    expect(await certain(dealt())).toBe(false);
    // Nobody has any of the three, and all of them are the asker's or in the envelope.
    const lone: Guess = { who: 'red', how: 'rope', where: 'lounge' };
    const passed = after(inLounge(), [0, suspects(lone)]);
    expect(await certain(passed)).toBe(false);
    const wrong = after(passed, [0, accuses({ who: 'red', how: 'rope', where: 'hall' })]);
    expect(await certain(wrong)).toBe(true);
  });
});
