import { parseArgs } from 'node:util';

import {
  ACTIONS,
  best,
  gameDeviation,
  gameValue,
  MAX_DECKS,
  type Odds,
  odds,
  PRESETS,
  type Refusal,
  refusalOf,
  type Rules,
  type Situation,
  SPLIT_PLAYS,
  type SplitPlay,
} from '@stammtisch/blackjack/odds';
import { french } from '@stammtisch/kernel';

import { Mistake, wholeNumber } from './arguments.ts';

export const USAGE = `  npm run odds -- blackjack --hand "T 6" --up T --rules bjx|vegas [--removed "2 2 K"] [--set peek=true,split=false,doubleAfterSplit=false,hitSoft17=true,decks=6] [--split-play as-unsplit|knowing-the-pair] [--json]
  npm run odds -- blackjack --game --rules bjx|vegas [--deviation] [--set ...] [--split-play ...] [--json]`;

/** The answer to one command line, in bets: a hand's actions, or with `--game` the whole game. */
export function blackjackOdds(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      hand: { type: 'string' },
      up: { type: 'string' },
      removed: { type: 'string' },
      game: { type: 'boolean', default: false },
      rules: { type: 'string', default: '' },
      set: { type: 'string' },
      'split-play': { type: 'string', default: 'as-unsplit' },
      deviation: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const rules = rulesOf(values.rules, values.set);
  const splitPlay = splitPlayOf(values['split-play']);
  if (values.game) {
    if ([values.hand, values.up, values.removed].some(cards => cards !== undefined))
      throw new Mistake('--game is about fresh cards: leave out --hand, --up and --removed');
    const whole = {
      value: gameValue(rules, splitPlay),
      ...(values.deviation && { deviation: gameDeviation(rules, splitPlay) }),
    };
    return values.json ? JSON.stringify(whole) : gameTable(whole);
  }
  const answer = odds(rules, situationOf(rules, values), splitPlay);
  return values.json ? JSON.stringify(answer) : table(answer);
}

function rulesOf(name: string, changes: string | undefined): Rules {
  if (!isPreset(name))
    throw new Mistake(`--rules must be one of: ${Object.keys(PRESETS).join(', ')}`);
  const preset: Rules = PRESETS[name];
  return changes === undefined ? preset : changes.split(',').reduce(changed, preset);
}

const isPreset = (name: string): name is keyof typeof PRESETS => Object.hasOwn(PRESETS, name);

/** The rules after one change, such as `peek=true`. */
function changed(rules: Rules, change: string): Rules {
  const [name = '', value = ''] = change.split(/=(.*)/s).map(part => part.trim());
  if (!Object.hasOwn(rules, name))
    throw new Mistake(`--set knows no rule "${name}"; there are ${Object.keys(rules).join(', ')}`);
  if (name === 'decks') return { ...rules, decks: wholeNumber('set decks', value, 1, MAX_DECKS) };
  if (value !== 'true' && value !== 'false')
    throw new Mistake(`--set ${name} must be true or false`);
  return { ...rules, [name]: value === 'true' };
}

function splitPlayOf(text: string): SplitPlay {
  const play = SPLIT_PLAYS.find(each => each === text);
  if (play !== undefined) return play;
  throw new Mistake(`--split-play must be one of: ${SPLIT_PLAYS.join(', ')}`);
}

interface CardTexts {
  readonly hand?: string | undefined;
  readonly up?: string | undefined;
  readonly removed?: string | undefined;
}

function situationOf(rules: Rules, { hand, up, removed = '' }: CardTexts): Situation {
  if (hand === undefined || up === undefined)
    throw new Mistake('--hand and --up are needed, or --game');
  const [open, ...more] = ranksOf('up', up);
  if (open === undefined || more.length > 0) throw new Mistake('--up must be one card');
  const situation = {
    hand: ranksOf('hand', hand),
    up: open,
    removed: ranksOf('removed', removed),
  };
  const refusal = refusalOf(rules, situation);
  if (refusal !== undefined) throw new Mistake(SENTENCES[refusal]);
  return situation;
}

const SENTENCES: Readonly<Record<Refusal, string>> = {
  'bad-decks': `there may be 1 to ${MAX_DECKS} decks`,
  'hand-too-short': '--hand must have at least two cards',
  'hand-over-21': '--hand is over 21: there is nothing left to decide',
  'more-cards-than-there-are': 'there are not that many cards of one rank in the deck',
  'too-few-cards-left': 'too few cards are left in the deck to finish the round',
  'dealer-has-a-natural':
    'only a blackjack is left for the dealer, and after a peek the round would be over',
};

const ranksOf = (name: string, text: string): readonly french.Rank[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(word => rankOf(name, word));

function rankOf(name: string, word: string): french.Rank {
  const letter = word === '10' ? 'T' : word.toUpperCase();
  const rank = french.RANKS.find(each => each === letter);
  if (rank !== undefined) return rank;
  throw new Mistake(`--${name}: "${word}" is no card; cards are ${french.RANKS.join(' ')}`);
}

function table(answer: Odds): string {
  const chosen = best(answer);
  return ACTIONS.flatMap(action => {
    const value = answer[action];
    if (value === undefined) return [];
    return [`${action.padEnd(10)}${fixed(value)}${action === chosen ? '  best' : ''}`];
  }).join('\n');
}

function gameTable({ value, deviation }: { value: number; deviation?: number }): string {
  const bets = `value      ${fixed(value * 100)} % of the bet`;
  return deviation === undefined ? bets : `${bets}\ndeviation  ${fixed(deviation)} bets`;
}

const fixed = (value: number): string => value.toFixed(9).padStart(12);
