export { diff, diffText, type Made, type Patch, patched } from './diff.ts';
export { type Coming, factsBy } from './facts.ts';
export * as french from './french.ts';
export type {
  Actor,
  Advice,
  Amounts,
  AnyMove,
  Bot,
  BotQuestion,
  Chips,
  Decision,
  Game,
  Outcome,
  GameTypes,
  LaidBefore,
  Offer,
  Review,
  Seen,
  Stamp,
  Tally,
  Viewer,
} from './game.ts';
export { rulesOf, seatOf, viewersOf } from './game.ts';
export * as german from './german.ts';
export {
  areHandsFrom,
  dealFrom,
  type DealOf,
  formatDeal,
  handsFrom,
  isDealFrom,
  parseDeal,
} from './hands.ts';
export { cardsIn, countOf, handOf, type Held, heldSlots, heldTo, slotsOf } from './held.ts';
export { fingerprint, hash, isObject, same } from './json.ts';
export {
  type Bounds,
  chooseOptions,
  defaultOptions,
  type OptionList,
  type OptionsRefusal,
  type Preset,
} from './options.ts';
export { chanceIn, playBy } from './play.ts';
export { pick, type Random, randomFrom, seeded, shuffle } from './random.ts';
export { randomMove } from './random-move.ts';
export {
  type Entry,
  formatEntry,
  formatRecord,
  type GameRecord,
  hasKind,
  isHouseMove,
  parseRecord,
  type RecordRefusal,
  replay,
} from './record.ts';
export { err, ok, type Result } from './result.ts';
export {
  awaitedInPause,
  type BetweenRounds,
  type DealingRound,
  houseInRounds,
  isPaused,
  matchOver,
  type MatchOver,
  outcome,
  outcomeByPoints,
  playInRounds,
  refusalOfReady,
  type SessionOf,
  undealtOf,
  withReady,
} from './rounds.ts';
export {
  awaited,
  type Chair,
  emptySeating,
  type HouseMove,
  type HouseRefusal,
  isChips,
  isFull,
  isSeat,
  type Ready,
  refusalToBeReady,
  reseat,
  type Reseating,
  type Seat,
  seatAfter,
  type Seating,
  type StartedBy,
  unready,
  withPresence,
  withSeat,
} from './seating.ts';
export {
  adviceOnCard,
  reasonsForCard,
  reviewOfCard,
  surenessOf,
  type TrickReason,
} from './trick-advice.ts';
export {
  begunTricks,
  bestAt,
  cardPlayed,
  currentTrick,
  onTurn,
  otherSide,
  roundWinnerOf,
  type Side,
  sideOf,
  type Trick,
  type Tricks,
  withCard,
  wonWith,
} from './tricks.ts';
