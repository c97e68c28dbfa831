import type { ComponentChildren } from 'preact';

interface ScoreProps {
  readonly class: 'log' | 'result';
  /** What it is, for screen readers. */
  readonly caption?: string;
  /** What the columns are called. */
  readonly heads: readonly string[];
  /** A row for everyone. */
  readonly children: ComponentChildren;
}

/** Who has how much, in columns. */
export const ScoreTable = ({ caption, heads, children, ...props }: ScoreProps) => (
  <table class={props.class}>
    {caption !== undefined && <caption class="vh">{caption}</caption>}
    <thead>
      <tr>
        {heads.map(head => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
