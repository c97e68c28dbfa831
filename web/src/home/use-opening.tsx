import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';

import { lazy } from '../lazy.ts';

type Opening = ComponentType<{ close: () => void }>;

/** The sheet in which a table is opened, and what shows it; its choices are fetched when they are wanted. */
export function useOpening(): { readonly opening: ComponentChildren; readonly open: () => void } {
  const shown = useSignal<{ readonly Sheet: Opening } | undefined>(undefined);
  const load = async () => {
    const { OpeningSheet, loadTexts } = await lazy(() => import('./opening.tsx'));
    await loadTexts();
    shown.value = { Sheet: OpeningSheet };
  };
  const Sheet = shown.value?.Sheet;
  return {
    opening: Sheet && <Sheet close={() => (shown.value = undefined)} />,
    open: () => void load(),
  };
}
