import type { ChatLine, HouseLine, RoundResult } from '@stammtisch/protocol';

import { withRobot } from '../parts/robot-mark.tsx';
import { clockInWords, leaversInWords, reserveInWords } from '../text/games/options.ts';
import { listed, money, signed, tableTexts } from '../text/texts.ts';

/** What the house says in the chat, in the visitor's language. */
export function houseLineInWords({ name: plain, robot, house }: ChatLine): readonly string[] {
  const name = withRobot(plain, robot);
  const { lines } = tableTexts();
  if (house === undefined) return [];
  if ('person' in house) return [lines[house.kind](name)];
  switch (house.kind) {
    case 'welcome':
      return [house.text];
    case 'options':
    case 'closed':
    case 'started':
    case 'again':
      return [lines[house.kind]];
    case 'computer won':
      return [lines.won(house.bot)];
    case 'round':
      return [lines.round(listed(house.results.map(result => resultInWords(result, house.unit))))];
    case 'settings':
      return settingsInWords(house.change);
  }
}

const resultInWords = ({ by, gain }: RoundResult, unit: 'cents' | 'points'): string =>
  `${'bot' in by ? by.bot : by.name} ${unit === 'cents' ? money(gain, { signed: true }) : signed(gain)}`;

type Change = Extract<HouseLine, { kind: 'settings' }>['change'];

/** Who may do what at the table, and then how it is played. */
function settingsInWords(change: Change): readonly string[] {
  const { settings } = tableTexts().lines;
  const { name, listed, locked, access, chat, spectators, openHands, robots } = change;
  return [
    ...(name === undefined ? [] : [settings.name(name)]),
    ...(listed === undefined ? [] : [settings.listed(listed)]),
    ...(locked === undefined ? [] : [settings.locked(locked)]),
    ...(access === undefined ? [] : [settings.access[access]]),
    ...(chat === undefined ? [] : [settings.chat[chat]]),
    ...(spectators === undefined ? [] : [settings.spectators[spectators]]),
    ...(openHands === undefined ? [] : [settings.openHands(openHands)]),
    ...(robots === undefined ? [] : [settings.robots(robots)]),
    ...paceInWords(change),
  ];
}

function paceInWords({ leavers, clock, reserve, skill }: Change): readonly string[] {
  const { settings } = tableTexts().lines;
  return [
    ...(leavers === undefined ? [] : [leaversInWords(leavers).join(': ')]),
    ...(clock === undefined ? [] : [clockInWords(clock).join(': ')]),
    ...(reserve === 0 ? [settings.noReserve] : []),
    ...reserveInWords(reserve).map(each => each.join(': ')),
    ...(skill === undefined ? [] : [settings.skill]),
  ];
}
