import { inked, line, type Markup, path } from './markup.ts';
import { PALETTE } from './palette.ts';
import { shared } from './shapes.ts';

/** The green that plants and figures stand on. */
export const mound = (): Markup => shared('mound', MOUND);

const GRASS =
  'M40 184.6L41.6 182M52 184.4L53.4 181.6M63 184.4L63 181.4M74 184.4L72.6 181.6M86 184.6L84.4 182';

const MOUND = inked(
  1.6,
  path('M28 187C36 179 50 179.6 63 178C76 179.6 90 179 98 187Z', PALETTE.green),
  line(GRASS, { stroke: PALETTE.leaf }),
);
