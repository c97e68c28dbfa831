import { useEffect, useRef } from 'preact/hooks';

/** By then whatever takes the place of what has gone is there, and may have taken the focus itself. */
const SETTLED_MS = 60;

const isGone = (element: Element): boolean =>
  !element.isConnected || (element instanceof HTMLButtonElement && element.disabled);

function keepFocus(last: Element | undefined): void {
  const { activeElement, body } = document;
  if (last === undefined || !isGone(last)) return;
  if (activeElement !== null && activeElement !== body && activeElement !== last) return;
  const next = document.querySelector<HTMLElement>('#state, main');
  if (next === null) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Focus never falls to the body: where the button that had it is gone, the line that says how things stand has it. */
export function useKeptFocus(): void {
  const last = useRef<Element | undefined>(undefined);
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    const left = () => void setTimeout(() => keepFocus(last.current), SETTLED_MS);
    document.addEventListener('focusin', focused);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('focusout', left);
    };
  }, []);
  // Not every browser says that what had the focus has gone: whatever is drawn anew may have taken it away.
  useEffect(() => {
    const timer = setTimeout(() => keepFocus(last.current), SETTLED_MS);
    return () => clearTimeout(timer);
  });
}
