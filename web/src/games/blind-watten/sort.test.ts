import { expect, test } from 'vitest';

import type { Card } from './rules.ts';
import { inOrder } from './sort.ts';

const cards = (text: string): readonly Card[] => text.split(' ') as Card[];
const sorted = (text: string, schlag?: Card, trump?: Card): string =>
  inOrder(cards(text), schlag && trump && { schlag, trump }).join(' ');

test('whoever does not know the trump has the cards by suit, high before low', () => {
  expect(sorted('7b Kl 6b Ah 9l')).toBe('Kl 9l Ah 7b 6b');
});

test('whoever knows it has them by strength: good, right, blind, trump, the rest', () => {
  expect(sorted('Al Kh 9h Tl 9l', '9a', 'Kl')).toBe('Tl 9l 9h Al Kh');
});

test('above the ace comes the seven', () => {
  expect(sorted('Kh Ah 7h Al', 'Ab', '9h')).toBe('7h Ah Al Kh');
});

test('the Weli as Schlag is the right one', () => {
  expect(sorted('Al 6b 7l Kl', '6b', '8l')).toBe('7l 6b Al Kl');
});

test('nothing is lost and nothing is changed', () => {
  const hand = Object.freeze(cards('Ua 9h 7b 8l Kl'));
  expect(new Set(inOrder(hand, { schlag: 'Ua', trump: '9h' }))).toEqual(new Set(hand));
});
