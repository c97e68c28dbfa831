import { signal } from '@preact/signals';
import type { Snapshot } from '@stammtisch/client';

import { snapshot } from '../connection.ts';
import { keepInTab, recallInTab } from '../storage.ts';
import { clock, houseTexts } from '../text/texts.ts';
import { Icon } from './icon.tsx';

const DISMISSED = 'stammtisch.dismissed';

/** What was dismissed in this tab: the same news do not come back after a reload. */
const dismissed = signal(recallInTab(DISMISSED));

function dismiss(key: string): void {
  dismissed.value = key;
  keepInTab(DISMISSED, key);
}

/** What the operator says to everyone, and that the house closes soon. */
export function HouseBanner() {
  const text = houseTexts().connection;
  const news = newsIn(snapshot.value);
  if (news === undefined || news.key === dismissed.value) return null;
  return (
    <div class="house-banner" role="status" aria-label={text.announcement}>
      <p>{news.text}</p>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={text.dismiss}
        onClick={() => dismiss(news.key)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

function newsIn({
  announcement,
  closingAt,
}: Snapshot): { readonly key: string; readonly text: string } | undefined {
  const text = houseTexts().connection;
  if (closingAt === undefined && announcement === undefined) return undefined;
  const closing = closingAt === undefined ? '' : text.closing(clock(closingAt));
  return {
    key: `${announcement?.number ?? ''} ${closing === '' ? '' : 'closing'}`,
    text: [closing, announcement?.text ?? ''].filter(each => each !== '').join(' '),
  };
}
