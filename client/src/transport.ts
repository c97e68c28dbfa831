/** One connection, as the client sees it. Browsers, Node and the simulation each make their own. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

/** What happens on a line. After `closed` nothing more does. */
export interface TransportEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

export type Connect = (events: TransportEvents) => Transport;

/** Where a client keeps who it is. */
export interface Memory {
  load(): Identity | undefined;
  save(identity: Identity): void;
  forget(): void;
}

export interface Identity {
  readonly person: string;
  readonly secret: string;
}
