import { useEffect, useRef } from 'preact/hooks';

import { shortcuts } from '../settings.ts';

/** What single keys do, by their name in lower case. Returning false leaves the key to the browser. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => boolean | void>>;

/** Listens to the keyboard wherever nobody is writing and no sheet is open. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const key = event.key.toLowerCase();
      if (key.length === 1 && key !== ' ' && shortcuts.value === 'off') return;
      if (!Object.hasOwn(current.current, key)) return;
      if (current.current[key]?.(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
