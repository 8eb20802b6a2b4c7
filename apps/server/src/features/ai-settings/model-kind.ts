import type { ModelKind } from '@toolbench/contracts/ai/ai-services.ts';

/** By what models are called; the first that fits. */
const kinds: readonly (readonly [RegExp, ModelKind])[] = [
  [/whisper|transcri|\basr\b|-asr|sensevoice|speech-?to-?text|telespeech|voxtral|parakeet|paraformer/i, 'transcribe'],
  [/\btts\b|-tts|tts-|text-?to-?speech|kokoro|cosyvoice|piper|fish-speech|moss-ttsd/i, 'speak'],
  [/embed|\bbge-(?!reranker)|\bgte-|\be5-|minilm|-m3\b(?!.*rerank)/i, 'embed'],
  [
    /rerank|moderation|dall-?e|image|imagen|\bsora|video|veo-|flux|stable-?diffusion|realtime|-live\b|\baqa\b/i,
    'other',
  ],
];

/** What Speaches and others say of a model. */
const tasks: Readonly<Record<string, ModelKind>> = {
  'automatic-speech-recognition': 'transcribe',
  'text-to-speech': 'speak',
  'feature-extraction': 'embed',
  'text-generation': 'chat',
};

/** What a model is most likely for, by its name and what its service's list says of it. */
export function modelKind(id: string, task?: string): ModelKind {
  return tasks[task ?? ''] ?? kinds.find(([named]) => named.test(id))?.[1] ?? 'chat';
}
