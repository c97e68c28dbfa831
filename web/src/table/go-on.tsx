import type { ComponentChildren } from 'preact';

import { tableTexts } from '../text/texts.ts';
import { useKeys } from './keys.ts';

interface GoOnProps {
  readonly goOn: () => void;
  readonly chatToggle: ComponentChildren;
}

/** While the last trick of a round lies there: a tap anywhere, or this, leads to the result. */
export function GoOn({ goOn, chatToggle }: GoOnProps) {
  useKeys({ enter: goOn, ' ': goOn, escape: goOn });
  return (
    <div class="actions">
      {chatToggle}
      <button type="button" class="btn main go" onClick={goOn}>
        {tableTexts().table.goOn}
      </button>
    </div>
  );
}
