import type {
  ChatRequest,
  ChatResponse,
  EstimateResponse,
  SessionResponse,
  SessionsResponse,
} from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { possibleStack, type TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { languageOfMessage, type Language } from '@toolbench/lab/assistant/conversation/language.ts';
import type { TurnEvent } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import { createExclusive } from '../cluster/exclusive.ts';
import { ok, refusal, type Refusal, type Result } from '../../shared/result.ts';
import { answerOf, messageOf } from './answer.ts';
import { createConversation } from './conversation.ts';
import { estimateOf, sessionToBe } from './estimate.ts';
import { createSessionFinder, noFiles } from './find-session.ts';
import type { Files } from './manifest.ts';
import type { AssistantParts } from './parts.ts';
import { isoTime } from './project-state.ts';
import type { StoredSession } from './stored.ts';
import type { Outcome, Turn } from './turn.ts';
import { createVersions } from './versions.ts';

/** A message with what its sender chose. */
export interface Asked {
  readonly owner: string;
  readonly request: ChatRequest;
  /** Of the request, where the message does not show its own. */
  readonly language: Language;
  /** The chat model that was chosen in the lab. */
  readonly model?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The last one is an answer or a refusal, unless its reader leaves earlier. */
export type ChatProgress =
  | TurnEvent
  | { readonly kind: 'answer'; readonly answer: ChatResponse }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A project to be built and run: the files and the stack of a session's newest version. */
interface SessionProject {
  readonly version: number;
  readonly files: Files;
  readonly stack: TechStack;
}

/** Keeps a session to one message. */
interface SessionLock {
  readonly release: () => Promise<void>;
  /** Whether the answer has begun, which releases the session itself when it ends. */
  isAnswering: boolean;
}

/** The assistant that makes apps. Every call names the owner, and finds that owner's sessions only. */
export function createAssistant(parts: AssistantParts) {
  const { store, engines, prices, packedPages, clock, random, loadBlueprint } = parts;
  /** Sessions with a message under way, by their ids. */
  const pending = createExclusive(parts.claims, 'chat');

  const sessions = createSessionFinder(parts);
  const { find, stateOf, withSession } = sessions;

  const open = async (asked: Asked): Promise<Result<StoredSession>> => {
    const { owner, request } = asked;
    const known = await find(owner, request.sessionId);
    if (known.ok) return known;
    const expired = await store.find(owner, request.sessionId);
    if (expired) await store.remove(expired.id);
    if ((await store.list(owner)).length >= limits.assistant.sessionsPerUser) {
      return refusal('too-many-assistant-sessions');
    }
    const now = clock.now();
    await store.create({
      id: Buffer.from(random(16)).toString('hex'),
      owner,
      name: request.sessionId,
      title: request.message.slice(0, 60),
      created_at: now,
      stack: possibleStack(request.techStack),
      expires_at: now + limits.assistant.lifetimeMs,
    });
    return find(owner, request.sessionId);
  };

  const turnOf = async ({ request, language, model, signal }: Asked, session: StoredSession): Promise<Turn> => {
    const { id, version } = session;
    const files = (await store.files(id, version)) ?? noFiles;
    const before = version > 1 ? await store.files(id, version - 1) : undefined;
    const recent = before ? [...files.keys()].filter((path) => before.get(path) !== files.get(path)) : [];
    return {
      session,
      request,
      files,
      recent,
      model,
      signal,
      stack: possibleStack(request.techStack),
      language: languageOfMessage(request.message, language),
      port: request.engine === 'blueprint' ? undefined : await engines.chat(),
    };
  };

  const finish = async (turn: Turn, outcome: Outcome): Promise<ChatProgress> => {
    const { session } = turn;
    const { version } = outcome;
    const now = clock.now();
    const number = version && session.version + 1;
    const messages = [messageOf(outcome, number, now)];
    const written = await store.commit(session.id, { now, on: session.version, messages, ...outcome });
    if (!written) return { kind: 'refused', refusal: refusal('version-outdated') };
    const after = await store.find(session.owner, session.name);
    const state = after && after.version > 0 ? await stateOf(after, version?.files ?? turn.files) : undefined;
    return { kind: 'answer', answer: answerOf(outcome, state) };
  };

  /** Runs a message to its end. The session is free again however that comes. */
  async function* chat(asked: Asked, session: StoredSession, lock: SessionLock): AsyncGenerator<ChatProgress> {
    // Whoever left before the answer began has released the session, and another message may have it.
    if (asked.signal?.aborted) return;
    lock.isAnswering = true;
    try {
      const { message } = asked.request;
      const now = clock.now();
      const said = { role: 'user', content: message, timestamp: isoTime(now) } as const;
      const on = session.version;
      if (!(await store.commit(session.id, { now, on, messages: [said] }))) {
        yield { kind: 'refused', refusal: refusal('version-outdated') };
        return;
      }
      const turn = await turnOf(asked, { ...session, last_message: session.last_message + 1 });
      const converse = createConversation({ prices, random, clock, store, blueprint: await loadBlueprint() });
      const outcome = yield* converse(turn);
      // Whoever left does not want it.
      if (asked.signal?.aborted) return;
      yield await finish(turn, outcome);
    } finally {
      await lock.release();
    }
  }

  return {
    /** Answers a message; one at a time in each session. */
    async chat(asked: Asked): Promise<Result<AsyncIterable<ChatProgress>>> {
      const session = await open(asked);
      if (!session.ok) return session;
      const { id, version } = session.value;
      if (pending.isHere(id)) return refusal('chat-pending');
      if (version >= limits.assistant.versionsPerSession) return refusal('too-many-versions');
      const release = await pending.begin(id);
      if (release === undefined) return refusal('chat-pending');
      const lock: SessionLock = { release, isAnswering: false };
      // Nobody reads the answer to a client that has left, so nothing else would release the session.
      const releaseUnread = async () => {
        if (!lock.isAnswering) await release();
      };
      asked.signal?.addEventListener('abort', () => void releaseUnread());
      // A signal that is aborted already sends no event.
      if (asked.signal?.aborted) await releaseUnread();
      return ok(chat(asked, session.value, lock));
    },

    session: (owner: string, name: string): Promise<Result<NonNullable<SessionResponse['session']>>> =>
      withSession(owner, name, async (session) =>
        ok({
          chatHistory: [...(await store.messages(session.id))],
          projectState: await stateOf(session),
          techStack: session.stack,
        }),
      ),

    async sessions(owner: string): Promise<SessionsResponse> {
      const alive = (await store.list(owner)).filter(({ expires_at }) => expires_at > clock.now());
      return {
        sessions: alive.map(({ name, title, version, changed_at, expires_at }) => ({
          id: name,
          title,
          version,
          changed_at: isoTime(changed_at),
          expires_at: isoTime(expires_at),
        })),
      };
    },

    remove: (owner: string, name: string): Promise<Result<undefined>> =>
      withSession(owner, name, async ({ id }) => ok(await store.remove(id).then(() => undefined))),

    ...createVersions({ store, clock, packedPages, loadBlueprint, sessions, isPending: pending.isHere }),

    /** What a message would cost, before it is sent. Nothing is written down, and a session need not be there. */
    async estimate(asked: Asked): Promise<EstimateResponse> {
      const { owner, request } = asked;
      const found = await find(owner, request.sessionId);
      const session = found.ok ? found.value : undefined;
      const turn = await turnOf(asked, session ?? sessionToBe(owner, request, clock.now()));
      return estimateOf(turn, prices);
    },

    /** The project that a preview shows; nothing where the owner has no such session, or it no version. */
    async newest(owner: string, name: string): Promise<SessionProject | undefined> {
      const session = await find(owner, name);
      if (!session.ok || session.value.version === 0) return undefined;
      const { id, version, stack } = session.value;
      const files = await store.files(id, version);
      return files && { version, files, stack };
    },

    /** What is held of all owners. */
    total: store.total,
    removeAll: store.removeAll,
    /** Deletes what has expired. */
    sweep: () => store.removeExpired(clock.now()),
  };
}

export type Assistant = ReturnType<typeof createAssistant>;
