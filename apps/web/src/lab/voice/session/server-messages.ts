import type { ServerMessage } from '@toolbench/contracts/voice.ts';
import type { ConversationEvent, Problem, Turn } from './conversation.ts';
import type { HistoryBook } from '../history/history-book.ts';
import type { SpeechParts } from '../sound/speaking.ts';

interface Receiver {
  readonly dispatch: (event: ConversationEvent) => void;
  readonly turn: (id: string) => Turn | undefined;
  readonly book: HistoryBook;
  readonly speech: SpeechParts;
  /** The entry of a turn, also once the turn is no longer under way. */
  readonly entryId: (turn: string) => string;
  /** A translation is final: the turn becomes an entry. */
  readonly onTranslated: (turn: Turn, translated: string) => void;
  /** The server is done with a turn. */
  readonly onSettled: (turn: string) => void;
  /** Whether a speech that begins now is played. */
  readonly isPlayed: () => boolean;
  /** Answers that belong to no turn: a text that someone wants to hear. */
  readonly onAloud: (message: Extract<ServerMessage, { type: 'speech' | 'error' }>) => void;
}

type Message<Type> = Extract<ServerMessage, { type: Type }>;

const stages = { speech_recognition: 'recognizing', translation: 'translating' } as const;
const drafts = { transcription: 'original', translation: 'translation' } as const;

const problemOf = ({ code, message }: Message<'error'>): Problem => ({ code: code ?? 'engine-failed', message });

/** Takes what the server says about turns, and leads it to the conversation, the history and the speaker. */
export function createServerMessages(to: Receiver): (message: ServerMessage) => void {
  const { dispatch, book, speech } = to;

  const hearSpeech = (message: Message<'speech'>, turn: string) => {
    const { audio_data: base64, part = 0, last = true } = message;
    const name = to.entryId(turn);
    const whole = speech.add({ turn, name, base64, part, isLast: last, isPlayed: part === 0 && to.isPlayed() });
    if (whole && whole.length > 0) void book.putAudio(name, { speech: whole });
  };
  const hearDone = ({ turn, times, costUsd, engines }: Message<'done'>) => {
    const entry = book.find(to.entryId(turn));
    if (entry) {
      const recognition = entry.input === 'speech' ? (engines.recognition ?? entry.engines.recognition) : null;
      book.put({ ...entry, times, engines: { ...engines, recognition }, ...(costUsd !== undefined && { costUsd }) });
    }
    to.onSettled(turn);
  };
  const hearError = (message: Message<'error'>, turn: string) => {
    speech.forget(turn);
    // A turn that was translated stays; only its speech is missing.
    dispatch({ kind: 'failed', turn: to.turn(turn) ? turn : null, problem: problemOf(message) });
    to.onSettled(turn);
  };

  return (message) => {
    switch (message.type) {
      case 'status':
        if (message.turn !== undefined && message.stage !== 'speech') {
          dispatch({ kind: 'stage', turn: message.turn, stage: stages[message.stage] });
        }
        return;
      case 'language':
        // Said again after a lost connection it changes nothing.
        if (to.turn(message.turn)?.targetLanguage === message.language)
          dispatch({ kind: 'turned', turn: message.turn });
        return;
      case 'partial': {
        const draft = { text: message.text, isFinal: false };
        return dispatch({ kind: 'draft', turn: message.turn, of: drafts[message.of], draft });
      }
      case 'transcription': {
        const draft = { text: message.text, isFinal: true };
        if (message.turn !== undefined) dispatch({ kind: 'draft', turn: message.turn, of: 'original', draft });
        return;
      }
      case 'translation': {
        const turn = to.turn(message.turn ?? '');
        if (turn) to.onTranslated(turn, message.text);
        return;
      }
      case 'speech':
        return message.turn === undefined ? to.onAloud(message) : hearSpeech(message, message.turn);
      case 'error':
        if (message.turn !== undefined) return hearError(message, message.turn);
        // It is about the connection, which is tried again by itself.
        if (message.code === 'too-many-sockets')
          return dispatch({ kind: 'failed', turn: null, problem: problemOf(message) });
        return to.onAloud(message);
      case 'done':
        return hearDone(message);
      case 'ready':
      case 'received':
      case 'pong':
        return;
    }
  };
}
