import { useRef } from 'preact/hooks';

import { copied } from '../parts/copy.ts';
import { Icon } from '../parts/icon.tsx';
import { toast } from '../parts/toast.tsx';
import { Page } from './page.tsx';
import { texts } from './texts.ts';

/** What the house has said of a new or renewed account. */
export interface Opened {
  readonly name: string;
  readonly recovery: string;
}

interface CodeProps extends Opened {
  readonly done: () => void;
}

/** Shown once: nobody can tell it later. */
export function RecoveryCode({ name, recovery, done }: CodeProps) {
  const text = texts().code;
  const code = useRef<HTMLElement>(null);
  const groups = recovery.match(/.{1,4}/g) ?? [];
  const copy = async () => {
    if (await copied(groups.join(' '))) return toast(text.copied, 'check');
    if (code.current) getSelection()?.selectAllChildren(code.current);
    toast(text.notCopied);
  };
  return (
    <Page title={text.title}>
      <p>{text.lead}</p>
      <dl class="panel slip">
        <dt>{text.name}</dt>
        <dd>{name}</dd>
        <dt>{text.code}</dt>
        <dd class="code" ref={code}>
          {groups.map((group, at) => (
            <span key={at}>{group} </span>
          ))}
        </dd>
      </dl>
      <button type="button" class="btn wide" onClick={() => void copy()}>
        <Icon name="copy" />
        {text.copy}
      </button>
      <button type="button" class="btn go wide" onClick={done}>
        <Icon name="check" />
        {text.done}
      </button>
    </Page>
  );
}
