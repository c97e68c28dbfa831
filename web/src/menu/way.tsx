import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import type { Entry } from './entries.ts';

interface WayProps {
  readonly entry: Entry;
  readonly kind: string;
  readonly withIcon?: true;
  readonly done?: () => void;
}

/** A way through the house, or something to do. */
export function Way({ entry: { name, brief, icon, to, run }, kind, withIcon, done }: WayProps) {
  const inside = (
    <>
      {withIcon && <Icon name={icon} />}
      {withIcon ? name : (brief ?? name)}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} kind={kind} {...(done && { done })}>
        {inside}
      </Link>
    );
  const act = () => {
    done?.();
    run?.();
  };
  return (
    <button type="button" class={kind} onClick={act}>
      {inside}
    </button>
  );
}
