import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

/** Its number, its name, and the code that leads to it. */
export const TableFacts = ({ table: { table, scene } }: Pick<TableContext, 'table'>) => (
  <p class="muted">
    {scene.room.number !== undefined &&
      tableTexts().tables.number(scene.room.number, scene.room.name ?? '')}
    {' · '}
    <code class="tablecode">
      {table.slice(0, 4)} {table.slice(4)}
    </code>
  </p>
);
