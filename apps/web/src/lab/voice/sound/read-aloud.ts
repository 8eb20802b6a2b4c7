import type { ServerMessage, VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { BrowserEngines } from '../session/browser-engines.ts';
import type { Problem } from '../session/conversation.ts';
import type { HistoryBook } from '../history/history-book.ts';
import type { HistoryEntry } from '../history/history.ts';
import type { Player } from './player.ts';
import type { SpeechParts } from './speaking.ts';
import type { VoiceLink } from '../session/voice-link.ts';

interface AloudParts {
  readonly book: HistoryBook;
  readonly player: Player;
  readonly browser: BrowserEngines;
  readonly speech: SpeechParts;
  readonly say: VoiceLink['say'];
  readonly canServerSpeak: (language: VoiceLanguage) => boolean;
  readonly onPlaying: (name: string | null) => void;
  readonly onProblem: (problem: Problem) => void;
}

export interface ReadAloud {
  /** Speaks a translation: what is kept of it, else through the server, else with a voice of the browser. */
  readonly speak: (entry: HistoryEntry) => Promise<void>;
  /** With a voice of the browser. */
  readonly speakByBrowser: (entry: HistoryEntry) => Promise<void>;
  readonly hear: (message: Extract<ServerMessage, { type: 'speech' | 'error' }>) => void;
  /** Answers to what was asked over a connection that is gone do not come. */
  readonly forget: () => void;
}

const asked = 'read-aloud';

/** Speaks entries of the history when someone asks for it. Blank text is not spoken. */
export function createReadAloud(parts: AloudParts): ReadAloud {
  const { book, player, browser, speech } = parts;
  /** Entries that the server was asked to speak; it answers in this order. */
  let waiting: string[] = [];

  const speakByBrowser = async ({ id, translated, targetLanguage }: HistoryEntry) => {
    parts.onPlaying(id);
    const spoke = await browser.speak(translated, targetLanguage, () => parts.onPlaying(null));
    if (!spoke)
      parts.onProblem({ code: browser.hasVoice(targetLanguage) ? 'browser-voice' : 'no-voice', message: null });
  };

  return {
    speakByBrowser,
    async speak(entry) {
      const { id, translated, targetLanguage } = entry;
      if (translated.trim() === '') return;
      player.unlock();
      const kept = (await book.audio(id))?.speech;
      if (kept) {
        const playback = player.begin(id);
        playback.add(kept);
        return playback.end();
      }
      const message = { type: 'tts', text: translated, language: targetLanguage, voice: 'alloy' } as const;
      if (parts.canServerSpeak(targetLanguage) && parts.say(message)) {
        waiting.push(id);
        parts.onPlaying(id);
        return;
      }
      await speakByBrowser(entry);
    },
    hear(message) {
      const id = waiting[0];
      if (message.type === 'error') {
        waiting = waiting.slice(1);
        speech.forget(asked);
        if (id !== undefined) parts.onPlaying(null);
        return parts.onProblem({ code: message.code ?? 'engine-failed', message: message.message });
      }
      if (id === undefined) return;
      const { audio_data: base64, part = 0, last = true } = message;
      const whole = speech.add({ turn: asked, name: id, base64, part, isLast: last, isPlayed: part === 0 });
      if (last) waiting = waiting.slice(1);
      if (whole && book.find(id)) void book.putAudio(id, { speech: whole });
    },
    forget() {
      waiting = [];
      speech.forget(asked);
    },
  };
}
