import { useEffect, useRef } from 'preact/hooks';

import { premove } from '../preferences/at-table.ts';

/** Plays what was raised early as soon as it is one's turn, for those who want it so. */
export function usePremove(isTurn: boolean, play: () => void): void {
  const was = useRef(isTurn);
  useEffect(() => {
    if (isTurn && !was.current && premove.peek() === 'on') play();
    was.current = isTurn;
  }, [isTurn]);
}
