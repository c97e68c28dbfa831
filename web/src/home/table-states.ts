import { hasFreeSeat, type TableSummary } from '@stammtisch/protocol';

import type { TableText } from '../text/table/en.ts';

/** Whether they wait or play, who may come, and who looks on. */
export function statesOf(table: TableSummary, text: TableText['tables']): readonly string[] {
  const { started, access = 'free', locked, watching, noRobots } = table;
  return [
    started ? text.playing : text.waiting,
    isInactive(table) ? text.inactive : '',
    locked === true ? text.lockedTable : hasFreeSeat(table) ? text.free : text.full,
    locked === true || access === 'free' ? '' : text.access[access],
    noRobots === true ? text.noRobots : '',
    watching > 0 ? text.lookingOn(watching) : '',
  ].filter(part => part !== '');
}

/** Everyone who sits there is gone, perhaps only for a moment. */
const isInactive = ({ chairs }: TableSummary): boolean =>
  chairs.every(chair => !('person' in chair) || chair.away === true);
