import { isObject } from '@stammtisch/kernel';

import { columnOf, groundAt, isRoom, rowOf, squareAt } from './board.ts';
import {
  type Card,
  CARDS,
  type Chance,
  type Guess,
  type Move,
  type Place,
  type Room,
  ROOMS,
  type Square,
  type Suspect,
  SUSPECTS,
  type Weapon,
  WEAPONS,
} from './state.ts';

const COLUMNS = 'abcdefghijklmnopqrstuvwx';

/** A room by its name, a square by its column and row, from `a1` at the top left: `hall`, `h25`. */
export const formatPlace = (place: Place): string =>
  isRoom(place) ? place : `${COLUMNS[columnOf(place)]}${rowOf(place) + 1}`;

function parsePlace(text: string): Place | undefined {
  const [, column = '', row] = /^([a-x])([1-9]\d?)$/.exec(text) ?? [];
  if (row === undefined) return roomOf(text);
  return corridorOf(squareAt(COLUMNS.indexOf(column), Number(row) - 1));
}

const corridorOf = (value: unknown): Square | undefined =>
  typeof value === 'number' && Number.isInteger(value) && groundAt(value) === 'corridor'
    ? value
    : undefined;

const suspectOf = (value: unknown): Suspect | undefined => SUSPECTS.find(each => each === value);
const weaponOf = (value: unknown): Weapon | undefined => WEAPONS.find(each => each === value);
const roomOf = (value: unknown): Room | undefined => ROOMS.find(each => each === value);
const cardOf = (value: unknown): Card | undefined => CARDS.find(each => each === value);

/** `roll`, `walk h8`, `walk hall`, `suspect red rope hall`, `show rope`, `dice 3 4`, `deal red … rope / hall …`. */
export function formatMove(move: Move | Chance): string {
  switch (move.kind) {
    case 'deal':
      return `deal ${move.cards.join(' ')} / ${move.weapons.join(' ')}`;
    case 'dice':
      return `dice ${move.dice.join(' ')}`;
    case 'token':
      return `token ${move.token}`;
    case 'walk':
      return `walk ${formatPlace(move.to)}`;
    case 'suspect':
    case 'accuse':
      return `${move.kind} ${move.guess.who} ${move.guess.how} ${move.guess.where}`;
    case 'show':
    case 'pick':
      return `${move.kind} ${move.card}`;
    case 'ready':
    case 'roll':
    case 'passage':
    case 'stay':
    case 'end':
      return move.kind;
  }
}

export function parseMove(text: string): Move | Chance | undefined {
  const [kind = '', ...words] = text.split(' ');
  const [first = ''] = words;
  switch (kind) {
    case 'deal':
      return parseDeal(words);
    case 'dice':
      return words.length > 0 && words.every(word => /^[1-6]$/.test(word))
        ? { kind, dice: words.map(Number) }
        : undefined;
    case 'pick': {
      const card = words.length === 1 ? cardOf(first) : undefined;
      return card && { kind, card };
    }
    case 'suspect':
    case 'accuse': {
      const [who, how, where, ...rest] = words;
      return rest.length === 0 ? decodeMove({ kind, guess: { who, how, where } }) : undefined;
    }
    case 'walk':
      return words.length === 1 ? decodeMove({ kind, to: parsePlace(first) }) : undefined;
    case 'token':
    case 'show':
      return words.length === 1 ? decodeMove({ kind, token: first, card: first }) : undefined;
    default:
      return words.length === 0 ? decodeMove({ kind }) : undefined;
  }
}

/** As written: whether it is a deal that fits is for the rules to say. */
function parseDeal(words: readonly string[]): Chance | undefined {
  const middle = words.indexOf('/');
  const cards = words.slice(0, middle).flatMap(word => cardOf(word) ?? []);
  const weapons = words.slice(middle + 1).flatMap(word => roomOf(word) ?? []);
  return middle === CARDS.length &&
    cards.length === CARDS.length &&
    weapons.length === WEAPONS.length &&
    words.length === CARDS.length + 1 + WEAPONS.length
    ? { kind: 'deal', cards, weapons }
    : undefined;
}

/** What a stranger sent. */
export function decodeMove(value: unknown): Move | undefined {
  if (!isObject(value)) return undefined;
  const { kind } = value;
  switch (kind) {
    case 'token': {
      const token = suspectOf(value['token']);
      return token && { kind, token };
    }
    case 'walk': {
      const to = roomOf(value['to']) ?? corridorOf(value['to']);
      return to === undefined ? undefined : { kind, to };
    }
    case 'suspect':
    case 'accuse': {
      const guess = guessOf(value['guess']);
      return guess && { kind, guess };
    }
    case 'show': {
      const card = cardOf(value['card']);
      return card && { kind, card };
    }
    case 'ready':
    case 'roll':
    case 'passage':
    case 'stay':
    case 'end':
      return { kind };
    default:
      return undefined;
  }
}

function guessOf(value: unknown): Guess | undefined {
  if (!isObject(value)) return undefined;
  const who = suspectOf(value['who']);
  const how = weaponOf(value['how']);
  const where = roomOf(value['where']);
  return who && how && where && { who, how, where };
}
