import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { joinSpeech } from './join-speech.ts';
import type { Playback, Player } from './player.ts';

interface Incoming {
  readonly parts: Uint8Array<ArrayBuffer>[];
  playback: Playback | null;
}

export interface SpeechParts {
  /** A part of a turn's speech; one that came already, or too early, is passed over. The whole once it is complete. */
  readonly add: (part: SpeechPart) => Uint8Array<ArrayBuffer> | null;
  readonly forget: (turn: string) => void;
  /** Nothing of what comes from now on of the turns under way is played; it is only kept. */
  readonly mute: () => void;
}

interface SpeechPart {
  readonly turn: string;
  /** Under which name it plays. */
  readonly name: string;
  readonly base64: string;
  readonly part: number;
  readonly isLast: boolean;
  /** Whether a speech that begins now is played. */
  readonly isPlayed: boolean;
}

/** Puts the speech of turns together from its sentences, and plays each as it comes. */
export function createSpeechParts(player: Player): SpeechParts {
  const incoming = new Map<string, Incoming>();
  return {
    add({ turn, name, base64, part, isLast, isPlayed }) {
      const speech = incoming.get(turn) ?? { parts: [], playback: null };
      if (part !== speech.parts.length) return null;
      if (part === 0) {
        incoming.set(turn, speech);
        if (isPlayed) speech.playback = player.begin(name);
      }
      const bytes = encodeLatin1(atob(base64));
      speech.parts.push(bytes);
      if (bytes.length > 0) speech.playback?.add(bytes);
      if (!isLast) return null;
      speech.playback?.end();
      incoming.delete(turn);
      return joinSpeech(speech.parts);
    },
    forget(turn) {
      incoming.get(turn)?.playback?.end();
      incoming.delete(turn);
    },
    mute() {
      for (const speech of incoming.values()) speech.playback = null;
    },
  };
}
