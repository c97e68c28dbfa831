import { snapshot } from '../connection.ts';

interface CallProps {
  readonly text: string;
  readonly yes: readonly [string, () => Promise<void>];
  readonly no: readonly [string, () => Promise<void>];
}

/** Somebody wants something, wherever one is: one tap answers. It takes the place of nothing that could be tapped. */
export const Call = (props: CallProps) =>
  // What could not be answered would only lie over the way back.
  snapshot.value.connection === 'open' ? <Answerable {...props} /> : null;

const Answerable = ({ text, yes, no }: CallProps) => (
  <div class="call" role="alert">
    <p>{text}</p>
    <div class="call-answers">
      <button type="button" class="btn go" onClick={() => void yes[1]()}>
        {yes[0]}
      </button>
      <button type="button" class="btn" onClick={() => void no[1]()}>
        {no[0]}
      </button>
    </div>
  </div>
);
