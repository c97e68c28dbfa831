import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Nothing on the table of a match that is over can be played any more. What only changes what one
 * looks at says so by `data-look`: `use` is for all that is in it, `scroll` for the thing alone.
 */
export function Picture({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const freeze = () => freezeIn(current);
    freeze();
    const observer = new MutationObserver(freeze);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div class="picture" ref={box}>
      {children}
    </div>
  );
}

/** Whatever is inert makes all that it contains inert: only what contains nothing to be used may be. */
function freezeIn(parent: Element): void {
  for (const child of parent.children) {
    const look = child.getAttribute('data-look');
    const isOpen = look !== null || child.querySelector('[data-look]') !== null;
    child.toggleAttribute('inert', !isOpen);
    // By keyboard, too.
    if (look === 'scroll') child.setAttribute('tabindex', '0');
    if (isOpen && look !== 'use') freezeIn(child);
  }
}
