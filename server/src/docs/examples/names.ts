/** Dora and Emil have accounts: a guest by either name has signed up before. */
export type Who = 'ada' | 'bob' | 'cleo' | 'dora' | 'emil';

export const ADA = 'ada2345678';
export const BOB = 'bob2345678';
export const CLEO = 'cleo234567';
export const DORA = 'dora234567';
export const EMIL = 'emil234567';
const SECRET = 'k7w2pz9mq4x8c3vd6s5tg2hn7b4j9rfy';
export const TABLE = 'w4kz7n2p';
export const CORNER = 'c6n8v3xt';
export const WINDOW = 'g7s5h9dk';
export const BENCH = 'n5j2y8wk';
export const STOOL = 'q9m3x6vb';
export const QUICK = 'r8d5k2wz';
export const MATCH = 'h5t8c2w7d4xz';
export const ENTRIES = [
  'p6d9k3tz7wqx',
  'b2m7x5c8rnv4',
  'f9g4j6s2kdh7',
  'm3c8w5q2ztn6',
  'd7k4v9x2bhs5',
] as const;

export const secretOf = (who: Who): string => (who + SECRET).slice(0, SECRET.length);

/** Ids and made-up names, which are others in every house. */
export const MADE_UP: readonly string[] = [
  ADA,
  BOB,
  CLEO,
  DORA,
  EMIL,
  TABLE,
  CORNER,
  WINDOW,
  STOOL,
  BENCH,
  QUICK,
  MATCH,
  ...ENTRIES,
  secretOf('ada'),
  secretOf('bob'),
  secretOf('cleo'),
  'Bergdohle 356',
  'Schneehase 12',
  'Murmeltier 77',
];
