import { say } from './words.ts';

/** The game in a minute. */
export const Guide = () => (
  <div class="guide">
    <h3>{say().guide.title}</h3>
    {say().guide.lines.map(line => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
