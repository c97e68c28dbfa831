import type { View } from './state.ts';

/** Rolling is quickly done; whom and what to ask for takes the longest. */
export function botPace({ phase }: View): number {
  if (phase === 'acting') return 1.4;
  return phase === 'moving' || phase === 'over' ? 0.7 : 1;
}
