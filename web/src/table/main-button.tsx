import type { ComponentChildren } from 'preact';

interface MainButtonProps {
  readonly isAllowed: boolean;
  readonly sending: boolean;
  /** Where it does not look like that of most games. */
  readonly look?: string;
  /** Whether the state line is there to say why not; else a question is. */
  readonly hasState?: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

/** The one obvious thing to do. As long as it is not allowed, the state line says why. */
export const MainButton = ({ look = 'main', hasState = true, ...props }: MainButtonProps) => (
  <button
    type="button"
    class={props.isAllowed ? `btn ${look} go` : `btn ${look}`}
    aria-disabled={!props.isAllowed || props.sending}
    aria-describedby={hasState ? 'state' : undefined}
    onClick={props.act}
  >
    {props.children}
  </button>
);
