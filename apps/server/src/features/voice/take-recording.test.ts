import { madeNoises, madeVoice, madeWhisper } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { createRecording } from '@toolbench/lab/voice/sound/recording.ts';
import { readWav, writeWav } from '@toolbench/lab/voice/sound/wav.ts';
import { describe, expect, it } from 'vitest';
import { takeRecording, takeSamples } from './take-recording.ts';

const sampleRate = 16_000;
const recorded = (samples: Int16Array) => {
  const recording = createRecording(samples.length, sampleRate);
  recording.add(0, samples);
  return recording;
};
const room = (samples: Int16Array) =>
  Int16Array.from({ length: samples.length + sampleRate / 2 }, (_, at) => samples[at - sampleRate / 4] ?? at % 3);

it('[VOICE-06] a whisper is taken for speech, in frames and as a whole recording', async () => {
  const samples = room(madeWhisper(1_500, 0.05));
  const voicedMs: unknown = expect.any(Number);
  expect(await takeSamples(recorded(samples))).toMatchObject({ ok: true, said: { mediaType: 'audio/wav', voicedMs } });
  expect(await takeRecording(writeWav({ sampleRate, samples }))).toMatchObject({ ok: true, said: { voicedMs } });
});

it('[VOICE-05] noise is not, however it is sent', async () => {
  for (const { samples } of madeNoises(10)) {
    expect(await takeSamples(recorded(samples))).toEqual({ ok: false, code: 'no-speech' });
    expect(await takeRecording(writeWav({ sampleRate, samples }))).toEqual({ ok: false, code: 'no-speech' });
  }
});

it('[VOICE-05] whatever a wav says of its rate, channels and bits, it is taken or refused in words', async () => {
  for (const rate of [0, 1, 3_999, 4_000, 384_000, 0xffff_ffff]) {
    for (const channels of [0, 1, 8, 9, 65_535]) {
      for (const bits of [0, 7, 8, 16, 24, 32, 64, 65_535]) {
        const file = writeWav({ sampleRate: 16_000, samples: new Int16Array(8_000) });
        const view = new DataView(file.buffer);
        view.setUint32(24, rate, true);
        view.setUint16(22, channels, true);
        view.setUint16(34, bits, true);
        const taken = await takeRecording(file);
        if (bits < 8 || channels === 0 || rate < 4_000) expect(taken).toEqual({ ok: false, code: 'bad-audio' });
        else expect(taken.ok || taken.code).toBeTruthy();
      }
    }
  }
});

/** A file of several channels, each of the same length. */
function interleaved(channels: readonly Int16Array[]): Uint8Array {
  const [first = new Int16Array()] = channels;
  const samples = new Int16Array(first.length * channels.length);
  for (const [channel, its] of channels.entries()) {
    for (const [at, sample] of its.entries()) samples[at * channels.length + channel] = sample;
  }
  const file = writeWav({ sampleRate, samples });
  const view = new DataView(file.buffer);
  view.setUint16(22, channels.length, true);
  view.setUint32(28, sampleRate * 2 * channels.length, true);
  view.setUint16(32, 2 * channels.length, true);
  return file;
}

describe('[VOICE-08] of several channels', () => {
  const voice = madeVoice(900);
  const silence = new Int16Array(voice.length);
  const noise = Int16Array.from(madeNoises(3)[2]?.samples.subarray(0, voice.length) ?? []);
  const quiet = Int16Array.from({ length: voice.length }, (_, at) => (noise[at % noise.length] ?? 0) / 20);
  const inverted = voice.map((sample) => -sample);
  const other = madeVoice(900, 7);

  const sent = async (...channels: readonly Int16Array[]) => {
    const taken = await takeRecording(interleaved(channels));
    const sound = taken.ok ? readWav(taken.said.audio) : taken.code;
    return typeof sound === 'object' ? sound.samples : sound;
  };

  it('the one with the voice is sent, wherever it is', async () => {
    expect(await sent(silence, voice)).toEqual(voice);
    expect(await sent(voice, silence)).toEqual(voice);
    expect(await sent(quiet, voice)).toEqual(voice);
    expect(await sent(silence, silence, silence, voice)).toEqual(voice);
    expect(await sent(silence, room(madeWhisper(700, 0.05)).subarray(0, voice.length))).toBeInstanceOf(Int16Array);
    expect(await sent(silence, silence)).toBe('no-speech');
  });

  it('all voices are sent together, but none that would be cancelled', async () => {
    expect(await sent(voice, voice)).toEqual(voice);
    expect(await sent(voice, inverted)).toEqual(voice);
    const both = await sent(voice, other);
    expect(both).toEqual(voice.map((sample, at) => (sample + (other[at] ?? 0)) / 2));
  });
});
