import { diffText, type Made, type Viewer } from '@stammtisch/kernel';
import type { HouseMessage } from '@stammtisch/protocol';
import { sceneFor, seenBy, type Step } from '@stammtisch/table';

/** What an entry is for those who look on: for each what they may see, and nothing worked out twice. */
export class EntryMessage {
  readonly step: Step;
  readonly #texts = new Map<Viewer, string>();
  readonly #made: Made = [];
  #last: { readonly seen: unknown; readonly head: string } | undefined;

  constructor(step: Step) {
    this.step = step;
  }

  /** For whoever saw the table as `was` before and sees it as `is` now. */
  for(was: Viewer, is: Viewer): string {
    // Whoever sits down or gets up by this entry is alone in that.
    if (was !== is) return this.#make(was, is);
    const text = this.#texts.get(is) ?? this.#known(this.#make(is, is));
    this.#texts.set(is, text);
    return text;
  }

  /** One and the same text for all who see the same. */
  #known(text: string): string {
    for (const known of this.#texts.values()) if (known === text) return known;
    return text;
  }

  #make(was: Viewer, is: Viewer): string {
    const { before, after } = this.step;
    const patch = diffText(sceneFor(before, was), sceneFor(after, is), this.#made);
    return `${this.#headFor(is)}${patch}}`;
  }

  /** All but the patch, which is text already. */
  #headFor(viewer: Viewer): string {
    const { before, entry } = this.step;
    const told = seenBy(before, entry.body, viewer);
    if (this.#last === undefined || this.#last.seen !== told.seen)
      this.#last = { seen: told.seen, head: headOf({ type: 'entry', v: entry.version, ...told }) };
    return this.#last.head;
  }
}

type Head = Omit<Extract<HouseMessage, { type: 'entry' }>, 'patch'>;

const headOf = (head: Head): string => `${JSON.stringify(head).slice(0, -1)},"patch":`;
