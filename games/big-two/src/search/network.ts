import { FEATURES } from './features.ts';

/** Neurons between what is so and what it is worth. */
const HIDDEN = 64;

const BIAS = FEATURES * HIDDEN;
const OUT = BIAS + HIDDEN;
const DIRECT = OUT + HIDDEN;
const CONSTANT = DIRECT + FEATURES;
const WEIGHTS = CONSTANT + 1;

/** Values are learned in these many points. */
export const SCALE = 20;

/**
 * Says what a choice is worth from what is so: each thing adds to every neuron, and what is above
 * nothing there is weighed; each thing also counts directly.
 */
export class Network {
  readonly weights: Float32Array;

  constructor(weights: Float32Array = new Float32Array(WEIGHTS)) {
    if (weights.length !== WEIGHTS) throw new Error('these weights are of another network');
    this.weights = weights;
  }

  /** The sums in the neurons, as far as these things make them up; the last one is what counts directly. */
  sums(features: readonly number[], start: Float32Array = this.#empty()): Float32Array {
    const { weights } = this;
    const sums = Float32Array.from(start);
    for (const feature of features) {
      const row = feature * HIDDEN;
      for (let at = 0; at < HIDDEN; at++) sums[at]! += weights[row + at]!;
      sums[HIDDEN]! += weights[DIRECT + feature]!;
    }
    return sums;
  }

  valueOf(sums: Float32Array): number {
    const { weights } = this;
    let value = sums[HIDDEN]!;
    for (let at = 0; at < HIDDEN; at++) if (sums[at]! > 0) value += sums[at]! * weights[OUT + at]!;
    return value;
  }

  #empty(): Float32Array {
    const sums = this.weights.slice(BIAS, BIAS + HIDDEN + 1);
    sums[HIDDEN] = this.weights[CONSTANT]!;
    return sums;
  }
}

/** Moves the weights towards what was seen, each by less the more it has been moved before. */
export class Learner {
  readonly network: Network;
  readonly #moved: Float32Array;

  constructor(network: Network, draw: () => number) {
    this.network = network;
    const { weights } = network;
    this.#moved = new Float32Array(weights.length).fill(0.1);
    // Small and different: neurons that begin alike would stay alike.
    for (let at = 0; at < BIAS; at++) weights[at] = (draw() - 0.5) * 0.2;
    for (let at = OUT; at < DIRECT; at++) weights[at] = (draw() - 0.5) * 0.4;
  }

  learn(features: readonly number[], target: number, rate: number): void {
    const { network } = this;
    const { weights } = network;
    const sums = network.sums(features);
    const error = Math.max(-3, Math.min(3, network.valueOf(sums) - target));
    const back = new Float32Array(HIDDEN);
    for (let at = 0; at < HIDDEN; at++) {
      if (sums[at]! <= 0) continue;
      back[at] = error * weights[OUT + at]!;
      this.#move(OUT + at, error * sums[at]!, rate);
      this.#move(BIAS + at, back[at]!, rate);
    }
    this.#move(CONSTANT, error, rate);
    for (const feature of features) {
      this.#move(DIRECT + feature, error, rate);
      const row = feature * HIDDEN;
      for (let at = 0; at < HIDDEN; at++) if (back[at] !== 0) this.#move(row + at, back[at]!, rate);
    }
  }

  #move(at: number, gradient: number, rate: number): void {
    const moved = (this.#moved[at]! += gradient * gradient);
    this.network.weights[at]! -= (rate * gradient) / Math.sqrt(moved);
  }
}

/** 64 signs that a text may have anywhere. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = SIGNS.length ** 2;

/** Two signs for a weight, in equal steps between the least and the greatest of those that belong together. */
export function written({ weights }: Network): string {
  return partsOf(weights)
    .map(part => {
      const most = part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      const signs = Array.from(part, each => signsOf(Math.round((each / most) * (STEPS / 2 - 1))));
      return `${most} ${signs.join('')}`;
    })
    .join('\n');
}

const signsOf = (step: number): string => {
  const place = step + STEPS / 2;
  return SIGNS[place >> 6]! + SIGNS[place & 63]!;
};

export function read(text: string): Network {
  const network = new Network();
  const lines = text.trim().split('\n');
  for (const [at, part] of partsOf(network.weights).entries()) {
    const [most, signs] = lines[at]!.split(' ');
    for (let weight = 0; weight < part.length; weight++)
      part[weight] = (stepAt(signs!, weight * 2) / (STEPS / 2 - 1)) * Number(most);
  }
  return network;
}

const PLACE_OF = new Map(Array.from(SIGNS, (sign, place) => [sign, place]));

const stepAt = (signs: string, at: number): number =>
  PLACE_OF.get(signs[at]!)! * 64 + PLACE_OF.get(signs[at + 1]!)! - STEPS / 2;

const partsOf = (weights: Float32Array): readonly Float32Array[] => [
  weights.subarray(0, BIAS),
  weights.subarray(BIAS, OUT),
  weights.subarray(OUT, DIRECT),
  weights.subarray(DIRECT, CONSTANT),
  weights.subarray(CONSTANT),
];
