/** One sentence about what is going on now, and what is to be done. */
export interface StatusText {
  readonly text: string;
  /** The lamp: something is to be done here. */
  readonly lamp: boolean;
}

export const still = (text: string): StatusText => ({ text, lamp: false });
export const lit = (text: string): StatusText => ({ text, lamp: true });
