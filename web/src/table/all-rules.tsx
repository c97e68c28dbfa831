import { useSignal } from '@preact/signals';
import { isObject } from '@stammtisch/kernel';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

import { listingOf } from '../games/catalogue.ts';
import type { Listing, Values } from '../games/listing.ts';
import { lazy } from '../lazy.ts';
import { Icon } from '../parts/icon.tsx';
import { tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

type View = FunctionComponent<{
  readonly listing: Listing;
  readonly options: Values;
  readonly at?: string | undefined;
}>;

interface AllRulesProps {
  readonly context: TableContext;
  /** The number of the rule that somebody wants to read. */
  readonly at?: string;
}

/** Every rule as this table plays it, without leaving the table. */
export function AllRules({ context, at }: AllRulesProps) {
  const shown = useSignal<{ readonly View: View } | undefined>(undefined);
  const { room, view } = context.table.scene;
  const listing = listingOf(room.game);
  if (listing === undefined) return null;
  const open = async () => {
    const { RulebookView, loadTexts } = await lazy(() => import('../info/pages.ts'));
    await loadTexts();
    shown.value = { View: RulebookView };
  };
  useEffect(() => void (at !== undefined && open()), []);
  const { View } = shown.value ?? {};
  if (View) return <View listing={listing} options={optionsIn(view)} at={at} />;
  return (
    <button type="button" class="btn wide" onClick={() => void open()}>
      <Icon name="book" />
      {tableTexts().waiting.allRules}
    </button>
  );
}

const optionsIn = (view: unknown): Values =>
  isObject(view) && isObject(view['options']) ? view['options'] : {};
