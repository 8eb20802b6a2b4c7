import { limits } from '@toolbench/contracts/limits.ts';
import { tellApart } from '../../adapters/languages/tell-apart.ts';
import type { Ai } from '../../features/ai-settings/routes.ts';
import { createPhraseFiles } from '../../features/voice/phrase-files.ts';
import { createVoice, type Voice, type VoiceSettings } from '../../features/voice/service.ts';
import type { Clock } from '../../shared/ports.ts';
import { countingBytes } from '../fakes.ts';

interface Given {
  readonly ai: Pick<Ai, 'engines'>;
  readonly clock: Clock;
  readonly settings?: Partial<VoiceSettings>;
  readonly onTurn?: (result: string) => void;
}

const speech = new URL('../../../assets/speech/', import.meta.url);

/** Voice translation as the server puts it together; a fault of ours fails the test that meets it. */
export function testVoice({ ai, clock, settings, onTurn }: Given): Voice {
  return createVoice({
    tellApart,
    engines: ai.engines,
    phraseSpeech: createPhraseFiles(speech),
    clock,
    random: countingBytes(),
    turns: { add: ({ result }) => onTurn?.(result) },
    onFault: (error) => {
      throw error;
    },
    settings: { ...limits.voice, ...settings },
  });
}
