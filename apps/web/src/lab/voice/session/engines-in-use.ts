import type { VoiceEngines, VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { BrowserEngines } from './browser-engines.ts';
import type { EnginesUsed } from '../history/history.ts';
import type { LinkState } from './voice-link.ts';
import type { EngineChoice } from '../voice-settings.ts';

/** Why nobody can speak now. */
export type RecordBlock =
  | 'not-connected'
  | 'signed-out'
  | 'no-recognition'
  | 'no-translation'
  | 'no-browser-recognition'
  | 'no-browser-translation';

const browser = { kind: 'browser' } as const;

/** Whether the server speaks a language, with an engine or from its phrase book. */
export const serverSpeaks = (server: VoiceEngines | null, language: VoiceLanguage): boolean =>
  Boolean(server?.speech) && server?.speech?.speaks?.includes(language) !== false;

/** Who does what in a turn that begins now. */
export function enginesInUse(
  choice: EngineChoice,
  server: VoiceEngines | null,
  offered: Pick<BrowserEngines, 'offers' | 'hasVoice'>,
  target: VoiceLanguage,
): EnginesUsed {
  const voice = offered.hasVoice(target) ? browser : null;
  if (choice === 'browser') {
    return {
      recognition: offered.offers.recognition ? browser : null,
      translation: offered.offers.translation ? browser : null,
      speech: voice,
    };
  }
  return {
    recognition: server?.recognition ?? null,
    translation: server?.translation ?? null,
    speech: (serverSpeaks(server, target) && server?.speech) || voice,
  };
}

/** Why nobody can speak now; null when they can. While a known connection is being made again, speech is kept for it. */
export function recordBlockOf(link: LinkState, choice: EngineChoice, used: EnginesUsed): RecordBlock | null {
  if (choice === 'browser') {
    if (!used.recognition) return 'no-browser-recognition';
    return used.translation ? null : 'no-browser-translation';
  }
  if (link === 'signed-out') return 'signed-out';
  if (link === 'connecting' || link === 'closed') return 'not-connected';
  if (!used.recognition) return 'no-recognition';
  return used.translation ? null : 'no-translation';
}
