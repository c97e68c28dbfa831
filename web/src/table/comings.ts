import type { TableEvent } from '@stammtisch/client';
import type { Seat } from '@stammtisch/kernel';

import { personAt } from './table-context.ts';

interface AnyFact {
  readonly fact: string;
  readonly seat?: Seat;
  readonly by?: unknown;
}

/** Whoever leaves for good is away too; the table itself says so. */
export function isLeaving({ fact, seat }: AnyFact, { room }: TableEvent['after']): boolean {
  if (fact !== 'went away' || seat === undefined) return false;
  const person = personAt(room, seat);
  return person !== undefined && room.leaving.includes(person);
}

/** Told to everyone, like what the table itself says of people. */
export const isAboutPeople = ({ fact, by }: AnyFact): boolean =>
  (fact === 'sat down' && by === 'person') || ['got up', 'went away', 'came back'].includes(fact);
