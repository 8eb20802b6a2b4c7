import { percentile } from './capture-load.ts';
import type { SpokenTurn } from './voice-clients.child.ts';
import { script, tokenAfterSentence, type TurnCalls } from './voice-script.ts';

/** Milliseconds of a turn in which the server was waited for, and nobody else. */
export interface Overhead {
  readonly stopToRecognition: number;
  readonly transcriptToTranslation: number;
  readonly wordToClient: number;
  /** All three: from stop to the first translated word, without what the provider took. */
  readonly firstWord: number;
  /** To the first sound, from the stop and without what the provider took. */
  readonly firstSound: number;
}

/** What a turn would have taken with a provider that is exactly as the script says. */
export const scripted = {
  firstWord: script.recognition + script.firstToken,
  firstSound: script.recognition + script.firstToken + tokenAfterSentence * script.token + script.speech,
} as const;

const timesIn = (calls: TurnCalls, call: keyof TurnCalls) => {
  const times = calls[call];
  if (times === undefined) throw new Error(`the provider was never asked for ${call}`);
  return times;
};

/** Who was waited for in a turn, by when the provider got each request and gave each answer. */
export function overheadOf({ stopped, firstWord, firstSound }: SpokenTurn, calls: TurnCalls): Overhead {
  const [recognition, translation, speech] = [
    timesIn(calls, 'recognition'),
    timesIn(calls, 'translation'),
    timesIn(calls, 'speech'),
  ];
  const [transcript = 0, word = 0, sentence = 0, sound = 0] = [
    recognition.answered[0],
    translation.answered[0],
    translation.answered[tokenAfterSentence],
    speech.answered[0],
  ];
  const stopToRecognition = recognition.arrived - stopped;
  const transcriptToTranslation = translation.arrived - transcript;
  const wordToClient = firstWord - word;
  const before = stopToRecognition + transcriptToTranslation;
  return {
    stopToRecognition,
    transcriptToTranslation,
    wordToClient,
    firstWord: before + wordToClient,
    firstSound: before + (speech.arrived - sentence) + (firstSound - sound),
  };
}

/** One figure of many turns, and the part of them that lies below. */
export function partOf<Measured>(measured: readonly Measured[], name: keyof Measured, part: number): number {
  return percentile(
    measured.map((one) => Number(one[name])),
    part,
  );
}
