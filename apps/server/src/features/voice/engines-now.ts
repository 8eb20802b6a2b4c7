import { voiceLanguage, type VoiceEngines } from '@toolbench/contracts/voice.ts';
import type { AiEngines, EngineName, SpeakPort } from '@toolbench/lab/ports.ts';
import type { TurnEngines } from '@toolbench/lab/voice/turn.ts';
import type { PhraseSpeech } from './phrase-files.ts';

/** The engines that are configured now, beside the phrase book. */
export async function enginesNow(engines: AiEngines, phraseSpeech: PhraseSpeech): Promise<TurnEngines> {
  const [recognition, translation, speech] = await Promise.all([engines.transcribe(), engines.chat(), engines.speak()]);
  return { recognition, translation, speech, phraseSpeech };
}

const named = ({ model, host }: EngineName) => ({ kind: 'configured' as const, model, host });
const book = { kind: 'demonstration' as const };

const speaker = ({ engine, speaks }: SpeakPort) => {
  const spoken = voiceLanguage.options.filter((language) => speaks?.(language) !== false);
  return { ...named(engine), ...(spoken.length < voiceLanguage.options.length && { speaks: spoken }) };
};

/** As they are shown: a recogniser cannot be imitated by a book, the others can, within it. */
export function engineNames({ recognition, translation, speech }: TurnEngines): VoiceEngines {
  return {
    recognition: recognition === undefined ? null : named(recognition.engine),
    translation: translation === undefined ? book : named(translation.engine),
    speech: speech === undefined ? book : speaker(speech),
  };
}
