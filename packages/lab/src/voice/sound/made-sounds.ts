/** Sounds made by calculation, the same in each run, for tests and measurements: 16 kHz, one channel. */

const rate = 16_000;

/** A small generator of its own (Park and Miller), so that every run is the same. */
export function seeded(seed: number): () => number {
  let state = (seed * 7_919 + 1) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const toSamples = (ms: number, value: (seconds: number, at: number) => number): Int16Array =>
  Int16Array.from({ length: Math.round((rate * ms) / 1_000) }, (_, at) =>
    Math.round(Math.max(-1, Math.min(1, value(at / rate, at))) * 32_767),
  );

/** Syllables of a gliding voice, four in a second, with breath between them. */
export function madeVoice(ms: number, seed = 1): Int16Array {
  const random = seeded(seed);
  const base = 110 + 90 * random();
  let phase = 0;
  return toSamples(ms, (seconds) => {
    const pitch = base * (1 + 0.15 * Math.sin(2 * Math.PI * 0.9 * seconds));
    phase += (2 * Math.PI * pitch) / rate;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2 * seconds)) ** 0.7;
    let wave = 0;
    for (let harmonic = 1; harmonic <= 12; harmonic += 1) wave += Math.sin(harmonic * phase) / harmonic;
    return 0.25 * syllable * wave + 0.002 * (random() - 0.5);
  });
}

/** Breath through a mouth that moves: vowels by a resonance that glides, and hisses between them, four in a second. */
export function madeWhisper(ms: number, peak: number, seed = 1): Int16Array {
  const random = seeded(seed);
  let [before, beforeThat, breathBefore] = [0, 0, 0];
  return toSamples(ms, (seconds) => {
    const breath = random() - 0.5;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2 * seconds)) ** 0.7;
    const resonance = 900 + 600 * Math.sin(2 * Math.PI * 1.1 * seconds);
    const vowel = breath + 1.8 * Math.cos((2 * Math.PI * resonance) / rate) * before - 0.81 * beforeThat;
    [beforeThat, before] = [before, vowel];
    const hiss = Math.max(0, Math.sin(2 * Math.PI * (2 * seconds + 0.35))) ** 6 * (breath - breathBefore);
    breathBefore = breath;
    return peak * (0.25 * syllable * vowel + 0.7 * hiss) + 0.0005 * (random() - 0.5);
  });
}

type Noise = (random: () => number) => (seconds: number, at: number) => number;

/** What microphones pick up when nobody speaks. */
const noises: Readonly<Record<string, Noise>> = {
  silence: () => () => 0,
  hiss: (random) => () => 0.002 * (random() - 0.5),
  'white noise': (random) => () => 0.4 * (random() - 0.5),
  'gusts of noise': (random) => (seconds) => 0.5 * Math.sin(seconds * 5) ** 2 * (random() - 0.5),
  rumble: (random) => {
    let level = 0;
    return () => (level = 0.998 * level + 0.03 * (random() - 0.5));
  },
  'mains hum': (random) => (seconds) =>
    0.1 * Math.sin(2 * Math.PI * 100 * seconds) + 0.05 * Math.sin(2 * Math.PI * 200 * seconds) + 0.01 * random(),
  fan: (random) => (seconds) => 0.05 * Math.sin(2 * Math.PI * 120 * seconds) + 0.1 * (random() - 0.5),
  tone: (random) => {
    const pitch = 200 + 1_800 * random();
    return (seconds) => (seconds > 0.3 ? 0.3 * Math.sin(2 * Math.PI * pitch * seconds) : 0);
  },
  keys: (random) => {
    let hit = 0;
    return () => {
      hit = random() < 0.0004 ? 1 : hit * 0.99;
      return hit * (random() - 0.5);
    };
  },
  knocks: (random) => {
    let [hit, since] = [0, 0];
    return () => {
      since += 1;
      if (random() < 0.0001) [hit, since] = [1, 0];
      hit *= 0.998;
      return 0.8 * hit * Math.sin(since * 0.05);
    };
  },
};

export interface MadeNoise {
  readonly name: string;
  readonly samples: Int16Array;
}

/** Clips of silence and noise of half a second to three seconds; each kind in turn, each clip another one. */
export function madeNoises(count: number): readonly MadeNoise[] {
  const kinds = Object.entries(noises);
  return Array.from({ length: count }, (_, at) => {
    const [kind = '', noise = () => () => 0] = kinds[at % kinds.length] ?? [];
    const random = seeded(at + 11);
    return { name: `${kind} ${at}`, samples: toSamples(500 + 2_500 * random(), noise(random)) };
  });
}
