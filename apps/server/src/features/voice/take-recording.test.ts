import { madeNoises, madeWhisper } from '@toolbench/lab/voice/made-sounds.ts';
import { createRecording } from '@toolbench/lab/voice/recording.ts';
import { writeWav } from '@toolbench/lab/voice/wav.ts';
import { expect, it } from 'vitest';
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
