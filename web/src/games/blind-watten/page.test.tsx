import type { State } from '@stammtisch/blind-watten';
import type { Seat } from '@stammtisch/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import {
  after,
  announced,
  answers,
  asks,
  BET,
  dealt,
  gameUiProps,
  NO_WISH,
  shows,
  contextOf,
  throws,
} from '../../testing/blind-watten.ts';
import { drawn, type TinyElement } from '../../testing/drawn.ts';
import { loadTextsOf } from '../../testing/table.ts';

const EVERYONE: readonly (Seat | undefined)[] = [0, 1, 2, 3, undefined];

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await loadTextsOf(import('./texts.ts'));
});

/** What lies before someone: strip, state or question, hand, actions. */
async function mineOf(state: State, seat: Seat | undefined): Promise<TinyElement> {
  const { PlayerArea } = await import('./player-area.tsx');
  return drawn(PlayerArea, gameUiProps(state, seat));
}

const buttonsOf = async (state: State, seat: Seat | undefined): Promise<readonly string[]> =>
  (await mineOf(state, seat)).all('button').map(({ text }) => text);

const seen = async (
  state: State,
  buttons: readonly string[],
): Promise<readonly (readonly string[])[]> =>
  Promise.all(
    EVERYONE.map(async seat =>
      (await buttonsOf(state, seat)).filter(text => buttons.includes(text)),
    ),
  );

const WISHES = ['Schönere', 'Schlagtausch'];
const NONE = [[], [], [], [], []];

describe('W32: the buttons for wishes', () => {
  const wishes = (state: State) => seen(state, WISHES);

  test('are for the announcers, before Schlag and trump are chosen', async () => {
    expect(await wishes(dealt())).toEqual([WISHES, [], [], WISHES, []]);
  });

  test.each<[string, State]>([
    ['a wish has to be answered', after(dealt(), [0, asks('schoenere')])],
    ['the Schlag is shown', after(dealt(), [0, shows('Ua')])],
    ['the four are going', announced({ score: [16, 11] })],
    ['cards are played', announced()],
    ['a bid has to be answered', after(announced(), [2, BET])],
  ])('are gone when %s', async (_, state) => {
    expect(await wishes(state)).toEqual(NONE);
  });

  test('one that was declined is gone for whoever asked, and the other keeps its place', async () => {
    const state = after(dealt(), [0, asks('schoenere')], [3, answers(false)]);
    expect(await wishes(state)).toEqual([['Schlagtausch'], [], [], WISHES, []]);
    const [left] = (await mineOf(state, 0)).all('.wish');
    expect(left?.get('data-wish')).toBe('schlagtausch');
  });

  test('"no wish" is for the person a computer waits for (4.11)', async () => {
    const noWish = (state: State) => seen(state, ['No wish']);
    const state = after(dealt({ computers: [0] }), [0, NO_WISH]);
    expect(await noWish(dealt())).toEqual(NONE);
    expect(await noWish(state)).toEqual([[], [], [], ['No wish'], []]);
    expect(await noWish(after(state, [3, NO_WISH]))).toEqual(NONE);
  });
});

describe('W33: the button for a bid', () => {
  const bids = (state: State) => seen(state, ['Bid 3', 'Bid 4']);

  test('is for everyone with cards once Schlag and trump stand', async () => {
    expect(await bids(dealt())).toEqual(NONE);
    expect(await bids(announced())).toEqual([['Bid 3'], ['Bid 3'], ['Bid 3'], ['Bid 3'], []]);
  });

  test('then for the other team, and never for more than a team needs', async () => {
    const held = after(announced(), [2, BET], [3, answers(true)]);
    expect(await bids(held)).toEqual([[], ['Bid 4'], [], ['Bid 4'], []]);
    expect(await bids(announced({ score: [16, 15] }))).toEqual([[], ['Bid 3'], [], ['Bid 3'], []]);
  });

  test('leaves its place empty where there is none', async () => {
    for (const state of [dealt(), after(announced(), [2, BET]), announced()])
      for (const seat of [0, 1, 2, 3])
        expect((await mineOf(state, seat)).all('.bid')).toHaveLength(1);
  });
});

/** The cards and words in the strip that only announcers see. */
async function stripOf(state: State, seat: Seat | undefined): Promise<readonly string[]> {
  const { Strip } = await import('./strip.tsx');
  const strip = drawn(Strip, { context: contextOf(state, seat) });
  return strip.all('.t').map(each =>
    each
      .all('span')
      .map(({ text }) => text)
      .join(' '),
  );
}

describe('W34: what announcers see', () => {
  test('is the Rechter, and the card that the other one showed', async () => {
    expect(await stripOf(announced(), 0)).toEqual([
      'Announced Unter of hearts',
      'Luis showed ten of hearts',
    ]);
    expect(await stripOf(announced(), 3)).toEqual([
      'Announced Unter of hearts',
      'Anna showed Unter of acorns',
    ]);
  });

  test('the tasks exchanged, it is still the card of the other one (W49)', async () => {
    const state = after(
      dealt(),
      [0, asks('schlagtausch')],
      [3, answers(true)],
      [3, shows('Th')],
      [0, shows('Ua')],
    );
    expect((await stripOf(state, 0))[1]).toBe('Luis showed ten of hearts');
    expect((await stripOf(state, 3))[1]).toBe('Anna showed Unter of acorns');
  });

  test('before the trump is chosen, the dealer sees the Schlag, and forehand nothing', async () => {
    const state = after(dealt(), [0, shows('Ua')]);
    expect(await stripOf(state, 3)).toEqual(['Anna showed Unter of acorns']);
    expect(await stripOf(state, 0)).toEqual([]);
  });

  test('chosen together, nobody sees anything before both have chosen (4.3)', async () => {
    const state = after(dealt({ options: { announceOrder: 'together' } }), [0, shows('Ua')]);
    for (const seat of EVERYONE) expect(await stripOf(state, seat)).toEqual([]);
    expect((await stripOf(after(state, [3, shows('Th')]), 3))[1]).toBe(
      'Anna showed Unter of acorns',
    );
  });

  test('is for nobody else', async () => {
    for (const seat of [1, 2, undefined]) expect(await stripOf(announced(), seat)).toEqual([]);
  });

  test('the list of what beats what begins with the Guter and the Rechter', async () => {
    const { Strip } = await import('./strip.tsx');
    const items = drawn(Strip, { context: contextOf(announced(), 0) }).all('li');
    const cards = items.map(item => item.all('.mini').map(({ text }) => text));
    expect(cards).toEqual([['Ober of hearts'], ['Unter of hearts'], ['Unter'], ['hearts'], []]);
  });
});

/** The question someone has to answer: its title, what it means, and the answers. */
async function questionOf(state: State, seat: Seat | undefined): Promise<readonly string[]> {
  const boxes = (await mineOf(state, seat)).all('.ask');
  return boxes
    .flatMap(box => ['h2', 'p', 'button'].flatMap(each => box.all(each)))
    .map(({ text }) => text);
}

describe('W35: questions are asked of whoever must answer', () => {
  test('Schlagtausch names the task that one would have (W49)', async () => {
    expect(await questionOf(after(dealt(), [0, asks('schlagtausch')]), 3)).toEqual([
      'Anna asks for Schlagtausch.',
      'You would choose the Schlag and Anna the trump.',
      'Noas it is',
      'Yesexchange',
    ]);
    expect(await questionOf(after(dealt(), [3, asks('schlagtausch')]), 0)).toEqual([
      'Luis asks for Schlagtausch.',
      'You would choose the trump and Luis the Schlag.',
      'Noas it is',
      'Yesexchange',
    ]);
  });

  test('Schönere says who gets new cards (W48)', async () => {
    expect(await questionOf(after(dealt(), [0, asks('schoenere')]), 3)).toEqual([
      'Anna asks for Schönere.',
      'You and Anna would each get five new cards. Your partners keep theirs.',
      'Nokeep the cards',
      'Yesnew cards',
    ]);
  });

  test('a bid names its price on both sides, and so do the four (W50, W51)', async () => {
    expect((await questionOf(after(announced(), [2, BET]), 3)).slice(2)).toEqual([
      'Nothey get 2',
      'Holdthe round is worth 3',
    ]);
    expect((await questionOf(announced({ score: [16, 11] }), 0)).slice(2)).toEqual([
      'Nothey get 2',
      'Holdthe round is worth 4',
    ]);
  });

  test.each<[string, State, Seat]>([
    ['a wish', after(dealt(), [0, asks('schlagtausch')]), 3],
    ['a bid', after(announced(), [2, BET]), 3],
    ['the four', announced({ score: [16, 11] }), 0],
  ])('nobody else is asked about %s', async (_, state, answerer) => {
    for (const seat of EVERYONE)
      expect((await questionOf(state, seat)).length > 0).toBe(seat === answerer);
  });
});

describe('W31: points and tricks of both teams', () => {
  // Seat 0 takes the first trick, seat 1 the second.
  const state = after(
    announced({ score: [5, 8] }),
    [0, throws('9h')],
    [1, throws('Tb')],
    [2, throws('8a')],
    [3, throws('8h')],
  );
  const OURS = ['Us', '5', 'tricks: 1'];
  const THEIRS = ['Them', '8', 'tricks: 0'];

  async function sidesOf(component: 'ScoreLine' | 'Score', seat: Seat | undefined) {
    const score = await import('./score.tsx');
    const sides = drawn(score[component], { context: contextOf(state, seat) }).all('.team');
    return sides.map(side => ['.tn', '.pts', '.vh'].map(each => side.all(each)[0]?.text));
  }

  test.each(['ScoreLine', 'Score'] as const)(
    'in the %s: ours first, each with its own',
    async part => {
      for (const seat of [0, 2]) expect(await sidesOf(part, seat)).toEqual([OURS, THEIRS]);
      for (const seat of [1, 3])
        expect(await sidesOf(part, seat)).toEqual([
          ['Us', '8', 'tricks: 0'],
          ['Them', '5', 'tricks: 1'],
        ]);
      expect(await sidesOf(part, undefined)).toEqual([
        ['Team 1', '5', 'tricks: 1'],
        ['Team 2', '8', 'tricks: 0'],
      ]);
    },
  );

  test('the boxes are filled for the tricks of that side', async () => {
    const { ScoreLine } = await import('./score.tsx');
    const sides = drawn(ScoreLine, { context: contextOf(state, 1) }).all('.team');
    expect(sides.map(side => side.all('.on').length)).toEqual([0, 1]);
  });

  test('with the names of the players', async () => {
    const { Score } = await import('./score.tsx');
    const names = drawn(Score, { context: contextOf(state, 1) }).all('.names');
    expect(names.map(({ text }) => text)).toEqual(['You and Luis', 'Anna and Rosi']);
  });

  test('and read out', async () => {
    const { read } = await import('./read.ts');
    expect(read.score(contextOf(state, 1))).toMatch(
      /^Us.*8 points, 0 tricks.*Them.*5 points, 1 trick\./,
    );
  });
});

describe('who takes a trick is said in good English', () => {
  const line = [
    [0, throws('9h')],
    [1, throws('Tb')],
    [2, throws('8a')],
    [3, throws('8h')],
  ] as const;

  async function labels(state: State, seat: Seat): Promise<readonly string[]> {
    const { TableCentre } = await import('./table-centre.tsx');
    return drawn(TableCentre, gameUiProps(state, seat))
      .all('.by')
      .map(({ text }) => text);
  }

  test('of oneself and of others', async () => {
    const taken = after(announced(), ...line);
    expect(await labels(taken, 0)).toEqual(['you take it']);
    expect(await labels(taken, 1)).toEqual(['Anna takes it']);
    const led = after(announced(), ...line.slice(0, 1));
    expect(await labels(led, 0)).toEqual(['you are ahead']);
    expect(await labels(led, 3)).toEqual(['Anna best so far']);
    expect(await labels(led, 1)).toEqual(['Anna led']);
  });
});

describe('every button has its place', () => {
  const ORDER = ['.private', '.wishes', '.state', '.confirm', '.ask', '.handbox', '.actions'];

  test.each<[string, State, readonly string[]]>([
    ['announcing', dealt(), ['.wishes', '.state', '.handbox', '.actions']],
    ['asked for a wish', after(dealt(), [3, asks('schoenere')]), ['.ask', '.handbox', '.actions']],
    ['playing', announced(), ['.private', '.state', '.handbox', '.actions']],
    [
      'asked about a bid',
      after(announced(), [1, BET]),
      ['.private', '.ask', '.handbox', '.actions'],
    ],
  ])(
    '%s: what is asked comes above the cards, and the actions stay below',
    async (_, state, parts) => {
      const [section] = (await mineOf(state, 0)).all('section');
      const found = section!.childNodes.flatMap(node =>
        ORDER.filter(each => node.parentNode?.all(each).includes(node as TinyElement)),
      );
      expect(found).toEqual(parts);
    },
  );
});
