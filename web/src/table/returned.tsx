import { useSignal } from '@preact/signals';

import { Sheet } from '../parts/sheet.tsx';
import { tableTexts } from '../text/texts.ts';
import { sit } from './chairs.tsx';
import type { TableContext } from './game-ui.ts';

/** Whoever comes back to a round they have left can have their cards again. */
export function Returned({ context }: { context: TableContext }) {
  const text = tableTexts().table.returned;
  const watching = useSignal(false);
  if (watching.value) return null;
  const watch = () => (watching.value = true);
  return (
    <Sheet title={text.title} close={watch}>
      <p>{text.text}</p>
      <button type="button" class="btn go wide" autofocus onClick={() => void sit(context)}>
        {text.playOn}
      </button>
      <button type="button" class="btn wide" onClick={watch}>
        {text.watch}
      </button>
    </Sheet>
  );
}
