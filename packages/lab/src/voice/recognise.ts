import type { TurnParts, StageResult, Said, Turn } from './turn.ts';
import { isPhantom, mayBePhantom } from './sound/is-phantom.ts';
import { problemOf } from './problem-of.ts';
import { recognitionHint } from './prompts.ts';

interface Recognised {
  readonly text: string;
  readonly costUsd: number | undefined;
}

/** What was said, as text. What the recogniser made up is no speech. */
export async function recognise(
  { audio, mediaType, voicedMs, isWhispered }: Said & { kind: 'audio' },
  { sourceLanguage, glossary, tellsApart = false }: Turn,
  { engines, emit, limitStage }: TurnParts,
): Promise<StageResult<Recognised>> {
  const stage = 'speech_recognition';
  const { recognition } = engines;
  if (recognition === undefined) return { ok: false, problem: { code: 'no-engine', stage } };
  emit({ kind: 'stage', stage });
  const { signal, met } = limitStage(stage);
  const hint = recognitionHint(glossary);
  const voiced = { voicedMs, isWhispered };
  let text = '';
  const language = tellsApart ? undefined : sourceLanguage;
  for await (const event of recognition.transcribe({ audio, mediaType, language, hint, signal })) {
    if (event.kind === 'failed') return { ok: false, problem: problemOf(event.error, stage) };
    if (event.kind === 'end') {
      met();
      text = text.trim();
      if (isPhantom({ text, hint, ...voiced })) return { ok: false, problem: { code: 'no-speech' } };
      return { ok: true, value: { text, costUsd: event.costUsd } };
    }
    text += event.text;
    // While it may still turn out to be made up it is not shown.
    if (!mayBePhantom(text, voiced)) emit({ kind: 'partial', of: 'transcription', text: text.trim() });
  }
  return { ok: false, problem: problemOf({ code: 'bad-answer' }, stage) };
}
