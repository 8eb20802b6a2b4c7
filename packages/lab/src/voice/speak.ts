import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { SpeakPort } from '../ports.ts';
import { findPhrase } from './phrase-book.ts';
import { problemOf } from './problem-of.ts';
import type { StageResult, TurnEngines, TurnParts } from './turn.ts';

interface Spoken {
  /** One mp3 file; nothing where the text is not in the phrase book and no engine speaks. */
  readonly bytes: Uint8Array | undefined;
  readonly costUsd: number | undefined;
}

/** The one voice that every service with OpenAI's protocol has. */
const voice = 'alloy';
const stage = 'speech';

/** Who speaks a language: nobody where the engine would read it as if it were another one. */
export function speakerOf({ speech }: Pick<TurnEngines, 'speech'>, language: VoiceLanguage): SpeakPort | undefined {
  return speech?.speaks?.(language) === false ? undefined : speech;
}

export type SpeakingParts = Pick<TurnParts, 'engines' | 'limitStage'>;

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Speaks a text as one mp3 file. */
export async function speak(
  text: string,
  language: VoiceLanguage,
  { engines, limitStage }: SpeakingParts,
): Promise<StageResult<Spoken>> {
  const speaker = speakerOf(engines, language);
  if (speaker === undefined) {
    const phrase = findPhrase(text, language);
    const bytes = phrase && (await engines.phraseSpeech(phrase.id, language));
    return { ok: true, value: { bytes, costUsd: undefined } };
  }
  const { signal, met } = limitStage(stage);
  const parts: Uint8Array[] = [];
  for await (const event of speaker.speak({ text, voice, language, signal })) {
    if (event.kind === 'failed') return { ok: false, problem: problemOf(event.error, stage) };
    if (event.kind === 'end') {
      met();
      return { ok: true, value: { bytes: join(parts), costUsd: event.costUsd } };
    }
    parts.push(event.bytes);
  }
  return { ok: false, problem: problemOf({ code: 'bad-answer' }, stage) };
}
