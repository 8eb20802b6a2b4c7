import { limits } from '@toolbench/contracts/limits.ts';
import type { PhraseBook } from '@toolbench/contracts/voice.ts';
import type { AiEngines } from '@toolbench/lab/ports.ts';
import { bookPhrases } from '@toolbench/lab/voice/phrase-book.ts';
import type { TurnParts } from '@toolbench/lab/voice/turn.ts';
import type { Clock, Counter, RandomBytes } from '../../shared/ports.ts';
import { createConnection, type Caller, type Connection } from './connection.ts';
import { engineNames } from './engines-now.ts';
import type { StageTimes } from './limit-turn.ts';
import type { PhraseSpeech } from './phrase-files.ts';
import type { SessionTurns } from './session-turns.ts';
import { createSessions, type OpenSession } from './sessions.ts';
import { createTurnRate } from './turn-rate.ts';
import { createTurnRunner } from './turn-runner.ts';
import type { VoiceSocket } from './voice-socket.ts';

/** The limits that tests shorten. */
type Figures = 'resumeMs' | 'turnsKept' | 'turnsPerMinute' | 'unsentBytes' | 'pingMs' | 'sockets' | 'socketsPerUser';

export interface VoiceSettings extends Readonly<Record<Figures, number>> {
  readonly stageMs: StageTimes;
}

interface VoiceParts {
  readonly engines: AiEngines;
  readonly phraseSpeech: PhraseSpeech;
  readonly tellApart: TurnParts['tellApart'];
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Turns by how they ended. */
  readonly turns: Counter<'result'>;
  /** Told of faults of ours. */
  readonly onFault: (error: unknown) => void;
  readonly settings?: VoiceSettings;
}

/** Voice translation: conversations over sockets, and the phrase book. Sound is kept in memory only, while it is needed. */
export function createVoice(given: VoiceParts) {
  const { engines, phraseSpeech, tellApart, clock, random, turns, onFault, settings = limits.voice } = given;
  const { resumeMs, turnsKept, turnsPerMinute, unsentBytes, stageMs } = settings;
  const { sampleRate, turnMs, keptCharacters } = limits.voice;
  const turnSamples = (sampleRate * turnMs) / 1_000;
  const sessions = createSessions({ clock, random, resumeMs, turnsKept, keptCharacters, turnSamples, sampleRate });
  const runner = createTurnRunner({ engines, phraseSpeech, tellApart, random, stageMs, turns });
  const rate = createTurnRate(clock, turnsPerMinute);
  const parts = { runner, sessions, rate, unsentBytes, onFault, turnsOf: new WeakMap<OpenSession, SessionTurns>() };

  return {
    settings,

    connect: (socket: VoiceSocket, caller: Caller): Connection => createConnection(socket, caller, parts),

    async phraseBook(): Promise<PhraseBook> {
      return { phrases: [...bookPhrases], engines: engineNames(await runner.engines()) };
    },

    phraseSpeech,

    /** Ends what nobody took up again. */
    sweep: sessions.sweep,

    /** Ends every turn. */
    close: sessions.endAll,
  };
}

export type Voice = ReturnType<typeof createVoice>;
