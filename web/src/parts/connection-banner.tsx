import { snapshot } from '../connection.ts';
import { houseTexts } from '../text/texts.ts';

/** One line about the connection, when there is something to say. It never covers anything. */
export function ConnectionBanner() {
  const { connection, stoppedBy, isUnanswered, turnedAway } = snapshot.value;
  const { connection: text, errors } = houseTexts();
  if (connection === 'stopped')
    return (
      <div class="connection-banner" role="alert">
        <p>
          {
            {
              replaced: text.replaced,
              'other-protocol': text.otherProtocol,
              abuse: text.abuse,
              'not-you': errors['not-you'],
            }[stoppedBy ?? 'abuse']
          }
        </p>
        <button type="button" class="btn" onClick={() => location.reload()}>
          {stoppedBy === 'replaced' ? text.here : text.reload}
        </button>
      </div>
    );
  return (
    <div
      class={
        connection === 'lost' || isUnanswered ? 'connection-banner' : 'connection-banner still'
      }
      role="status"
    >
      {connection === 'lost' && <p>{turnedAway === undefined ? text.lost : errors[turnedAway]}</p>}
      {connection === 'open' && isUnanswered && <p>{text.unanswered}</p>}
    </div>
  );
}
