import type { Page } from 'playwright-core';

/**
 * What is wrong with where things are: too large for the screen, cut off, covered,
 * or over each other. Empty if all is well.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Where things are on their way is no fault. Some clocks run for long.
    const isShort = (each: Animation) => Number(each.effect?.getComputedTiming().endTime) < 2_000;
    const moving = document.getAnimations().filter(isShort);
    await Promise.allSettled(moving.map(({ finished }) => finished));

    const TOLERANCE = 3;
    /** No button is smaller, in pixels. */
    const FINGER = 44;
    /** No card on the table is narrower: its index could not be read. */
    const SMALL_CARD = 24;
    /** A name that is no longer is never shortened. */
    const FEW_LETTERS = 14;
    const faults: string[] = [];

    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ checkVisibilityCSS: true });
    };
    const nameOf = (element: Element): string =>
      `${element.getAttribute('class') ?? element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30)}"`;
    /** Inside something that scrolls, whatever is out of sight can be brought into it. */
    const scroller = (element: Element): Element | null => {
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if ([overflowX, overflowY].some(flow => flow === 'auto' || flow === 'scroll')) return each;
      }
      return null;
    };
    const find = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(isShown);
    /** What is seen of a text in an element that ends it with dots. */
    const clipped = (box: DOMRect, within: Element | null): DOMRect => {
      if (within === null || getComputedStyle(within).textOverflow !== 'ellipsis') return box;
      const { left, right } = within.getBoundingClientRect();
      const start = Math.max(left, box.left);
      return new DOMRect(start, box.top, Math.min(right, box.right) - start, box.height);
    };
    /** Where the visible text of an element is, which may be narrower or wider than the element. */
    const textBox = (element: Element): DOMRect => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const boxes: DOMRect[] = [];
      while (texts.nextNode() !== null) {
        range.selectNodeContents(texts.currentNode);
        const parent = texts.currentNode.parentElement;
        const box = clipped(range.getBoundingClientRect(), parent);
        if (parent?.closest('.vh') === null && box.width > 0) boxes.push(box);
      }
      if (boxes.length === 0) return element.getBoundingClientRect();
      const left = Math.min(...boxes.map(box => box.left));
      const top = Math.min(...boxes.map(box => box.top));
      const right = Math.max(...boxes.map(box => box.right));
      const bottom = Math.max(...boxes.map(box => box.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    };

    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth + 1) {
      const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
      const widest = find('body *').filter(isOut).slice(-2).map(nameOf).join(', ');
      faults.push(`the page is ${scrollWidth} wide: ${widest}`);
    }
    if (scrollHeight > innerHeight + 1) {
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
      const lowest = find('body *').toSorted((a, b) => bottomOf(b) - bottomOf(a));
      faults.push(`the page is ${scrollHeight} high: ${lowest.slice(0, 2).map(nameOf).join(', ')}`);
    }

    /** Where a finger would go: the left strip of a card, the middle of everything else. */
    const target = (element: Element): readonly [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.matches('.hand .card')
        ? [left + Math.min(8, width / 2), top + Math.min(24, height / 2)]
        : [left + width / 2, top + height / 2];
    };
    for (const element of find('main button, main a, header button, header a')) {
      if (scroller(element) !== null) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
        faults.push(`cut off: ${nameOf(element)}`);
        continue;
      }
      const hit = document.elementFromPoint(...target(element));
      // A question may lie over what it has to be answered before, and the chat over the table.
      if (hit?.closest('.ask, .chat') && !element.closest('.chat')) continue;
      if (hit === null || !(element.contains(hit) || hit.contains(element)))
        faults.push(`${nameOf(element)} lies under ${hit === null ? 'nothing' : nameOf(hit)}`);
      const text = textBox(element);
      if (text.left < left - 1 || text.right > right + 1)
        faults.push(`wider than its button: ${nameOf(element)}`);
    }

    /** Things that are read or tapped, and never lie on each other. */
    const BLOCKS = [
      '.seat',
      '.seat .held',
      '.state > span, .naming',
      '.totals .team, .totals .stake',
      '.private .t',
      '.what',
      '.panechoice',
      '.actions .btn, .startnote, .lasttrick, .pick',
      '.hand .card, .myhands .card, .betting .btn, .chip-button',
      '.combo .card, .trick .card, .dealer-cards .card, .announcing .slot, .announcing .mini',
      '.trick .by, .ownrole, .outcome, .mychips, .shown .by, .dealer-says',
      '.boardpane svg',
      '.queue',
      '.own-cross .cross',
      '.bar .title, .bar button',
    ];
    /** Those of which only the text counts: the element itself is as wide as the screen. */
    const WRITTEN = '.title, .queue, .totals .team, .dealer-says, .mychips, .what';
    const blocks = BLOCKS.flatMap((selector, kind) =>
      find(selector)
        .filter(element => scroller(element) === null)
        .map(element => ({
          element,
          kind,
          box: element.matches(WRITTEN) ? textBox(element) : element.getBoundingClientRect(),
        })),
    );
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
    for (const [at, one] of blocks.entries())
      for (const other of blocks.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        // Cards of a hand and of a trick lie on each other as cards do, and labels on them.
        const isFan = one.kind === other.kind && one.element.matches('.card');
        const isLabel = [one, other].every(({ element }) => element.closest('.trick, .shown'));
        if (!isFan && !isLabel && over(one.box, other.box))
          faults.push(`${nameOf(one.element)} is over ${nameOf(other.element)}`);
      }

    for (const card of find('.hand .card, .myhands .card, .owncards li')) {
      if (scroller(card) !== null) continue;
      const { top, bottom } = card.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight + 1) faults.push(`cut off: card ${nameOf(card)}`);
    }
    for (const card of find('.trick .card')) {
      const width = Math.round(card.getBoundingClientRect().width);
      if (width < SMALL_CARD) faults.push(`${width} wide: card ${nameOf(card)}`);
    }
    for (const row of find('.owncards, .actions'))
      if (row.scrollWidth > row.clientWidth + 1) faults.push(`scrolls sideways: ${nameOf(row)}`);
    for (const button of find(
      '.actions .btn, .startbar .btn, .ask .btn, .lasttrick, .chip-button',
    )) {
      const { width, height } = button.getBoundingClientRect();
      if (Math.min(width, height) < FINGER)
        faults.push(`${Math.round(width)} × ${Math.round(height)}: ${nameOf(button)}`);
    }
    for (const paper of find('.res .paper')) {
      const isCut = paper.scrollHeight > paper.clientHeight + 1;
      const share = paper.clientHeight / (paper.parentElement?.clientHeight ?? Infinity);
      if (isCut && share < 0.6) faults.push('the result has too little room');
    }
    for (const name of find('.seat .name, .band, .title')) {
      const { lineHeight, paddingInlineEnd } = getComputedStyle(name);
      if (name.scrollWidth > name.clientWidth + parseFloat(paddingInlineEnd) + 1)
        faults.push(`shortened: ${nameOf(name)}`);
      if (!name.matches('.name')) continue;
      const lines = Math.round(name.clientHeight / parseFloat(lineHeight));
      if (lines > 2) faults.push(`${lines} lines: ${nameOf(name)}`);
      const isCut = name.scrollHeight > name.clientHeight + 2;
      const whole = name.getAttribute('title');
      if (isCut && (whole === null || whole.length < FEW_LETTERS))
        faults.push(`shortened, with the title ${whole}: ${nameOf(name)}`);
    }
    return [...new Set(faults)];
  });

/** Something that can be tapped: what it is, and where it lies. */
export interface Place {
  readonly kind: string;
  readonly name: string;
  readonly box: readonly number[];
}

/** Where everything lies that can be tapped, by what it is; each kind has its selector. */
export const placesOf = (
  page: Page,
  kinds: Readonly<Record<string, string>>,
): Promise<readonly Place[]> =>
  page.evaluate(
    kinds =>
      Object.entries(kinds).flatMap(([kind, selector]) =>
        [...document.querySelectorAll(`.tabletop :is(${selector})`)].map(each => {
          const { left, top, right, bottom } = each.getBoundingClientRect();
          const name = each.textContent?.slice(0, 20) ?? '';
          return { kind, name, box: [left, top, right, bottom].map(Math.round) };
        }),
      ),
    kinds,
  );

/** Whether a finger on the one could be on the other; some pixels are nothing to a finger. */
export const overlaps = ({ box: [a = 0, b = 0, c = 0, d = 0] }: Place, { box }: Place): boolean => {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  return Math.min(c, right) - Math.max(a, left) > 4 && Math.min(d, bottom) - Math.max(b, top) > 4;
};
