import type { JsonSchema } from '@stammtisch/kernel/json-schema';

import { escaped, prose } from '../html.ts';

interface FieldRow {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly says: string;
}

/** The part of a document that a reference leads to, and where it is explained on the page. */
const idIn = (ref: string): string => ref.split('/').at(-1)!;
/** An answer is explained with its request. */
export const anchorOf = (id: string): string =>
  id.startsWith('Answer.') ? id.slice('Answer.'.length) : `part-${id}`;

/** What kind of value a schema wants, in a few words of HTML. */
export function typeText(schema: JsonSchema): string {
  const { $ref, enum: words, const: only, anyOf, oneOf, type, items, prefixItems } = schema;
  if ($ref !== undefined) {
    const id = idIn($ref);
    return `<a href="#${anchorOf(id)}">${escaped(id)}</a>`;
  }
  const either = anyOf ?? oneOf;
  if (either !== undefined) return either.map(typeText).join(' or ');
  if (only !== undefined) return `<code>${escaped(JSON.stringify(only))}</code>`;
  if (words !== undefined)
    return words.map(each => `<code>${escaped(JSON.stringify(each))}</code>`).join(' or ');
  if (prefixItems !== undefined) return `[${prefixItems.map(typeText).join(', ')}]`;
  if (type === 'array') return `list of ${typeText(items || {})}`;
  if (type === 'object') return objectText(schema);
  return type === undefined ? 'anything' : `${type}${boundsText(schema)}`;
}

function objectText(schema: JsonSchema): string {
  const { additionalProperties } = schema;
  const names = fieldsOf(schema).map(({ name, isRequired }) => (isRequired ? name : `${name}?`));
  if (names.length > 0) return `{ ${escaped(names.join(', '))} }`;
  return additionalProperties ? `object of ${typeText(additionalProperties)}` : 'object';
}

function boundsText({ minimum, maximum, maxLength, pattern }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}–${maximum}`;
  if (minimum !== undefined) return ` ≥ ${minimum}`;
  if (maxLength !== undefined) return `, at most ${maxLength} characters`;
  return pattern === undefined ? '' : ` <code>${escaped(pattern)}</code>`;
}

/** The fields of an object; none for anything else. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): readonly FieldRow[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeText(schema),
    isRequired: required.includes(name),
    says: schema.description ?? '',
  }));

/** A table of the fields, without those that need no explanation. */
export function fieldTable(schema: JsonSchema, without: readonly string[] = []): string {
  const rows = fieldsOf(schema).filter(({ name }) => !without.includes(name));
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ name, type, isRequired, says }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</th><td>${type}</td><td>${prose(says)}</td></tr>`,
  );
  return `<div class="wide fields" tabindex="0"><table><tbody>${cells.join('')}</tbody></table></div>`;
}
