import { h, render } from 'preact';
import { vi } from 'vitest';

type Component<Props> = (props: Props) => unknown;

/** What a visitor would see of a component, drawn on just enough of a document for Preact: no browser is needed. */
export function drawn<Props extends object>(
  component: Component<Props>,
  props: Props,
): TinyElement {
  const page = new TinyElement('page');
  vi.stubGlobal('document', tinyDocument);
  // Effects wait for the next frame, which never comes.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  render(h(component as never, props as never), page as never);
  return page;
}

class TinyNode {
  parentNode: TinyElement | null = null;
  readonly ownerDocument = undefined;

  get text(): string {
    return '';
  }

  get nextSibling(): TinyNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

class TinyText extends TinyNode {
  readonly nodeType = 3;
  data: string;

  constructor(data: string) {
    super();
    this.data = data;
  }

  override get text(): string {
    return this.data;
  }
}

export class TinyElement extends TinyNode {
  readonly nodeType = 1;
  readonly localName: string;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly childNodes: TinyNode[] = [];
  readonly style = { setProperty: () => undefined };
  readonly #attributes = new Map<string, string>();

  constructor(localName: string) {
    super();
    this.localName = localName;
  }

  get firstChild(): TinyNode | null {
    return this.childNodes[0] ?? null;
  }

  get attributes(): readonly { readonly name: string; readonly value: string }[] {
    return [...this.#attributes].map(([name, value]) => ({ name, value }));
  }

  get(attribute: string): string | undefined {
    return this.#attributes.get(attribute);
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  addEventListener(): void {}
  removeEventListener(): void {}
  focus(): void {}

  insertBefore(node: TinyNode, before: TinyNode | null): void {
    node.remove();
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
  }

  removeChild(node: TinyNode): void {
    const at = this.childNodes.indexOf(node);
    if (at >= 0) this.childNodes.splice(at, 1);
    node.parentNode = null;
  }

  /** What can be read or heard of it. */
  override get text(): string {
    return this.get('aria-label') ?? this.childNodes.map(({ text }) => text).join('');
  }

  /** Everything within it that matches a name, or a class with a dot. */
  all(selector: string): readonly TinyElement[] {
    return this.childNodes.flatMap(node =>
      node instanceof TinyElement
        ? [...(node.#matches(selector) ? [node] : []), ...node.all(selector)]
        : [],
    );
  }

  #matches(selector: string): boolean {
    return selector.startsWith('.')
      ? (this.get('class') ?? '').split(' ').includes(selector.slice(1))
      : this.localName === selector;
  }
}

const tinyDocument = {
  documentElement: { dataset: {} },
  querySelector: () => null,
  createElement: (name: string) => new TinyElement(name),
  createElementNS: (_: string, name: string) => new TinyElement(name),
  createTextNode: (data: string) => new TinyText(data),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
