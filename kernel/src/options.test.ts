import { expect, test } from 'vitest';

import { chooseOptions, defaultOptions, type OptionList } from './options.ts';

type Options = { target: 11 | 15 | 18; stake: number; led: boolean };

const list: OptionList<Options> = {
  bounds: {
    target: { is: 'one of', of: [11, 15, 18] },
    stake: { is: 'whole', min: 0, max: 100 },
    led: { is: 'flag' },
  },
  presets: [
    { name: 'tramin', options: { target: 18, stake: 0, led: false } },
    { name: 'suedtirol', options: { target: 15, stake: 0, led: true } },
  ],
};

test('without a wish one gets the first preset', () => {
  expect(defaultOptions(list)).toEqual({ target: 18, stake: 0, led: false });
  expect(chooseOptions(list, {})).toEqual({ ok: true, value: defaultOptions(list) });
});

test('a preset, and what is to differ from it', () => {
  expect(chooseOptions(list, { preset: 'suedtirol', stake: 5 })).toEqual({
    ok: true,
    value: { target: 15, stake: 5, led: true },
  });
});

test.each([
  [{ preset: 'bayrisch' }, { error: 'no-such-preset' }],
  [{ preset: 7 }, { error: 'no-such-preset' }],
  [{ stakes: 5 }, { error: 'no-such-option', option: 'stakes' }],
  [{ toString: 5 }, { error: 'no-such-option', option: 'toString' }],
  [JSON.parse('{"__proto__": 5}'), { error: 'no-such-option', option: '__proto__' }],
  [{ stake: -1 }, { error: 'out-of-bounds', option: 'stake' }],
  [{ stake: 101 }, { error: 'out-of-bounds', option: 'stake' }],
  [{ stake: 1.5 }, { error: 'out-of-bounds', option: 'stake' }],
  [{ stake: '5' }, { error: 'out-of-bounds', option: 'stake' }],
  [{ target: 12 }, { error: 'out-of-bounds', option: 'target' }],
  [{ led: 'yes' }, { error: 'out-of-bounds', option: 'led' }],
  [null, { error: 'not-options' }],
  ['tramin', { error: 'not-options' }],
  [[], { error: 'not-options' }],
])('%j is refused: %j', (wish, error) => {
  expect(chooseOptions(list, wish)).toEqual({ ok: false, error });
});
