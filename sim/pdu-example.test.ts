import { type Random, seeded } from '@stammtisch/kernel';
import { describe, expect, test } from 'vitest';

import type { Info, InfoFromClient, InfoOf } from '../server/src/pdu/infos.ts';
import { namesOf, PduCaller, pduServer } from './pdu.ts';
import { TestHouse } from './test-house.ts';

/** Six pips for both dice come from here, once the cards are dealt. */
class Dice implements Random {
  readonly #cards = seeded('worked example');
  thrown: number[] = [];

  below(bound: number): number {
    const next = bound === 6 ? this.thrown.shift() : undefined;
    return next === undefined ? this.#cards.below(bound) : next - 1;
  }
}

type Told = readonly [who: string, what: string];

/** Plays the example of chapter 4.7; returns after each step who was told what. */
async function example(choked?: 'c1' | 'c2' | 'watcher'): Promise<{
  readonly steps: readonly (readonly Told[])[];
  readonly infos: Readonly<Record<string, readonly Info[]>>;
}> {
  const dice = new Dice();
  const testHouse = new TestHouse(1);
  testHouse.settings = { newsQueueBytes: 0 };
  await testHouse.open(dice);
  const server = pduServer(testHouse);
  const [c1, c2, watcher] = [1, 2, 3].map(() => new PduCaller(testHouse, server)) as [
    PduCaller,
    PduCaller,
    PduCaller,
  ];
  const clients = { c1, c2, watcher };
  if (choked !== undefined) clients[choked].waiting = 1;
  const steps: Told[][] = [];
  const told = (): Told[] =>
    Object.entries(clients).flatMap(([who, client]) =>
      namesOf(client.news()).map((what): Told => [who, what]),
    );
  const begin = (): void => void steps.push([]);
  const say = async (client: PduCaller, info: InfoFromClient): Promise<void> => {
    client.send(info);
    await testHouse.pass(2_500);
    steps.at(-1)!.push(...told());
  };
  await watcher.signOn('Zuschauer');

  // 1: sign on, and a new session.
  begin();
  await say(c1, { class: 'PlayerAddRequestInfo', name: 'Spieler 1', passwd: '' });
  await say(c1, { class: 'SessionAddRequestInfo', sessionName: 'Kluedo' });
  const { sessionId } = c1.last('SessionAddedInfo');

  // 2: the other one joins, and is accepted.
  begin();
  await say(c2, { class: 'PlayerAddRequestInfo', name: 'Spieler 2', passwd: '' });
  await say(c2, { class: 'SessionListRequestInfo' });
  await say(c2, { class: 'SessionJoinRequestInfo', sessionId });
  await say(c1, {
    class: 'PlayerNotifyInfo',
    playerId: c2.playerId,
    sessionId,
    teamId: 5,
    state: 'ACCEPTED',
  });

  // 3: the session is closed, the cards are dealt, and player 1 begins.
  begin();
  await say(c1, { class: 'SessionCloseRequestInfo', sessionId });

  // 4: player 1 walks, and gets into no room.
  begin();
  dice.thrown = [1, 2];
  await say(c1, { class: 'DiceRequestInfo' });
  await say(c1, { class: 'PlayerMoveRequestInfo', x: 7, y: 21 });
  await say(c1, { class: 'DrawFinishedInfo' });

  // 5: player 2 walks into a room, suspects, is refuted, and accuses.
  begin();
  dice.thrown = [3, 4];
  await say(c2, { class: 'DiceRequestInfo' });
  // Blue walks from (23, 6) into the conservatory, any of whose squares will do.
  await say(c2, { class: 'PlayerMoveRequestInfo', x: 20, y: 3 });
  const { cardList } = c1.last('CardListInfo');
  const of = (type: string): number => cardList.find(card => card.type === type)!.item;
  const guess = { who: of('PERSON'), where: 3, how: of('WEAPON') };
  await say(c2, { class: 'SuspicionRequestInfo', ...guess });
  await say(c1, {
    class: 'SuspicionCardInfo',
    ...cardList.find(card => card.type === 'PERSON' && card.item === guess.who)!,
  });
  await say(c2, { class: 'AccusationRequestInfo', ...guess });

  // 6: it was wrong; both sign off, and the session is removed.
  begin();
  await say(c2, { class: 'PlayerRemoveRequestInfo' });
  await say(c1, { class: 'SessionRemoveRequestInfo', sessionId });
  await say(c1, { class: 'PlayerRemoveRequestInfo' });
  return { steps, infos: { c1: c1.infos, c2: c2.infos, watcher: watcher.infos } };
}

/** As the document prints it: P0 to the clients named first, P1 to those after the bar. */
const PRINTED: readonly (readonly (readonly [what: string, must: string, may: string])[])[] = [
  [
    ['PlayerAddConfirmInfo', 'c1', ''],
    ['PlayerAddedInfo', '', 'c1 watcher'],
    ['SessionAddedInfo', 'c1 watcher', ''],
  ],
  [
    ['PlayerAddConfirmInfo', 'c2', ''],
    ['PlayerAddedInfo', '', 'c1 c2 watcher'],
    ['SessionListInfo', 'c2', ''],
    ['SessionJoinInfo', 'c1', ''],
    ['PlayerNotifyInfo', 'c1 c2', ''],
  ],
  [
    ['SessionClosedInfo', 'c1 c2 watcher', ''],
    ['CardListInfo', 'c1 c2', ''],
    ['PlayerDrawInfo', 'c1 c2', ''],
  ],
  [
    ['DiceInfo', 'c1 c2', ''],
    ['PlayerMovedInfo', 'c1 c2', ''],
    ['DrawFinishedInfo', 'c1 c2', ''],
    ['PlayerDrawInfo', 'c1 c2', ''],
  ],
  [
    ['DiceInfo', 'c1 c2', ''],
    ['PlayerMovedInfo', 'c1 c2', ''],
    ['SuspicionInfo', 'c1 c2', ''],
    ['SuspicionCardInfo', 'c2', ''],
    ['AccusationInfo', 'c1 c2', ''],
    ['CrimeFactInfo', 'c2', ''],
    ['WinnerInfo', 'c1 c2', ''],
  ],
  [
    ['PlayerRemovedInfo', 'c1 c2', 'watcher'],
    ['SessionRemovedInfo', 'c1 watcher', ''],
    ['PlayerRemovedInfo', '', 'c1 watcher'],
  ],
];

/** What one client is told in one step, in order. */
const printedFor = (who: string, step: number, withP1: boolean): readonly string[] =>
  PRINTED[step]!.flatMap(([what, must, may]) =>
    (withP1 ? `${must} ${may}` : must).split(' ').includes(who) ? [what] : [],
  );

describe('the worked example (C33)', () => {
  test.each(['c1', 'c2', 'watcher'] as const)(
    '%s is told what is printed there, in that order, and nobody else is (C6)',
    async who => {
      const { steps } = await example();
      for (const [at, step] of steps.entries())
        expect(
          step.filter(([each]) => each === who).map(([, what]) => what),
          `step ${at + 1}`,
        ).toEqual(printedFor(who, at, true));
    },
  );

  test.each(['c1', 'c2', 'watcher'] as const)(
    '%s, who does not read, is told only what has priority 0 (C5)',
    async who => {
      const { steps } = await example(who);
      for (const [at, step] of steps.entries())
        expect(
          step.filter(([each]) => each === who).map(([, what]) => what),
          `step ${at + 1}`,
        ).toEqual(printedFor(who, at, false));
    },
  );

  test('the fields are those of chapter 5', async () => {
    const { infos } = await example();
    const [c1, c2] = [infos['c1']!, infos['c2']!];
    const get = <C extends Info['class']>(list: readonly Info[], name: C): InfoOf<C> =>
      list.findLast(info => info.class === name) as unknown as InfoOf<C>;
    const { playerId: one } = get(c1, 'PlayerAddConfirmInfo');
    const { playerId: two } = get(c2, 'PlayerAddConfirmInfo');
    const { sessionId } = get(c1, 'SessionAddedInfo');
    expect(get(c1, 'SessionAddedInfo')).toEqual({
      class: 'SessionAddedInfo',
      sessionId,
      sessionName: 'Kluedo',
      directorId: one,
      teamMates: [one],
      activePlayerIndex: -1,
      state: 'OPEN',
    });
    expect(get(c1, 'SessionJoinInfo')).toEqual({
      class: 'SessionJoinInfo',
      sessionId,
      requesterId: two,
    });
    for (const list of [c1, c2])
      expect(get(list, 'PlayerNotifyInfo')).toEqual({
        class: 'PlayerNotifyInfo',
        playerId: two,
        sessionId,
        teamId: 5,
        state: 'ACCEPTED',
      });
    expect(get(c1, 'CardListInfo').cardList).toHaveLength(9);
    expect(get(c2, 'CardListInfo').cardList).toHaveLength(9);
    expect(get(c2, 'DiceInfo')).toEqual({ class: 'DiceInfo', playerId: two, dice: 7 });
    // Wherever in the room one points, the token stands at its door.
    expect(get(c1, 'PlayerMovedInfo')).toEqual({
      class: 'PlayerMovedInfo',
      playerId: two,
      x: 18,
      y: 5,
    });
    const shown = get(c2, 'SuspicionCardInfo');
    expect(shown).toMatchObject({ ownerId: one, type: 'PERSON' });
    expect(get(c1, 'SuspicionInfo')).toMatchObject({ suspectorId: two, answererId: one });
    expect(get(c1, 'WinnerInfo')).toEqual({
      class: 'WinnerInfo',
      playerId: two,
      sessionId,
      state: 'WRONG',
    });
    const { who, where, how } = get(c2, 'CrimeFactInfo');
    const dealt = [...get(c1, 'CardListInfo').cardList, ...get(c2, 'CardListInfo').cardList];
    for (const [type, item] of [
      ['PERSON', who],
      ['ROOM', where],
      ['WEAPON', how],
    ])
      expect(dealt.some(card => card.type === type && card.item === item)).toBe(false);
  });
});
