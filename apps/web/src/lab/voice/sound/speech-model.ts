import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-web/wasm';
import { limits } from '@toolbench/contracts/limits.ts';
import { windowSamples, type JudgeWindow } from './speech-ear.ts';

/** What of the runtime is used; tests run the model in Node with it. */
interface Runtime {
  readonly InferenceSession: { create(model: Uint8Array): Promise<InferenceSession> };
  readonly Tensor: typeof Tensor;
}

/** Samples of the window before that go along with each, and the shape of what the model remembers (Silero VAD, 6). */
const contextSamples = 64;
const memoryShape = [2, 1, 128];

/** Opens the model; each call of what it gives begins a new sound. */
export async function openSpeechModel(runtime: Runtime, model: Uint8Array): Promise<() => JudgeWindow> {
  const session = await runtime.InferenceSession.create(model);
  const sr = new runtime.Tensor('int64', [BigInt(limits.voice.sampleRate)]);
  return () => {
    let memory: Tensor = new runtime.Tensor('float32', new Float32Array(2 * 128), memoryShape);
    const input = new Float32Array(contextSamples + windowSamples);
    return async (samples) => {
      input.copyWithin(0, windowSamples);
      input.set(samples, contextSamples);
      const given = new runtime.Tensor('float32', input.slice(), [1, input.length]);
      const { stateN, output } = await session.run({ input: given, state: memory, sr });
      memory = stateN;
      return (output as TypedTensor<'float32'>).data[0];
    };
  };
}
