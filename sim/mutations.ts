import { pick, type Random } from '@stammtisch/kernel';

export type Value = unknown;

/** Values that have tripped others up. */
const ODD: readonly Value[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e308,
  -0,
  '',
  ' ',
  'a',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\u200b',
  'x'.repeat(79),
  'x'.repeat(80),
  'x'.repeat(81),
  'x'.repeat(500),
  'x'.repeat(1_001),
  '😀'.repeat(300),
  [],
  {},
  [[]],
  [{}],
  { kind: 'pass' },
  { kind: 'ready' },
  { kind: 'deal' },
  { kind: 'play', cards: ['3d'] },
  { kind: 'play', cards: ['3d', '3d'] },
  { kind: 'play', cards: Array.from({ length: 60 }, () => '3d') },
  { kind: 'show', card: '6b' },
  { kind: 'card', card: 'hidden' },
  { kind: 'ask', wish: 'schoenere' },
  { kind: 'answer', accept: 'yes' },
  { kind: 'bet' },
  { kind: 'forfeited', seat: 1 },
  { kind: 'took', seat: 0, by: 'person', chips: 1e9 },
  { kind: 'next' },
  { kind: 'closed' },
  { length: -1 },
];

/** Texts that are no JSON, or JSON of the worst kind. */
export const BROKEN: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'null',
  'NaN',
  'undefined',
  '"',
  '{"re":1',
  '{"re":1,}',
  "{'re':1}",
  '\u0000',
  '\ufeff{}',
  '{"__proto__":{"type":"ping","re":1}}',
  '{"re":1,"re":2,"type":"ping"}',
  '{"re":1e309,"type":"ping"}',
  '{"re":1,"type":"ping","type":"hello"}',
  '['.repeat(4_000),
  `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  `{"re":1,"type":"chat","table":"aaaaaaaa","text":"${'x'.repeat(7_900)}"}`,
  'x'.repeat(8_192),
  'x'.repeat(8_193),
];

/** One to three fields changed, dropped, doubled or added, at any depth. */
export function mutated(message: Record<string, Value>, random: Random): Value {
  let result: Value = message;
  for (let times = random.below(4); times > 0; times--) result = mutatedOnce(result, random);
  return result;
}

function mutatedOnce(value: Value, random: Random): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || random.below(12) === 0)
    return pick(ODD, random);
  const fields = Object.entries(value);
  const at = random.below(fields.length + 1);
  const chosen = fields[at];
  if (chosen === undefined)
    return Object.fromEntries([...fields, [String(pick(ODD, random)), pick(ODD, random)]]);
  if (random.below(4) === 0) return Object.fromEntries(fields.toSpliced(at, 1));
  return Object.fromEntries(fields.with(at, [chosen[0], mutatedOnce(chosen[1], random)]));
}

export function garbled(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return pick(
    [text.slice(0, at), text.slice(at), text.slice(0, at) + text, `${text}${text}`],
    random,
  );
}
