import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { Sheet } from '../parts/sheet.tsx';
import { askAdvice } from '../table/advice-client.ts';
import type { AdviceUi } from '../table/game-ui.ts';
import { contextAt, contextOfEvent } from './context.ts';
import { isMissed, momentsIn, type Reviewed, reviewsOf } from './review.ts';
import type { Replay } from './source.ts';
import { texts } from './texts.ts';

interface ReviewSheetProps {
  readonly replay: Replay;
  readonly goTo: (place: number) => void;
  readonly close: () => void;
}

/** Every decision of whoever the match is seen by, beside what the strongest player would have done. */
export function ReviewSheet({ replay, goTo, close }: ReviewSheetProps) {
  const text = texts().review;
  const reviews = useSignal<readonly Reviewed[] | undefined>(undefined);
  useEffect(() => {
    const show = (found: readonly Reviewed[]) => void (reviews.value = found);
    // Files of strangers may hold anything.
    void reviewed(replay).then(show, () => show([]));
  }, [replay]);
  const jump = (place: number): void => {
    goTo(place);
    close();
  };
  return (
    <Sheet title={text.title} close={close}>
      <div class="replaymore" aria-busy={reviews.value === undefined}>
        {reviews.value === undefined ? (
          <p role="status">{text.working}</p>
        ) : (
          <Reviews {...{ replay, jump, reviews: reviews.value }} />
        )}
      </div>
    </Sheet>
  );
}

/** Worked out once for each view of a match. */
const known = new WeakMap<Replay, Promise<readonly Reviewed[]>>();

function reviewed(replay: Replay): Promise<readonly Reviewed[]> {
  const { frames, gameUi } = replay;
  const { advice } = gameUi;
  if (advice === undefined) return Promise.resolve([]);
  const ask = askAdvice.bind(undefined, gameUi.game.name);
  const found = known.get(replay) ?? reviewsOf(frames, { viewOf: advice.viewOf, ask });
  known.set(replay, found);
  return found;
}

interface ReviewsProps {
  readonly replay: Replay;
  readonly reviews: readonly Reviewed[];
  readonly jump: (place: number) => void;
}

function Reviews({ replay, reviews, jump }: ReviewsProps) {
  const text = texts().review;
  if (reviews.length === 0) return <p>{text.none}</p>;
  const moments = momentsIn(reviews);
  const best = reviews.filter(({ isBest }) => isBest).length;
  return (
    <>
      <p>{text.count(best, reviews.length)}</p>
      {moments.length > 0 && <List title={text.moments} {...{ replay, jump, reviews: moments }} />}
      <List title={text.all} {...{ replay, jump, reviews }} />
      <p class="muted">{text.how}</p>
    </>
  );
}

const List = ({ title, replay, reviews, jump }: ReviewsProps & { readonly title: string }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ul class="reviews">
      {reviews.map(each => (
        <li key={each.place}>
          <button type="button" onClick={() => jump(each.place)}>
            <Decision replay={replay} review={each} />
          </button>
        </li>
      ))}
    </ul>
  </section>
);

interface DecisionProps {
  readonly replay: Replay;
  readonly review: Reviewed;
}

function Decision({ replay, review }: DecisionProps) {
  const text = texts().review;
  const { gameUi } = replay;
  const { advice } = gameUi;
  const { frame, round, isBest } = review;
  const context = contextAt(frame, replay);
  const [done] = gameUi.describeEvent(frame.event, contextOfEvent(frame, context));
  return (
    <>
      <strong>
        {texts().replay.roundNumber(round)} · {done?.text}
      </strong>
      <span class="muted">
        {isBest
          ? text.best
          : [
              costInWords(review, advice),
              text.better,
              ...(advice?.inWords(review, context) ?? []),
            ].join(' ')}
      </span>
    </>
  );
}

const costInWords = (review: Reviewed, advice: AdviceUi | undefined): string =>
  isMissed(review) ? texts().review.missed : (advice?.costInWords?.(review.cost) ?? '');
