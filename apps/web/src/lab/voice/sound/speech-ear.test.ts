import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as runtime from 'onnxruntime-web';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '@toolbench/lab/voice/sound/made-sounds.ts';
import { samplesIn } from './pcm.ts';
import { framesOf, joined, mix, noise, quiet, randomFrom, tone, voice } from './signals.test-support.ts';
import { createSpeechEar, type JudgeWindow } from './speech-ear.ts';
import { openSpeechModel } from './speech-model.ts';
import { createTake } from './take.ts';

const room = (ms: number) => noise(ms, -60, randomFrom(3));

/** A door that falls shut: a thump and a burst of noise, which the walls throw back some forty times. */
function slam(seed: number): Int16Array {
  const random = seeded(seed);
  const echoes = Array.from({ length: 40 }, () => ({ at: random() ** 1.5 * 0.4, loud: random() - 0.5 }));
  const pitch = 80 + random() * 120;
  const hit = (second: number) =>
    second < 0
      ? 0
      : Math.exp(-second / 0.06) * Math.sin(2 * Math.PI * pitch * second) + Math.exp(-second / 0.04) * (random() - 0.5);
  return Int16Array.from({ length: samplesIn(900) }, (_, index) => {
    const second = index / 16_000;
    const thrown = echoes.reduce((sum, { at, loud }) => sum + loud * Math.exp((-6.9 * at) / 0.4) * hit(second - at), 0);
    return 7_000 * (hit(second) + thrown);
  });
}

/** A melody over a chord, a note each quarter of a second. */
function music(ms: number): Int16Array {
  const notes = [220, 247, 277, 294, 330, 294, 277, 247];
  const melody = joined(...Array.from({ length: ms / 250 }, (_, at) => tone(250, -16, notes[at % notes.length])));
  return mix(melody, tone(ms, -26, 110), tone(ms, -26, 138.6), tone(ms, -26, 165));
}

let begin: () => JudgeWindow;
beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('@ricky0123/vad-web/dist/silero_vad_v6.onnx');
  runtime.env.wasm.numThreads = 1;
  begin = await openSpeechModel(runtime, readFileSync(file));
});

/** How a recording ends that hears a sound; the model keeps up with the frames, as it does where they take their time. */
async function record(sound: Int16Array, judge: JudgeWindow | null) {
  let verdict: Promise<unknown> = Promise.resolve();
  const ear = judge && createSpeechEar((window) => (verdict = judge(window)) as Promise<number>);
  const take = createTake(ear);
  for (const frame of framesOf(sound)) {
    take.hear(frame);
    await verdict;
  }
  return take.finish();
}

const within = (sound: Int16Array) =>
  mix(joined(quiet(600), sound, quiet(800)), room(1_400 + (sound.length / 16_000) * 1_000));

describe('the model that listens beside the detector', () => {
  it('[VOICE-06] keeps doors and music from being sent, which without it are taken for speech', async () => {
    for (const sound of [slam(1), slam(2), music(2_000)].map(within)) {
      expect((await record(sound, null)).kind).toBe('spoken');
      expect((await record(sound, begin())).kind).toBe('no-speech');
    }
  });

  it('[VOICE-06] lets speech through whole, also a short word and a soft voice', async () => {
    for (const sound of [voice(400, -16, 180), voice(900, -40), voice(1_500, -16, 220)].map(within)) {
      const taken = await record(sound, begin());
      expect(taken.kind).toBe('spoken');
      // It says when sending begins, not with what: from before the first sound on, as without it.
      expect(taken).toEqual(await record(sound, null));
    }
  });

  it('[VOICE-06] has no say where the model fails or does not keep up', async () => {
    const failing: JudgeWindow = () => Promise.reject(new Error('out of memory'));
    const take = createTake(createSpeechEar(failing));
    for (const frame of framesOf(within(voice(900, -16)))) {
      take.hear(frame);
      await Promise.resolve();
    }
    expect(take.finish().kind).toBe('spoken');
    const behind = createTake(createSpeechEar(() => new Promise(() => undefined)));
    for (const frame of framesOf(within(voice(1_600, -16)))) behind.hear(frame);
    expect(behind.finish().kind).toBe('spoken');
  });
});
