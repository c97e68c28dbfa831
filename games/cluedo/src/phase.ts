import type { InMatch, Match, Over, Partly, Phase, Session } from './state.ts';

// A phase is left by building the next one: a spread would drag its fields along unnoticed.

export const sessionOf = ({ options, seating, tokens, chosen, match, won }: Session): Session => ({
  options,
  seating,
  tokens,
  chosen,
  match,
  won,
});

export function matchOf<K extends Partly>(state: Match<K>): Match<K> {
  const { hands, solution, suspicions, ...open } = state;
  return { ...sessionOf(state), hands, solution, ...boardOf(open), suspicions };
}

type Open = Omit<Match, keyof Session | 'hands' | 'solution' | 'suspicions'>;

/** What everyone sees of a match. */
export const boardOf = (state: Open): Open => ({
  places: state.places,
  weapons: state.weapons,
  accusations: state.accusations,
  out: state.out,
  called: state.called,
  turn: state.turn,
  turns: state.turns,
});

/** Whether the cards are out: also after the end. */
export const isDealt = <K extends Partly>(state: Phase<K>): state is InMatch<K> =>
  state.phase !== 'gathering' && state.phase !== 'dealing';

/** Whether a match goes on. */
export const isPlaying = <K extends Partly>(
  state: Phase<K>,
): state is Exclude<InMatch<K>, Over<K>> => isDealt(state) && state.phase !== 'over';
