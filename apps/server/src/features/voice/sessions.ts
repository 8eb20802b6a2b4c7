import { createVoiceSession, type VoiceSession } from '@toolbench/lab/voice/session.ts';
import type { ServerMessage } from '@toolbench/contracts/voice.ts';
import type { Clock, RandomBytes } from '../../shared/ports.ts';

/** A conversation, and the connection that it has now. */
export interface OpenSession {
  readonly id: string;
  readonly owner: string;
  readonly held: VoiceSession;
  /** Ends the turns that run, by id. */
  readonly running: Map<string, AbortController>;
  /** Absent while the connection is lost. */
  connection: SessionConnection | undefined;
  lostAt: number;
  /** Of the words for errors. */
  language: 'zh' | 'en';
}

interface SessionConnection {
  readonly deliver: (message: ServerMessage) => void;
  /** Another connection has taken the session up. */
  readonly replaced: () => void;
}

interface SessionsParts {
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly resumeMs: number;
  readonly turnsKept: number;
  readonly keptCharacters: number;
  readonly turnSamples: number;
  readonly sampleRate: number;
}

/** The conversations that are open, or were lost a short while ago. They are in memory only. */
export function createSessions({ clock, random, resumeMs, ...turnLimits }: SessionsParts) {
  const sessions = new Map<string, OpenSession>();

  const end = (session: OpenSession) => {
    sessions.delete(session.id);
    for (const running of session.running.values()) running.abort();
    session.running.clear();
  };
  const isOver = ({ connection, lostAt }: OpenSession) => connection === undefined && clock.now() - lostAt >= resumeMs;

  return {
    open(owner: string, language: 'zh' | 'en'): OpenSession {
      const id = Buffer.from(random(16)).toString('base64url');
      const held = createVoiceSession(turnLimits);
      const running = new Map<string, AbortController>();
      const session = { id, owner, held, running, connection: undefined, lostAt: clock.now(), language };
      sessions.set(id, session);
      return session;
    },

    /** The session that was lost; nothing where its time is over or it is somebody else's. */
    resume(id: string, owner: string): OpenSession | undefined {
      const session = sessions.get(id);
      if (session?.owner !== owner || isOver(session)) return undefined;
      session.connection?.replaced();
      session.connection = undefined;
      return session;
    },

    lose(session: OpenSession): void {
      session.connection = undefined;
      session.lostAt = clock.now();
    },

    end,

    /** Ends the sessions that nobody took up again. */
    sweep(): void {
      for (const session of sessions.values()) if (isOver(session)) end(session);
    },

    endAll(): void {
      for (const session of sessions.values()) end(session);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
