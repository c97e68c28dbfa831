import './invite.css';
import { useSignal } from '@preact/signals';
import type { TableId } from '@stammtisch/protocol';
import { useEffect } from 'preact/hooks';

import { isLocal, linkBase } from '../connection.ts';
import { lazy } from '../lazy.ts';
import { copied } from '../parts/copy.ts';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/toast.tsx';
import { pathOf } from '../route.ts';
import { tableTexts } from '../text/texts.ts';

/** The link to a table, to copy, to send and to scan; nobody else finds one on this device. */
export const Invite = ({ table }: { table: TableId }) =>
  isLocal.value ? null : (
    <InviteLink
      link={linkBase() + pathOf(table)}
      text={tableTexts().waiting.inviteText}
      label={tableTexts().waiting.link}
    />
  );

interface InviteLinkProps {
  readonly link: string;
  readonly text: string;
  /** What the link is, for those who do not see where it stands. */
  readonly label: string;
}

/** A link to copy, to send and to scan. */
export function InviteLink({ link, text: why, label }: InviteLinkProps) {
  const text = tableTexts().waiting;
  return (
    <div class="ivgrid">
      <QrCode link={link} label={label} />
      <div class="ivtxt">
        <p class="muted">{why}</p>
        <input
          class="field link"
          readOnly
          value={link}
          aria-label={label}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <div class="pairb">
        <button type="button" class="btn" onClick={() => void copy(link)}>
          <Icon name="copy" />
          {text.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="btn" onClick={() => void share(link)}>
            <Icon name="share" />
            {text.share}
          </button>
        )}
      </div>
    </div>
  );
}

async function copy(link: string): Promise<void> {
  const text = tableTexts().waiting;
  if (await copied(link)) toast(text.copied, 'check');
  else toast(text.notCopied);
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Stammtisch', url });
  } catch {
    // Whoever closes the dialog has changed their mind.
  }
}

function QrCode({ link, label }: { link: string; label: string }) {
  const code = useSignal<{ readonly size: number; readonly dots: string } | undefined>(undefined);
  useEffect(() => {
    void lazy(() => import('uqr')).then(({ encode }) => {
      const { size, data } = encode(link, { ecc: 'M', border: 2 });
      const dots = data.flatMap((row, y) =>
        row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
      );
      code.value = { size, dots: dots.join('') };
    });
  }, [link]);
  const { size, dots } = code.value ?? { size: 29, dots: '' };
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={tableTexts().waiting.qrOf(label)}
    >
      <path class="qr-paper" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="qr-dots" d={dots} />
    </svg>
  );
}
