import { useSignal } from '@preact/signals';

import { Icon, type IconName } from '../parts/icon.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Details, type DetailsProps } from './details.tsx';
import type { Playback } from './playback.ts';
import { roundAfter, roundBefore } from './rounds.ts';
import { texts } from './texts.ts';

interface ControlsProps extends DetailsProps {
  /** What has just happened. */
  readonly told: string;
}

/** What has happened, where in the match that is, and how to go on. */
export function Controls({ replay, playback, look, review, told }: ControlsProps) {
  const text = texts().replay;
  const open = useSignal(false);
  const { frames } = replay;
  const { place, isPlaying, goTo } = playback;
  const at = place.value;
  const openReview = () => {
    open.value = false;
    review();
  };
  return (
    <section class="replaybar" aria-label={text.controls}>
      <p class="told" role="status">
        {told}
      </p>
      <Position count={frames.length} {...playback} />
      <div class="replaykeys">
        <Key icon="skipBack" name={text.first} run={() => goTo(roundBefore(frames, at))} />
        <Key icon="previous" name={text.back} run={() => goTo(at - 1)} />
        <Key
          icon={isPlaying.value ? 'pause' : 'play'}
          name={isPlaying.value ? text.pause : text.play}
          run={() => (isPlaying.value = !isPlaying.value)}
          look="btn icon go"
        />
        <Key icon="next" name={text.forward} run={() => goTo(at + 1)} />
        <Key icon="skip" name={text.next} run={() => goTo(roundAfter(frames, at))} />
        <Key
          icon="menu"
          name={text.more}
          run={() => (open.value = true)}
          look="btn icon narrow-only"
        />
      </div>
      {open.value && (
        <Sheet title={text.more} close={() => (open.value = false)}>
          <div class="replaymore">
            <Details {...{ replay, playback, look }} review={openReview} />
          </div>
        </Sheet>
      )}
    </section>
  );
}

function Position({ count, place, goTo }: Playback & { count: number }) {
  const text = texts().replay;
  const words = text.step(place.value + 1, count);
  return (
    <label class="position">
      <span class="vh">{text.position}</span>
      <input
        type="range"
        min={0}
        max={count - 1}
        value={place.value}
        aria-valuetext={words}
        onInput={event => goTo(Number(event.currentTarget.value))}
      />
      <span aria-hidden="true">
        {place.value + 1} / {count}
      </span>
    </label>
  );
}

interface KeyProps {
  readonly icon: IconName;
  readonly name: string;
  readonly run: () => void;
  readonly look?: string;
}

const Key = ({ icon, name, run, look = 'btn icon' }: KeyProps) => (
  <button type="button" class={look} aria-label={name} title={name} onClick={run}>
    <Icon name={icon} />
  </button>
);
