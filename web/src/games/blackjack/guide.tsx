import { texts } from './texts.ts';

/** The game in a minute. */
export const Guide = () => (
  <div class="guide">
    <h3>{texts().guide.title}</h3>
    {texts().guide.lines.map(line => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
