import { setTimeout } from 'node:timers/promises';
import type { ServerMessage } from '@toolbench/contracts/voice.ts';
import { speechMs } from '@toolbench/lab/voice/sound/speech-ms.ts';
import type { TurnEvent } from '@toolbench/lab/voice/turn.ts';
import type { Message } from './read-message.ts';
import { takeRecording } from './take-recording.ts';
import { errorMessage, eventMessage, type Refused } from './turn-messages.ts';
import type { TurnRate } from './turn-rate.ts';
import type { TurnRunner } from './turn-runner.ts';

interface PlainTurnsParts {
  readonly runner: TurnRunner;
  readonly rate: TurnRate;
  readonly owner: string;
  readonly language: () => 'zh' | 'en';
  readonly deliver: (message: ServerMessage) => void;
  /** Told of faults of ours. */
  readonly onFault: (error: unknown) => void;
}

type Asked = Extract<Message, { type: 'audio' | 'tts' }>;

/** Waiting for the one that runs. */
const mostWaiting = 4;
const crowded: Refused = {
  code: 'too-many-turns',
  retryAfterMs: 1_000,
  limit: { name: 'turns-at-once', most: mostWaiting },
};

/**
 * The two requests that have no turn: a whole recording, and a text to be spoken. Their answers name nothing either, so
 * one runs after the other, and they end with their connection.
 */
export function createPlainTurns({ runner, rate, owner, language, deliver, onFault }: PlainTurnsParts) {
  const left = new AbortController();
  let waiting = 0;
  let last = Promise.resolve();
  let lastSpeech = Promise.resolve();
  /** Until then the client plays what it was sent, by performance.now(). */
  let playedAt = 0;

  /** A client plays each file as it comes: the next part of a turn is sent when the one before it was heard. */
  const say = async (speech: TurnEvent & { kind: 'speech' }) => {
    const { signal } = left;
    if (speech.part > 0) await setTimeout(playedAt - performance.now(), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    deliver(eventMessage('', speech));
    playedAt = performance.now() + speechMs(speech.bytes);
  };

  /** Of provisional texts only what was heard is told: a translation completes the turn. */
  const tellFrom = () => {
    let heard = '';
    return (event: TurnEvent) => {
      if (event.kind === 'speech') {
        lastSpeech = lastSpeech.then(() => say(event));
        return;
      }
      if (event.kind === 'partial' && event.of === 'translation') return;
      if (event.kind !== 'partial' && event.kind !== 'transcription') return deliver(eventMessage('', event));
      if (event.text === heard) return;
      heard = event.text;
      deliver({ type: 'transcription', text: heard });
    };
  };

  const refuse = (refused: Refused) => deliver(errorMessage(refused, language()));

  const speakText = async ({ text, language: spoken }: Asked & { type: 'tts' }) => {
    const result = await runner.speak(text, spoken, await runner.engines(), left.signal);
    if (result === undefined) return;
    if (!result.ok) return refuse(result.problem);
    deliver(eventMessage('', { kind: 'stage', stage: 'speech' }));
    deliver(eventMessage('', { kind: 'speech', bytes: result.bytes, part: 0, isLast: true }));
  };

  const translateRecording = async ({ data, sourceLanguage, targetLanguage }: Asked & { type: 'audio' }) => {
    const spokenAt = performance.now();
    const engines = await runner.engines();
    if (engines.recognition === undefined) return refuse({ code: 'no-engine', stage: 'speech_recognition' });
    const taken = await takeRecording(data);
    if (!taken.ok) return refuse(taken);
    const end = await runner.run({
      turn: { said: taken.said, sourceLanguage, targetLanguage, glossary: [], earlier: [] },
      engines,
      cancelled: left.signal,
      spokenAt,
      emit: tellFrom(),
    });
    if (end.kind === 'failed') refuse(end.problem);
  };

  const run = async (asked: Asked) => {
    if (left.signal.aborted) return;
    try {
      await (asked.type === 'tts' ? speakText(asked) : translateRecording(asked));
    } catch (error) {
      onFault(error);
      refuse({ code: 'engine-failed' });
    }
  };

  return {
    ask(asked: Asked): void {
      const refused = waiting >= mostWaiting ? crowded : rate.count(owner);
      if (refused !== undefined) return refuse(refused);
      waiting += 1;
      last = last.then(() => run(asked)).finally(() => (waiting -= 1));
    },

    /** The connection is gone. */
    leave: () => left.abort(),
  };
}
