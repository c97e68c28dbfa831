import type { ComponentChildren } from 'preact';

import { Icon, type IconName } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';

interface RowText {
  readonly icon: IconName;
  readonly name: string;
  readonly hint?: string;
}

interface LinkRowProps extends RowText {
  readonly to: string;
  readonly danger?: boolean;
}

interface ActionRowProps extends RowText {
  readonly run: () => void;
  /** Cannot be done now; the hint says why. */
  readonly disabled?: boolean;
}

/** Things one can do, one below the other. */
export const Rows = ({ children }: { children: ComponentChildren }) => (
  <ul class="todo">{children}</ul>
);

export const LinkRow = ({ to, danger = false, ...text }: LinkRowProps) => (
  <li>
    <Link to={to} kind={danger ? 'todo-row danger' : 'todo-row'}>
      <What {...text} />
      <Icon name="next" />
    </Link>
  </li>
);

export const ActionRow = ({ run, disabled = false, ...text }: ActionRowProps) => (
  <li>
    <button
      type="button"
      class="todo-row"
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) run();
      }}
    >
      <What {...text} />
    </button>
  </li>
);

const What = ({ icon, name, hint }: RowText) => (
  <>
    <Icon name={icon} />
    <span class="rt">
      <strong>{name}</strong>
      {hint !== undefined && <span class="muted">{hint}</span>}
    </span>
  </>
);
