import './turn-clock.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { announce } from '../parts/announcer.tsx';
import { toast } from '../parts/toast.tsx';
import { shortTime, tableTexts } from '../text/texts.ts';
import type { TableContext } from './game-ui.ts';

/** From here on the seconds are counted aloud, as it were. */
export const LAST_SECONDS = 10;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface ClockProps {
  /** When the time is over. */
  readonly until: number | undefined;
  /** How much time there is for a decision. */
  readonly seconds: number | undefined;
}

/** The house repeats what is left whenever another clock stops: the same end, told a little later. */
const JITTER_MS = 400;

function useSteady(until: number | undefined): number | undefined {
  const kept = useRef(until);
  const [old = 0, now = 0] = [kept.current, until];
  if (Math.abs(now - old) > JITTER_MS) kept.current = until;
  return kept.current;
}

/** A ring round whoever has to decide, which runs down; for those who want nothing to move, a number. */
export function TurnClock({ seconds, ...props }: ClockProps) {
  const until = useSteady(props.until);
  return until === undefined || seconds === undefined ? null : (
    <span class="clock" key={until}>
      {wantsStillness() ? <SecondsLeft until={until} /> : <Ring until={until} seconds={seconds} />}
    </span>
  );
}

interface RunningProps {
  readonly until: number;
  readonly seconds: number;
}

const Ring = (props: RunningProps) => (
  <svg class="ring" viewBox="0 0 44 44" style={useRunning(props)}>
    <circle class="track" cx="22" cy="22" r="20" />
    <circle class="running" cx="22" cy="22" r="20" pathLength="100" />
  </svg>
);

/** How far the clock has run, told once: the browser does the rest. */
const useRunning = ({ until, seconds }: RunningProps) =>
  useMemo(
    () => ({ '--all': `${seconds}s`, '--gone': `${(until - Date.now()) / 1_000 - seconds}s` }),
    [until, seconds],
  );

const SecondsLeft = ({ until }: { until: number }) => (
  <span class="seconds">{useSecondsTo(until)}</span>
);

/** Counts down, second by second. */
export function useSecondsTo(until: number): number {
  const left = useSignal(secondsTo(until));
  useEffect(() => everySecond(until, now => (left.value = now)), [until]);
  return left.value;
}

/** One's own time: a bar above the hand, and at the end the seconds in the line that says what to do. */
export function OwnClock({ context: { table, seat } }: { context: TableContext }) {
  const until = useSteady(seat === undefined ? undefined : table.clocks[seat]);
  const seconds = table.scene.room.clock;
  const isReserve = seat !== undefined && table.onReserve?.includes(seat) === true;
  useEffect(() => {
    if (isReserve) toast(tableTexts().thinking.reserveRuns, 'waiting');
  }, [isReserve]);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const top = place.current?.parentElement;
    if (!top || until === undefined) return;
    const stop = everySecond(until, left => countDown(top, left));
    return () => {
      stop();
      top.style.removeProperty('--seconds');
    };
  }, [until]);
  useEffect(() => (until === undefined ? undefined : warnBefore(until)), [until]);
  return (
    <span class="ownclock" ref={place} aria-hidden="true">
      {until !== undefined && seconds !== undefined && !wantsStillness() && (
        <Bar key={until} until={until} seconds={seconds} />
      )}
    </span>
  );
}

const Bar = (props: RunningProps) => <span class="timebar" style={useRunning(props)} />;

/** Written by the style sheet, so that nobody has it read out every second. */
function countDown(top: HTMLElement, left: number): void {
  if (left <= LAST_SECONDS || wantsStillness())
    top.style.setProperty('--seconds', `" · ${shortTime(left)}"`);
}

/** Said once, to those who listen. */
function warnBefore(until: number): () => void {
  const wait = until - Date.now() - LAST_SECONDS * 1_000;
  const timer = setTimeout(
    () => announce(tableTexts().thinking.left(Math.min(LAST_SECONDS, secondsTo(until)))),
    Math.max(0, wait),
  );
  return () => clearTimeout(timer);
}

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000));

/** Tells how many seconds are left, now and whenever it is one less. */
function everySecond(until: number, tell: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const left = secondsTo(until);
    tell(left);
    if (left > 0) timer = setTimeout(tick, until - Date.now() - (left - 1) * 1_000);
  };
  tick();
  return () => clearTimeout(timer);
}
