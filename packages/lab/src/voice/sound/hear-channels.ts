import { hearVoice, type Heard } from './hear-voice.ts';
import type { Channels, Sound } from './wav.ts';

/** Channels whose sum holds so much of the best one's voice do not cancel each other. */
const keptPart = 0.8;

type HeardSound = Heard & { readonly sound: Sound };

function* hear(sound: Sound): Generator<undefined, HeardSound> {
  return { ...(yield* hearVoice(sound)), sound };
}

/** Several sounds of one length in one, each as loud as it is in their mean. */
function mix(sounds: Channels): Sound {
  const [{ sampleRate, samples: first }] = sounds;
  const samples = first.map((_, at) => {
    let sum = 0;
    for (const sound of sounds) sum += sound.samples[at] ?? 0;
    return sum / sounds.length;
  });
  return { sampleRate, samples };
}

/**
 * Listens to every channel of a recording, in steps. Gives the sound to recognise: the only channel with a voice, or all
 * that have one together, unless they cancel each other; the first channel where none has.
 */
export function* hearChannels([left, ...others]: Channels): Generator<undefined, HeardSound> {
  const first = yield* hear(left);
  const voiced: HeardSound[] = first.hasVoice ? [first] : [];
  for (const sound of others) {
    const heard = yield* hear(sound);
    if (heard.hasVoice) voiced.push(heard);
  }
  const [best = first, ...rest] = voiced.toSorted((a, b) => b.voicedMs - a.voicedMs);
  if (rest.length === 0) return best;
  const together = yield* hear(mix([best.sound, ...rest.map(({ sound }) => sound)]));
  return together.hasVoice && together.voicedMs >= keptPart * best.voicedMs ? together : best;
}
