import type { TableSummary } from './messages.ts';

/** Whether somebody could have a chair there, now or after the round, if the host lets them. */
export const hasFreeSeat = ({ people, seats, locked }: TableSummary): boolean =>
  people.length < seats && locked !== true;
