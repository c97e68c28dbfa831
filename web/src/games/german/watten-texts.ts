import type { Common } from './text/en.ts';

/** What both games of Watten have words for, the same or their own. */
export interface WattenTexts extends Common {
  readonly cardName: (card: string) => string;
  readonly target: (target: number) => string;
  /** Of a card that cannot be played now. */
  readonly mustFollow: string;
  readonly state: Common['state'] & {
    readonly bound: string;
    readonly will: (card: string) => string;
  };
  readonly seat: Common['seat'] & {
    readonly yours: Readonly<Record<'led' | 'takes' | 'best', string>>;
  };
  readonly leave: { readonly free: string; readonly costs: (points: number) => string };
  readonly read: Common['read'] & { readonly card: (name: string, card: string) => string };
  readonly keys: Common['keys'] &
    Readonly<Record<'raise' | 'play' | 'bid' | 'accept' | 'decline', string>>;
}
