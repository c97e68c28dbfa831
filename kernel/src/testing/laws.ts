import { diff, patched } from '../diff.ts';
import { type AnyMove, type Game, type GameTypes, type Viewer, viewersOf } from '../game.ts';
import { fingerprint, same } from '../json.ts';
import { pick, type Random, seeded } from '../random.ts';
import { isHouseMove } from '../record.ts';
import { frozen, type Setup, type Step } from './playout.ts';

/** What the laws must be told about a game, because its own functions could all be wrong together. */
export interface Witness<P extends GameTypes> {
  /**
   * The same situation, with all that `viewer` may not know chosen anew; if a
   * step is given, so that this step can be made in it too.
   */
  twin(state: P['State'], viewer: Viewer, random: Random, step?: Step<P>): P['State'];
  /** The same move of the house or of another seat, with all that `viewer` may not see of it chosen anew. */
  twinMove(step: Step<P>, viewer: Viewer, random: Random): AnyMove<P>;
  /**
   * What the step rightly tells `viewer` of things hidden until then: a hand
   * laid open, a card turned, who took a trick. Worlds in which it differs part here.
   */
  told(step: Step<P>, viewer: Viewer): unknown;
  /** Every card there is in a state, wherever it lies, once; none before a deal. */
  cards(state: P['State']): readonly string[];
  /** Whether anything is hidden from anyone. */
  readonly hasSecrets: boolean;
  /** The cards there should be once they are dealt. */
  readonly pack: readonly string[];
}

/** A random match, and all that is needed to judge it. */
export interface Run<P extends GameTypes> {
  readonly game: Game<P>;
  readonly witness: Witness<P>;
  readonly setup: Setup<P>;
  readonly steps: readonly Step<P>[];
}

/** The laws every game of the house obeys. Each throws where the run breaks it. */
export const LAWS = {
  'a random match ends': ({ game, steps }) => {
    const outcome = game.outcome(steps.at(-1)!.after);
    must(outcome !== undefined, 'the match has no outcome');
  },

  'the same moves lead to the same states': ({ game, setup, steps }) => {
    let state = game.start(setup.options, setup.seats);
    for (const { by, move, after } of steps) {
      const played = game.play(state, by, move);
      must(played.ok && same(played.value, after), 'a replay goes another way');
      state = after;
    }
  },

  'legal moves are accepted and all others refused, for the reason the viewer is told': run => {
    const pool = movePool(run);
    for (const { before } of run.steps)
      for (const seat of seatsOf(run)) checkLegality(run, before, seat, pool);
  },

  'only seats with an open decision have moves, and the table waits only for those': run => {
    for (const { before } of run.steps)
      for (const viewer of viewersOf(run.setup.seats)) checkDecisions(run.game, before, viewer);
  },

  'a decision once answered never comes back': ({ game, steps }) => {
    const answered = new Set<string>();
    for (const { before, by, move } of steps) {
      // Whoever takes a chair has answered nothing yet.
      if (isHouseMove(move) && move.kind === 'took') forget(answered, move.seat);
      if (by === 'house') continue;
      const stamp = stampOf(game, before, by, move.kind);
      must(!answered.has(`${by} ${stamp}`), `seat ${by} has answered ${stamp} before`);
      answered.add(`${by} ${stamp}`);
    }
  },

  'the house moves only when it is its turn, and nobody moves for it': run => {
    const { game, steps } = run;
    const chances = steps.filter(
      ({ by, move }) => by === 'house' && (!isHouseMove(move) || move.kind === 'next'),
    );
    for (const { before, by, move } of steps) {
      if (by === 'house')
        for (const seat of seatsOf(run))
          must(!game.play(before, seat, move).ok, `seat ${seat} made a move of the house`);
      if (!game.toMove(before).includes('house'))
        for (const chance of chances.slice(0, 2))
          must(!game.play(before, 'house', chance.move).ok, 'the house moved out of turn');
    }
  },

  'states, moves, views and facts are plain data': run => {
    for (const step of run.steps) {
      plain(step.after, 'state');
      plain(step.move, 'move');
      for (const viewer of viewersOf(run.setup.seats))
        plain(perceived(run.game, step, viewer), 'view, seen move, or fact');
    }
  },

  'a patch turns each view into the next': ({ game, setup, steps }) => {
    for (const { before, after } of steps)
      for (const viewer of viewersOf(setup.seats)) {
        const [was, is] = [game.view(before, viewer), game.view(after, viewer)];
        must(same(patched(was, diff(was, is)), is), 'the patch leads elsewhere');
      }
  },

  'moves can be sent, written down and read again': ({ game, steps }) => {
    for (const { by, move } of steps) {
      must(by === 'house' || !isHouseMove(move), 'a seat made a move of the house');
      if (by !== 'house')
        must(same(game.decodeMove(JSON.parse(JSON.stringify(move))), move), 'not read as sent');
      else must(game.decodeMove(move) === undefined, 'a stranger could send a move of the house');
      if (!isHouseMove(move))
        must(same(game.parseMove(game.formatMove(move)), move), 'not read as written');
    }
  },

  'no card is lost and none is doubled': ({ witness, steps }) => {
    for (const { after } of steps) checkCards(witness, after);
  },

  'chips are whole, never below zero, and neither made nor lost': ({ game, steps }) => {
    if (game.chips !== undefined) for (const step of steps) checkChips(game, step);
  },

  'an outcome stays what it is, whoever comes and goes': ({ game, setup, steps }) => {
    let state = steps.at(-1)!.after;
    const outcome = game.outcome(state);
    const seats = [...Array(setup.seats).keys()];
    for (const move of seats.flatMap(seat => COMING_AND_GOING.map(kind => ({ ...kind, seat })))) {
      const played = game.play(state, 'house', move);
      if (played.ok) state = played.value;
      must(same(game.outcome(state), outcome), `after ${move.kind} the outcome is another`);
    }
  },

  'a sample looks the same to the viewer it was drawn for, and can be played on': run => {
    const random = seeded('sample', run.setup.seed);
    for (const { before } of run.steps) checkSample(run, before, random);
  },

  'nobody can tell twin worlds apart': run => {
    compareTwins(run);
  },
} satisfies Record<string, <P extends GameTypes>(run: Run<P>) => void>;

function forget(answered: Set<string>, seat: number): void {
  for (const answer of answered) if (answer.startsWith(`${seat} `)) answered.delete(answer);
}

function must(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint);
}

const seatsOf = <P extends GameTypes>({ setup }: Run<P>): number[] => [
  ...Array(setup.seats).keys(),
];

/** Moves that seats made at other times: most are wrong here, in every possible way. */
function movePool<P extends GameTypes>({ steps, setup }: Run<P>): readonly P['Move'][] {
  const random = seeded('pool', setup.seed);
  const made = steps.filter(({ by }) => by !== 'house').map(({ move }) => move);
  return Array.from({ length: Math.min(24, made.length) }, () => pick(made, random));
}

function checkLegality<P extends GameTypes>(
  { game, setup }: Run<P>,
  state: P['State'],
  seat: number,
  pool: readonly P['Move'][],
): void {
  const view = game.view(state, seat);
  const legal = game.legalMoves(view);
  const random = seeded('legality', setup.seed, legal.length);
  const some = legal.length > 12 ? Array.from({ length: 12 }, () => pick(legal, random)) : legal;
  for (const move of [...some, ...pool]) {
    const played = game.play(state, seat, move);
    const allowed = legal.some(each => same(each, move)) || isAmount(game, view, move);
    const what = `seat ${seat}: ${JSON.stringify(move)}`;
    must(played.ok === allowed, `${allowed ? 'refused though legal' : 'accepted'}, ${what}`);
    const reason = played.ok ? undefined : played.error;
    must(game.refusal(view, move) === reason, `refused for another reason than told, ${what}`);
    if (played.ok)
      must(
        same(played.value, game.playLegal(state, seat, move)),
        `play and playLegal differ, ${what}`,
      );
  }
}

function isAmount<P extends GameTypes>(game: Game<P>, view: P['View'], move: object): boolean {
  return (game.amounts?.(view) ?? []).some(({ kind, min, max, step }) => {
    if (!('kind' in move) || move.kind !== kind || !('amount' in move)) return false;
    const amount = Number(move.amount);
    return min <= amount && amount <= max && (amount - min) % step === 0;
  });
}

function checkDecisions<P extends GameTypes>(
  game: Game<P>,
  state: P['State'],
  viewer: Viewer,
): void {
  const view = game.view(state, viewer);
  const decisions = game.decisions(view);
  const kinds = new Set(
    [...game.legalMoves(view), ...(game.amounts?.(view) ?? [])].map(({ kind }) => kind),
  );
  for (const kind of kinds)
    must(
      decisions.filter(decision => decision.kinds.includes(kind)).length === 1,
      `${kind} answers not exactly one decision of ${viewer}`,
    );
  for (const { stamp, kinds: answers } of decisions)
    must(
      answers.some(kind => kinds.has(kind)),
      `nothing answers ${stamp} of ${viewer}`,
    );
  if (typeof viewer !== 'number') must(decisions.length === 0, `${viewer} has a decision`);
  else if (game.toMove(state).includes(viewer))
    must(decisions.length > 0, `the table waits for seat ${viewer}, who has nothing to decide`);
}

function stampOf<P extends GameTypes>(
  game: Game<P>,
  state: P['State'],
  seat: number,
  kind: string,
) {
  const decisions = game.decisions(game.view(state, seat));
  return decisions.find(({ kinds }) => kinds.includes(kind))?.stamp;
}

/** Everything that reaches a viewer of a step. */
function perceived<P extends GameTypes>(game: Game<P>, step: Step<P>, viewer: Viewer) {
  const { before, by, move, after } = step;
  const view = frozen(game.view(after, viewer));
  const seen = game.seen(before, by, move, viewer);
  const facts =
    seen === undefined ? [] : game.facts(game.view(before, viewer), { by, move: seen }, view);
  return { ...offered(game, after, viewer), seen: seen ?? 'nothing', facts };
}

/** Everything a viewer can read off the table as it stands. */
function offered<P extends GameTypes>(game: Game<P>, state: P['State'], viewer: Viewer) {
  const view = game.view(state, viewer);
  return {
    view,
    decisions: game.decisions(view),
    moves: game.legalMoves(view),
    amounts: game.amounts?.(view) ?? [],
  };
}

const plain = (value: unknown, what: string): void =>
  must(
    isPlain(value) && same(JSON.parse(JSON.stringify(value)), value),
    `a ${what} does not survive JSON`,
  );

/** Only what JSON has: no Map that looks empty, no -0 that comes back as 0. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !Object.is(value, -0);
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === Array.prototype) &&
    Object.values(value).every(isPlain)
  );
}

function checkCards<P extends GameTypes>(witness: Witness<P>, state: P['State']): void {
  const cards = witness.cards(state).toSorted();
  must(cards.length === 0 || same(cards, witness.pack.toSorted()), 'the pack is not whole');
}

function checkChips<P extends GameTypes>(game: Game<P>, { before, move, after }: Step<P>): void {
  const [was, is] = [game.chips!(before), game.chips!(after)];
  must(
    is.seats.every(chips => Number.isSafeInteger(chips) && chips >= 0),
    `a seat holds ${is.seats.join(', ')}`,
  );
  const sum = ({ seats, bank }: typeof was) => seats.reduce((total, each) => total + each, bank);
  const change = sum(is) - sum(was);
  if (!isHouseMove(move) || !('seat' in move)) return must(change === 0, 'chips were made or lost');
  switch (move.kind) {
    case 'took':
    case 'brought':
      return must(change === move.chips, 'not all that was brought has arrived');
    case 'left':
      must(is.seats[move.seat] === 0, 'chips were left behind');
      return must(change <= 0 && -change <= was.seats[move.seat]!, 'more was taken than was there');
    case 'away':
    case 'back':
    case 'forfeited':
    case 'timedOut':
      return must(change === 0, 'chips were made or lost');
  }
}

function checkSample<P extends GameTypes>(run: Run<P>, state: P['State'], random: Random): void {
  const { game, setup, witness } = run;
  const viewer = pick(viewersOf(setup.seats), random);
  const view = frozen(game.view(state, viewer));
  const sample = frozen(game.sample(view, random));
  must(
    JSON.stringify(offered(game, sample, viewer)) === JSON.stringify(offered(game, state, viewer)),
    `a sample for ${viewer} looks different`,
  );
  must(same(game.toMove(sample), game.toMove(state)), `in a sample for ${viewer} another moves`);
  checkCards(witness, sample);
  for (const seat of seatsOf(run))
    for (const move of game.legalMoves(game.view(sample, seat)).slice(0, 3))
      must(game.play(sample, seat, move).ok, `a sample for ${viewer} cannot be played on`);
}

const COMING_AND_GOING = [
  { kind: 'away' },
  { kind: 'back' },
  { kind: 'left' },
  { kind: 'took', by: 'bot', chips: 0 },
] as const;

/** How often twin worlds were compared, and how often they did differ: twins that are equal test nothing. */
export interface Comparisons {
  readonly all: number;
  readonly different: number;
}

export function compareTwins<P extends GameTypes>(run: Run<P>): Comparisons {
  const random = seeded('twin', run.setup.seed);
  const viewer = pick([...seatsOf(run), 'gallery'] as const, random);
  return walkTwins(run, viewer, random);
}

/** Plays the run in a second world beside it, and compares all that reaches the viewer. */
function walkTwins<P extends GameTypes>(run: Run<P>, viewer: Viewer, random: Random): Comparisons {
  const { game, witness, steps, setup } = run;
  const pool = movePool(run);
  let world = frozen(game.start(setup.options, setup.seats));
  let different = 0;
  for (const step of steps) {
    mustOfferAlike(run, step.before, world, { viewer, pool });
    if (fingerprint(step.before) !== fingerprint(world)) different++;
    const twin = twinStep(run, step, world, { viewer, random });
    const parted = !same(witness.told(step, viewer), witness.told(twin, viewer));
    if (!parted)
      mustLookAlike(perceived(game, step, viewer), perceived(game, twin, viewer), viewer);
    const anew = parted || random.below(3) === 0;
    world = anew ? frozen(witness.twin(step.after, viewer, random)) : twin.after;
  }
  return { all: steps.length, different };
}

/** The step in the other world, or, where it cannot be made there, in one where it can. */
function twinStep<P extends GameTypes>(
  { game, witness }: Run<P>,
  step: Step<P>,
  world: P['State'],
  { viewer, random }: { viewer: Viewer; random: Random },
): Step<P> {
  const move = frozen(witness.twinMove(step, viewer, random));
  const played = game.play(world, step.by, move);
  if (played.ok) return { ...step, before: world, move, after: frozen(played.value) };
  must(step.by !== viewer, `${viewer} cannot make the same move in a twin world`);
  const before = frozen(witness.twin(step.before, viewer, random, step));
  const retried = game.play(before, step.by, move);
  must(retried.ok, 'the witness made a world in which the step cannot be made');
  return { ...step, before, move, after: frozen(retried.value) };
}

function mustOfferAlike<P extends GameTypes>(
  { game }: Run<P>,
  state: P['State'],
  twin: P['State'],
  { viewer, pool }: { viewer: Viewer; pool: readonly P['Move'][] },
): void {
  mustLookAlike(offered(game, state, viewer), offered(game, twin, viewer), viewer);
  const refusals = (of: P['State']) => pool.map(move => refusalIn(game, of, viewer, move));
  mustLookAlike(refusals(state), refusals(twin), viewer);
}

function refusalIn<P extends GameTypes>(
  game: Game<P>,
  state: P['State'],
  viewer: Viewer,
  move: P['Move'],
) {
  const told = game.refusal(game.view(state, viewer), move) ?? 'accepted';
  if (typeof viewer !== 'number') return told;
  const played = game.play(state, viewer, move);
  return [told, played.ok ? 'accepted' : played.error];
}

/** Byte for byte: even the order of keys could tell a tale. */
function mustLookAlike(one: unknown, other: unknown, viewer: Viewer): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a === b) return;
  const tale = JSON.stringify(diff(one, other)).slice(0, 200);
  throw new Error(`${viewer} can tell two worlds apart by ${tale}`);
}

/** What the law about secrets has to say about a game, over matches that may have been played by another. */
export function leakIn<P extends GameTypes>(
  game: Game<P>,
  runs: readonly Omit<Run<P>, 'game'>[],
): string {
  try {
    for (const run of runs) LAWS['nobody can tell twin worlds apart']({ ...run, game });
    return 'none';
  } catch (error) {
    return String(error);
  }
}

/** The game with a leak: after a round, the cards that were left lie open. */
export const openedAfterRounds = <P extends GameTypes>(game: Game<P>): Game<P> => ({
  ...game,
  play: (state, actor, move) => {
    const played = game.play(state, actor, move);
    if (!played.ok || !('hands' in state) || !('last' in played.value)) return played;
    const last = { ...Object(played.value.last), hands: state.hands };
    return { ...played, value: { ...played.value, last } };
  },
});
