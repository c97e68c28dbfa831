import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

/** One sentence about what is going on now, and what is to be done. */
export interface StatusText {
  readonly text: string;
  /** The lamp: something is to be done here. */
  readonly lamp: boolean;
}

export const still = (text: string): StatusText => ({ text, lamp: false });
export const lit = (text: string): StatusText => ({ text, lamp: true });

/** The same for those who watch: they are told so, and have nothing to do. */
export const orWatched = (status: StatusText, { seat }: TableContext): StatusText =>
  seat === undefined ? still(`${tableTexts().table.spectator} ${status.text}`) : status;
