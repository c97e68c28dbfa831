import type { HouseMessage, World } from '@stammtisch/protocol';

interface AnnouncementDeps {
  readonly world: Pick<World, 'now'>;
  readonly tellAll: (text: string) => void;
  /** The other nodes tell theirs. */
  readonly tellOthers: (text: string) => void;
}

export type Announcement = Extract<HouseMessage, { type: 'announcement' }>;

/** What the operator says to everyone: those who are here, and those who come until it is withdrawn. */
export class Announcements {
  readonly #deps: AnnouncementDeps;
  #current: Announcement | undefined;

  constructor(deps: AnnouncementDeps) {
    this.#deps = deps;
  }

  get current(): Announcement | undefined {
    return this.#current;
  }

  announce(text: string): void {
    // The time is a number that no announcement has had, not even before a restart.
    this.#tell({ type: 'announcement', number: this.#deps.world.now(), text });
  }

  withdraw(): void {
    if (this.#current === undefined) return;
    this.#tell({ type: 'announcement', number: this.#current.number });
  }

  #tell(message: Announcement): void {
    this.hear(message);
    this.#deps.tellOthers(JSON.stringify(message));
  }

  /** The operator has said it, here or on another node. */
  hear(message: Announcement): void {
    this.#current = message.text === undefined ? undefined : message;
    this.#deps.tellAll(JSON.stringify(message));
  }
}
