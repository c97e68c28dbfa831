interface ConfirmProps {
  readonly notYet: string;
  readonly now: string;
  /** What it leads to. */
  readonly note: string;
  readonly sending: boolean;
  readonly back: () => void;
  readonly go: () => void;
}

/** The second step of a raise is elsewhere than the first: two quick taps do not raise. */
export const Confirm = ({ notYet, now, note, sending, back, go }: ConfirmProps) => (
  <>
    <button type="button" class="btn alt" onClick={back}>
      {notYet}
    </button>
    <button
      type="button"
      class="btn raise main"
      ref={focusAtOnce}
      aria-disabled={sending}
      onClick={go}
    >
      {now}
      <small>{note}</small>
    </button>
  </>
);

export const focusAtOnce = (button: HTMLButtonElement | null): void =>
  button?.focus({ preventScroll: true });
