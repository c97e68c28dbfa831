import type { Seat } from '@stammtisch/kernel';
import { type Card, game, type Options, type State } from '@stammtisch/watten';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { loadTextsOf } from '../../testing/table.ts';
import {
  after,
  answers,
  dealt,
  HANDS,
  type Made,
  named,
  RAISE,
  schlag,
  contextOf,
  statusIn,
  throws,
  toldBy,
  trump,
} from '../../testing/watten.ts';

// There is no browser here: its settings and its line to the house are left out.
vi.mock('../../settings.ts', () => import('../../testing/settings.ts'));
vi.mock('../../connection.ts', () => import('../../testing/connection.ts'));

beforeAll(() => loadTextsOf(import('./texts.ts')));

/** From here on in another language. */
async function speak(wanted: 'en' | 'de' | 'it'): Promise<void> {
  const { language } = await import('../../settings.ts');
  const { texts } = await import('./texts.ts');
  const books = { en: 'Us', de: 'Wir', it: 'Noi' };
  language.value = wanted;
  await vi.waitFor(() => expect(texts().us).toBe(books[wanted]));
}

/** The state line of one seat, or of the gallery. */
async function lineOf(state: State, seat: Seat | undefined): Promise<string> {
  const { statusText } = await import('./status-text.ts');
  return statusIn(statusText, state, seat);
}

describe('the state line says what is going on and what is to be done', () => {
  test('while Schlag and trump are named', async () => {
    const state = dealt(4);
    expect(await lineOf(state, 0)).toBe('* Name the Schlag');
    expect(await lineOf(state, 3)).toBe('Anna names the Schlag, then you the trump');
    expect(await lineOf(state, undefined)).toBe('You are watching. Anna names the Schlag');
    const next = after(state, [0, schlag('U')]);
    expect(await lineOf(next, 3)).toBe('* Name the trump');
    expect(await lineOf(next, 1)).toBe('Luis names the trump');
  });

  test('while a raise waits for its answer', async () => {
    const state = after(named(4), [0, RAISE]);
    expect(await lineOf(state, 0)).toBe('You raise to 3; Sepp must answer');
    expect(await lineOf(state, 1)).toBe('* Anna raises to 3. Do you hold?');
    expect(await lineOf(state, 2)).toBe('Anna raises to 3; Sepp must answer');
  });

  test('when the rules raise against a team that is gespannt', async () => {
    const state = named(4, [13, 2]);
    expect(state.phase).toBe('raised');
    const lines = await Promise.all([0, 1, 2, 3].map(seat => lineOf(state, seat)));
    expect(lines.filter(line => line === '* You are gespannt: play for three?')).toHaveLength(1);
    expect(lines.filter(line => line.startsWith('Gespannt! '))).toHaveLength(3);
  });

  test('trump or crit: everyone knows who is bound', async () => {
    const state = after(named(4), [0, throws('Uh')], [1, throws('Tb')], [2, throws('8a')]);
    expect(await lineOf(state, 3)).toBe('* Your turn: trump or crit!');
    expect(await lineOf(state, 0)).toBe('Luis: trump or crit');
  });
});

describe('a single opponent is asked »Gehst du?«, several »Geht ihr?« (6.2, V22)', () => {
  /** The last seat deals: among three, seat 0 plays alone. */
  const ASKED: Readonly<Record<number, readonly string[]>> = {
    2: ['Gehst du?', 'Gehst du?'],
    3: ['Geht ihr?', 'Gehst du?', 'Gehst du?'],
    4: ['Geht ihr?', 'Geht ihr?', 'Geht ihr?', 'Geht ihr?'],
    5: ['Geht ihr?', 'Geht ihr?', 'Geht ihr?', 'Geht ihr?', 'Geht ihr?'],
    6: ['Geht ihr?', 'Geht ihr?', 'Geht ihr?', 'Geht ihr?', 'Geht ihr?', 'Geht ihr?'],
  };
  const phraseIn = (text: string) => /Gehst du\?|Geht ihr\?/.exec(text)?.[0];

  beforeAll(() => speak('de'));
  afterAll(() => speak('en'));

  test.each([2, 3, 4, 5, 6])('among %i, whoever raises', async seats => {
    const { raiseQuestion, raiseTexts } = await import('./ask.ts');
    const phrases = Array.from({ length: seats }, async (_, seat) => {
      const state: State = { ...named(seats), tricks: [{ leader: seat, cards: [] }] } as State;
      const view = game.view(state, seat);
      if (view.phase !== 'playing') throw new Error('the seat is on turn');
      const raised = after(state, [seat, RAISE]);
      const answers = Number(game.toMove(raised)[0]);
      const asked = game.view(raised, answers);
      if (asked.phase !== 'raised') throw new Error('the seat has raised');
      const { raise, now } = raiseTexts(view, seat);
      const { title } = raiseQuestion(asked, contextOf(raised, answers));
      const said = [raise, now, title, await lineOf(raised, answers)].map(phraseIn);
      expect(new Set(said).size).toBe(1);
      return said[0];
    });
    expect(await Promise.all(phrases)).toEqual(ASKED[seats]);
  });

  test.each([4, 6])('among %i, a team that is gespannt is asked in the plural', async seats => {
    const state = named(seats, [13, 0]);
    expect(phraseIn(await lineOf(state, Number(game.toMove(state)[0])))).toBe('Geht ihr?');
  });

  test('a raise is for oneself or for one’s side, and so is the answer', async () => {
    const { raiseQuestion, raiseTexts } = await import('./ask.ts');
    const texts = (seat: Seat) => {
      const state = { ...named(3), tricks: [{ leader: seat, cards: [] }] } as State;
      const raised = after(state, [seat, RAISE]);
      const answers = Number(game.toMove(raised)[0]);
      const view = game.view(state, seat) as Parameters<typeof raiseTexts>[0];
      const { note } = raiseTexts(view, seat);
      const asked = game.view(raised, answers) as Parameters<typeof raiseQuestion>[0];
      return [note, raiseQuestion(asked, contextOf(raised, answers)).why];
    };
    expect(texts(0)).toEqual(['sonst 2 für dich', 'Du antwortest für deine Partei.']);
    expect(texts(1)).toEqual(['sonst 2 für uns', 'Die Antwort gibst du allein.']);
  });
});

describe('who is with whom in this round', () => {
  const marksFor = async (seats: number, viewer: Seat | 'gallery') => {
    const { markOf } = await import('./rules.ts');
    const view = game.view(dealt(seats), viewer);
    return Array.from({ length: seats }, (_, seat) => markOf(view, seat)).join('');
  };

  test('four and six: teams that stay, with the sign they have in the waiting room', async () => {
    expect(await marksFor(4, 1)).toBe('0101');
    expect(await marksFor(6, 0)).toBe('010101');
  });

  test('three and five: one’s own side always has the first sign', async () => {
    expect(await marksFor(3, 0)).toBe('011');
    expect(await marksFor(3, 1)).toBe('100');
    expect(await marksFor(5, 4)).toBe('01110');
    expect(await marksFor(5, 2)).toBe('10001');
    expect(await marksFor(5, 'gallery')).toBe('01110');
  });

  test('a side is called what it is for the reader', async () => {
    const { partyName } = await import('./texts.ts');
    const nameFor = (seat: Seat, party: 0 | 1) => {
      const state = dealt(3);
      return partyName(contextOf(state, seat), game.view(state, seat), party);
    };
    expect([nameFor(0, 0), nameFor(0, 1)]).toEqual(['You', 'Them']);
    expect([nameFor(1, 0), nameFor(1, 1)]).toEqual(['Anna', 'Us']);
  });
});

/** Everything said about a line of play, as one seat hears it. */
async function toldTo(seat: Seat | undefined, from: State, ...line: readonly Made[]) {
  const { describeEvent } = await import('./describe-event.ts');
  return toldBy(describeEvent, seat, from, ...line).join('. ');
}

describe('what happens is told', () => {
  test('what is named, in public', async () => {
    const told = await toldTo(undefined, dealt(4), [0, schlag('U')], [3, trump('h')]);
    expect(told).toBe('Anna names the Schlag: Unter. Luis names the trump: hearts');
  });

  test('a raise, its answer, and what it brought to whom', async () => {
    const told = await toldTo(2, named(3), [0, RAISE], [1, answers(false)]);
    expect(told).toContain('Anna raises to 3. Sepp must answer');
    expect(told).toContain('Sepp gives up');
    expect(told).toContain('Anna gets 2 points, a raise by Anna was not held');
    expect(told).toContain('The score: You 0, Anna 2, Sepp 0');
  });

  test('a foul', async () => {
    const told = await toldTo(1, named(2, [13, 0]), [0, RAISE]);
    expect(told).toBe(
      'Anna raises although gespannt: minus 2 points, and the raise does not count',
    );
  });
});

describe('a round that is worth three from the start says so, and why (7.7, V23)', () => {
  const dealing = (seats: number, scores: readonly number[], options: Partial<Options> = {}) => {
    const { phase: _, ...state } = dealt(seats, scores, options);
    if (!('hands' in state)) throw new Error('the cards are dealt');
    const { hands: __, ...session } = state;
    const before: State = { ...session, phase: 'dealing' };
    const deal: Made = ['house', { kind: 'deal', dealer: seats - 1, hands: HANDS.slice(0, seats) }];
    return [before, deal] as const;
  };

  test('when the cards are dealt', async () => {
    expect(await toldTo(1, ...dealing(2, [13, 0]))).toContain(
      'Gespannt: Anna. So this round is worth 3 from the start',
    );
    expect(await toldTo(0, ...dealing(4, [13, 0], { whenGespannt: 'three' }))).toContain(
      'Gespannt: You and Rosi. So this round is worth 3 from the start',
    );
    expect(await toldTo(0, ...dealing(4, [13, 0]))).not.toContain('Gespannt');
    expect(await toldTo(0, ...dealing(2, [12, 0]))).not.toContain('Gespannt');
  });

  test('on the screen and for the ear, from the deal on and after a foul', async () => {
    const { subtitle } = await import('./status-text.ts');
    const { read } = await import('./read.ts');
    const { worthOf } = await import('./rules.ts');
    const rounds = [dealt(2, [13, 0]), named(2, [13, 0]), after(named(2, [13, 0]), [0, RAISE])];
    for (const state of rounds) {
      expect(worthOf(game.view(state, 1))).toBe(3);
      expect(subtitle(game.view(state, 1))).toBe('round 1 · gespannt: 3');
      expect(read.score(contextOf(state, 1))).toContain('Gespannt: Anna. So this round');
    }
  });

  test('but not at a table of version 1 (7.8)', async () => {
    const { subtitle } = await import('./status-text.ts');
    const { optionsInWords } = await import('../../text/games/options.ts');
    const { allows, worthOf } = await import('./rules.ts');
    const { whenGespannt: _, ...options } = game.options.presets[0]!.options;
    const line: readonly Made[] = [
      [0, schlag('U')],
      [2, trump('h')],
    ];
    const state = after({ ...dealt(3, [0, 13, 0]), options }, ...line);
    const view = game.view(state, 0);
    expect([worthOf(view), allows(view, RAISE)]).toEqual([2, true]);
    expect(subtitle(view)).toBe('round 1');
    expect(optionsInWords('watten', view.options)).toHaveLength(3);
  });
});

test('gespannt: a foul is announced as one; where it is blocked there is no button', async () => {
  const { allows, isFoul } = await import('./rules.ts');
  const penalty = game.view(named(2, [13, 0]), 0);
  expect([allows(penalty, RAISE), isFoul(penalty)]).toEqual([true, true]);
  const blocked = game.view(named(2, [13, 0], { gespanntFoul: 'blocked' }), 0);
  expect(allows(blocked, RAISE)).toBe(false);
  expect(isFoul(game.view(named(2, [12, 0]), 0))).toBe(false);
});

test('the last trick of a round can be shown before the result', async () => {
  const { isDecided, isPause, lastTrickOf, awaitedSeat } = await import('./rules.ts');
  let state = named(2);
  let before = state;
  while (!isPause(game.view(state, 0))) {
    before = state;
    const seat = awaitedSeat(game.view(state, 0)) ?? 0;
    const [move] = game.legalMoves(game.view(state, seat));
    state = after(state, [seat, move!]);
  }
  const view = lastTrickOf(game.view(before, 0), game.view(state, 0));
  expect(view?.phase).toBe('playing');
  expect(view && isDecided(view) && awaitedSeat(view)).toBe(undefined);
  expect(view && 'tricks' in view && view.tricks.at(-2)?.cards).toHaveLength(2);
});

test('the hand is sorted by suit, and by strength once all is named', async () => {
  const { sorted } = await import('./sort.ts');
  const hand: readonly Card[] = ['8l', 'Uh', 'Kh', '9h', 'Kl'];
  expect(sorted(hand, game.view(dealt(4), 0)).join(' ')).toBe('Kl 8l Kh Uh 9h');
  expect(sorted(hand, game.view(named(4), 0)).join(' ')).toBe('Kh Uh 9h Kl 8l');
});
