import type { ComponentChildren } from 'preact';

interface PartProps {
  readonly title: string;
  /** How things stand, in a word or two: one need not look inside for that. */
  readonly now?: string | undefined;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** What belongs together in the host's sheet, folded until it is wanted. */
export const Part = ({ title, now, open, children }: PartProps) => (
  <details class="part" open={open}>
    <summary>
      <h3>{title}</h3>
      {now !== undefined && <span class="muted">{now}</span>}
    </summary>
    <div class="part-in">{children}</div>
  </details>
);
