import { type Attributes, attributes, type Markup } from './markup.ts';

/** What is drawn more than once, by name. Filled while drawing; a name always means one drawing. */
const shapes = new Map<string, Markup>();

/** Draws a shape by reference. The page that uses it must carry `definitionsFor` it. */
export function shared(name: string, drawing: Markup, list: Attributes = {}): Markup {
  const known = shapes.get(name);
  if (known !== undefined && known !== drawing) {
    throw new Error(`the shape ${name} is drawn in two ways`);
  }
  shapes.set(name, drawing);
  return `<use href="#${PREFIX}${name}"${attributes(list)}/>`;
}

/** The definitions that some markup refers to, also indirectly, each once. */
export function definitionsFor(...drawings: readonly Markup[]): Markup {
  const found = new Map<string, Markup>();
  for (const drawing of drawings) collect(drawing, found);
  return `<defs>${[...found].map(([name, shape]) => define(name, shape)).join('')}</defs>`;
}

const PREFIX = 'st-';
const REFERENCE = /href="#st-([^"]+)"/g;

const define = (name: string, shape: Markup): Markup => `<g id="${PREFIX}${name}">${shape}</g>`;

function collect(drawing: Markup, found: Map<string, Markup>): void {
  for (const [, name = ''] of drawing.matchAll(REFERENCE)) {
    const shape = shapes.get(name);
    if (shape === undefined) throw new Error(`the shape ${name} was never drawn`);
    if (found.has(name)) continue;
    found.set(name, shape);
    collect(shape, found);
  }
}
