import { containerOf } from '@toolbench/lab/voice/sound/container.ts';
import { readWav, writeWav, type Sound } from '@toolbench/lab/voice/sound/wav.ts';

/**
 * Sentences of a speech as one file. Files of mp3 may follow each other as they are; of wav only the first would be heard,
 * so their samples are put together.
 */
export function joinSpeech(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const spoken = parts.filter(({ length }) => length > 0);
  const sounds = spoken.map((part) => (containerOf(part) === 'wav' ? readWav(part) : 'unreadable'));
  const [first] = sounds;
  const isSame = (sound: (typeof sounds)[number]): sound is Sound =>
    typeof sound === 'object' && typeof first === 'object' && sound.sampleRate === first.sampleRate;
  if (typeof first !== 'object' || !sounds.every(isSame)) return joinBytes(parts);
  const samples = new Int16Array(sounds.reduce((sum, sound) => sum + sound.samples.length, 0));
  let at = 0;
  for (const sound of sounds) {
    samples.set(sound.samples, at);
    at += sound.samples.length;
  }
  return writeWav({ sampleRate: first.sampleRate, samples });
}

/** mp3 files in a row are an mp3 file. */
function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
