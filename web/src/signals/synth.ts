import type { Sound } from './sound.ts';

/** A tone that fades away. */
interface Tone {
  readonly hz: number;
  /** Seconds after the beginning. */
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
  readonly wave?: OscillatorType;
}

/** A short rush of air, as paper makes it. */
interface Rush {
  readonly at: number;
  readonly seconds: number;
  readonly gain: number;
  /** The middle of the band that is left of it. */
  readonly hz: number;
}

interface Score {
  readonly tones?: readonly Tone[];
  readonly rushes?: readonly Rush[];
}

const CARD: Rush = { at: 0, seconds: 0.09, gain: 0.5, hz: 2600 };

const SCORES: Readonly<Record<Sound, Score>> = {
  deal: {
    rushes: Array.from({ length: 5 }, (_, at) => ({ ...CARD, at: at * 0.09, gain: 0.3 })),
  },
  play: { rushes: [CARD], tones: [{ hz: 150, at: 0.02, seconds: 0.07, gain: 0.25 }] },
  trick: {
    rushes: [{ at: 0, seconds: 0.22, gain: 0.4, hz: 1400 }],
    tones: [{ hz: 120, at: 0.16, seconds: 0.1, gain: 0.3 }],
  },
  bet: {
    tones: [
      { hz: 2350, at: 0, seconds: 0.06, gain: 0.12, wave: 'triangle' },
      { hz: 3100, at: 0.05, seconds: 0.08, gain: 0.12, wave: 'triangle' },
    ],
  },
  turn: {
    tones: [
      { hz: 587, at: 0, seconds: 0.25, gain: 0.2 },
      { hz: 880, at: 0.12, seconds: 0.4, gain: 0.2 },
    ],
  },
  win: {
    tones: [523, 659, 784, 1047].map((hz, step) => ({
      hz,
      at: step * 0.12,
      seconds: step === 3 ? 0.7 : 0.3,
      gain: 0.18,
      wave: 'triangle' as const,
    })),
  },
};

let context: AudioContext | undefined;

/** Makes a sound out of nothing; `loudness` is 0 to 1. */
export function synthesise(sound: Sound, loudness: number): void {
  context ??= new AudioContext();
  // A browser may have put it to sleep until somebody has tapped.
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = loudness;
  out.connect(context.destination);
  const { tones = [], rushes = [] } = SCORES[sound];
  for (const tone of tones) playTone(context, out, tone);
  for (const rush of rushes) playRush(context, out, rush);
}

function playTone(on: AudioContext, out: AudioNode, { hz, wave = 'sine', ...tone }: Tone): void {
  const source = new OscillatorNode(on, { frequency: hz, type: wave });
  source.connect(fading(on, out, tone));
  start(on, source, tone);
}

function playRush(on: AudioContext, out: AudioNode, { hz, ...rush }: Rush): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * rush.seconds), on.sampleRate);
  const samples = buffer.getChannelData(0);
  // Noise need not be random: any long period sounds the same.
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[at] = seed / 1_073_741_824 - 1;
  }
  const source = new AudioBufferSourceNode(on, { buffer });
  const band = new BiquadFilterNode(on, { type: 'bandpass', frequency: hz, Q: 0.8 });
  source.connect(band).connect(fading(on, out, rush));
  start(on, source, rush);
}

type Span = Pick<Tone, 'at' | 'seconds' | 'gain'>;

function fading(on: AudioContext, out: AudioNode, { at, seconds, gain }: Span): AudioNode {
  const node = new GainNode(on, { gain: 0 });
  const from = on.currentTime + at;
  node.gain.setValueAtTime(0, from);
  node.gain.linearRampToValueAtTime(gain, from + 0.005);
  node.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  node.connect(out);
  return node;
}

function start(on: AudioContext, source: AudioScheduledSourceNode, { at, seconds }: Span): void {
  source.start(on.currentTime + at);
  source.stop(on.currentTime + at + seconds);
}
