import modelUrl from '@ricky0123/vad-web/dist/silero_vad_v6.onnx?url';
import * as runtime from 'onnxruntime-web/wasm';
import type { JudgeWindow } from './speech-ear.ts';
import { openSpeechModel } from './speech-model.ts';

/** Fetches the model and its runtime, both from where the page comes from. */
export async function loadSpeechModel(): Promise<() => JudgeWindow> {
  // More threads need a page that is isolated from all others, and win nothing for so small a model.
  runtime.env.wasm.numThreads = 1;
  const response = await fetch(modelUrl);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return openSpeechModel(runtime, new Uint8Array(await response.arrayBuffer()));
}
