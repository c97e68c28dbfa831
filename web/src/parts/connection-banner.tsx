import { snapshot } from '../connection.ts';
import { houseTexts } from '../text/texts.ts';

/** One line about the connection, when there is something to say. It never covers anything. */
export function ConnectionBanner() {
  const { line, stoppedBy, isUnanswered } = snapshot.value;
  const text = houseTexts().line;
  if (line === 'stopped')
    return (
      <div class="line" role="alert">
        <p>
          {
            { replaced: text.replaced, 'other-protocol': text.otherProtocol, abuse: text.abuse }[
              stoppedBy ?? 'abuse'
            ]
          }
        </p>
        <button type="button" class="btn" onClick={() => location.reload()}>
          {stoppedBy === 'replaced' ? text.here : text.reload}
        </button>
      </div>
    );
  return (
    <div class={line === 'lost' || isUnanswered ? 'line' : 'line still'} role="status">
      {line === 'lost' && <p>{text.lost}</p>}
      {line === 'open' && isUnanswered && <p>{text.unanswered}</p>}
    </div>
  );
}
