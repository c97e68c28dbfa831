import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { lazy } from '../lazy.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component that is fetched when it is shown for the first time; until then there is something else. */
export const fetched = <Props extends object>(
  load: Load<Props>,
  meanwhile: ComponentChildren = null,
): ComponentType<Props> =>
  function Fetched(props: Props) {
    const loaded = useSignal<{ readonly Part: ComponentType<Props> } | undefined>(undefined);
    useEffect(() => {
      void lazy(load).then(Part => (loaded.value = { Part }));
    }, []);
    const Part = loaded.value?.Part;
    return Part ? <Part {...props} /> : <>{meanwhile}</>;
  };

interface SheetProps {
  readonly close: () => void;
}

/** A sheet that is fetched when it is opened, and what opens it. */
export function useSheet(load: Load<SheetProps>): {
  readonly sheet: ComponentChildren;
  readonly open: () => void;
} {
  const shown = useSignal<{ readonly Sheet: ComponentType<SheetProps> } | undefined>(undefined);
  const Sheet = shown.value?.Sheet;
  return {
    sheet: Sheet && <Sheet close={() => (shown.value = undefined)} />,
    open: () => void lazy(load).then(loaded => (shown.value = { Sheet: loaded })),
  };
}
