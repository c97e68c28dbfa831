type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  // Unlike `===`, this need not look at what is the same; only 0 and -0 say the same and are not.
  if (Object.is(a, b)) return true;
  if (typeof a === 'number') return a === b;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return isObject(a) && isObject(b) && sameFields(a, b);
}

// Loops, and no functions made on the way: every list of every view is compared at every move.
function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  for (const key in a) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  for (const key in b) if (!Object.hasOwn(a, key)) return false;
  return true;
}

/** Sixteen hex digits that name a piece of plain data, whatever the order of its keys. */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  const digits = (seed: number) => hash(text, seed).toString(16).padStart(8, '0');
  return digits(0x811c9dc5) + digits(0x2545f491);
}

// Loops here too: what every guest of every simulated evening sees is named by this.
function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return canonicalList(value);
  return isObject(value) ? canonicalFields(value) : JSON.stringify(value);
}

const PLAIN = /^[\w ]*$/;
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

function canonicalList(items: readonly unknown[]): string {
  let text = '';
  for (const item of items) text += `${text === '' ? '' : ','}${canonical(item)}`;
  return `[${text}]`;
}

function canonicalFields(fields: Fields): string {
  let text = '';
  for (const key of Object.keys(fields).toSorted())
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(fields[key])}`;
  return `{${text}}`;
}

/** Thirty-two bits of a text. For comparing and seeding, never against an adversary. */
export function hash(text: string, seed: number): number {
  let bits = seed;
  for (let at = 0; at < text.length; at++) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
    bits ^= bits >>> 15;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
