import type { GlossaryTerm, ServerMessage, VoiceEngines } from '@toolbench/contracts/voice.ts';
import type { BrowserEngines } from './browser-engines.ts';
import type { HistoryKeeper } from '../history/history-keeper.ts';
import type { OpenMicrophone } from '../sound/open-microphone.ts';
import type { Player } from '../sound/player.ts';
import type { SpeechEar } from '../sound/speech-ear.ts';
import type { After, LinkState, VoiceLink } from './voice-link.ts';
import type { Direction, VoiceSettings } from '../voice-settings.ts';

interface LinkListener {
  readonly onState: (state: LinkState) => void;
  readonly onEngines: (engines: VoiceEngines) => void;
  readonly onMessage: (message: ServerMessage) => void;
}

interface PlayerListener {
  readonly onPlaying: (name: string | null) => void;
  readonly onProblem: (name: string) => void;
}

/** What a conversation needs of the world. */
export interface SessionParts {
  readonly openLink: (listener: LinkListener) => VoiceLink;
  readonly openMicrophone: OpenMicrophone;
  /** Null while the model that tells speech from other sounds is not there. */
  readonly openEar: () => SpeechEar | null;
  readonly openPlayer: (listener: PlayerListener) => Player;
  readonly browser: BrowserEngines;
  readonly keeper: HistoryKeeper;
  readonly settings: VoiceSettings;
  readonly glossary: (direction: Direction) => readonly GlossaryTerm[];
  readonly after: After;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}
