import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { houseTexts } from '../text/texts.ts';
import { Icon } from './icon.tsx';

interface SheetProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A sheet of paper in front of everything, until it is closed. */
export function Sheet({ title, close, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // At once: whoever types on must not type into a sheet that is not there yet.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={heading}
      onClose={close}
      onClick={closeOutside}
    >
      <div class="sheet-in">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="btn quiet icon"
            aria-label={houseTexts().close}
            onClick={close}
          >
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
