import { fetched } from '../parts/fetched.tsx';
import type { TableContext } from './game-ui.ts';

/** Fetched when somebody knocks. */
const OneKnock = fetched(() => import('./one-knock.tsx').then(({ OneKnock }) => OneKnock));

/** Who knocks, for the host: one after the other. */
export function Knocks({ context }: { context: TableContext }) {
  const { room } = context.table.scene;
  const [first] = room.knocks ?? [];
  if (first === undefined || room.host !== context.me || room.closed) return null;
  return <OneKnock key={first.person} context={context} knock={first} />;
}
