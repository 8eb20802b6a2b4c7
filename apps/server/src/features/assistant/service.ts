import type {
  ChatRequest,
  ChatResponse,
  EstimateResponse,
  MadeVersion,
  SessionResponse,
  SessionsResponse,
  Version,
  VersionChanges,
  VersionFiles,
} from '@toolbench/contracts/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { possibleStack, type TechStack } from '@toolbench/contracts/tech-stack.ts';
import { languageOfMessage, type Language } from '@toolbench/lab/assistant/conversation/language.ts';
import type { TurnEvent } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import { conversationTexts } from '@toolbench/lab/assistant/conversation/texts.ts';
import { ok, refusal, type Refusal, type Result } from '../../result.ts';
import { answerOf, messageOf } from './answer.ts';
import { changesBetween } from './changes-between.ts';
import { createConversation } from './conversation.ts';
import { editFiles } from './edit-files.ts';
import { estimateOf, sessionToBe } from './estimate.ts';
import { manifestOf, type Files } from './manifest.ts';
import type { AssistantParts } from './parts.ts';
import { isoTime, projectStateOf, versionOf } from './project-state.ts';
import type { NewVersion, StoredSession } from './stored.ts';
import type { Outcome, Turn } from './turn.ts';
import { zipFiles } from './zip-files.ts';

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

interface PackedVersion {
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
}

const none: Files = new Map();

/** The assistant that makes apps. Every call names the owner, and finds that owner's sessions only. */
export function createAssistant(parts: AssistantParts) {
  const { store, engines, prices, clock, random } = parts;
  const converse = createConversation(parts);
  /** Sessions with a message under way, by their ids. */
  const pending = new Set<string>();
  const started = new WeakSet<Asked>();

  const find = async (owner: string, name: string): Promise<Result<StoredSession>> => {
    const session = await store.find(owner, name);
    return session && session.expires_at > clock.now() ? ok(session) : refusal('no-such-assistant-session');
  };

  const stateOf = async (session: StoredSession, files?: Files) =>
    projectStateOf(
      session,
      await store.versions(session.id),
      files ?? (await store.files(session.id, session.version)) ?? none,
    );

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
      ...{ owner, name: request.sessionId, title: request.message.slice(0, 60), created_at: now },
      stack: possibleStack(request.techStack),
      expires_at: now + limits.assistant.lifetimeMs,
    });
    return find(owner, request.sessionId);
  };

  const turnOf = async ({ request, language, model, signal }: Asked, session: StoredSession): Promise<Turn> => {
    const { id, version } = session;
    const files = (await store.files(id, version)) ?? none;
    const before = version > 1 ? await store.files(id, version - 1) : undefined;
    const recent = before ? [...files.keys()].filter((path) => before.get(path) !== files.get(path)) : [];
    return {
      ...{ session, request, files, recent, model, signal },
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
  async function* chat(asked: Asked, session: StoredSession): AsyncGenerator<ChatProgress> {
    started.add(asked);
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
      const outcome = yield* converse(turn);
      // Whoever left does not want it.
      if (asked.signal?.aborted) return;
      yield await finish(turn, outcome);
    } finally {
      pending.delete(session.id);
    }
  }

  /** Writes down a version that is not the answer to a message. */
  const make = async (session: StoredSession, version: NewVersion): Promise<Result<MadeVersion>> => {
    if (session.version >= limits.assistant.versionsPerSession) return refusal('too-many-versions');
    const written = await store.commit(session.id, { now: clock.now(), on: session.version, version });
    if (!written?.version) return refusal('version-outdated');
    const after = await find(session.owner, session.name);
    if (!after.ok) return after;
    return ok({ projectState: await stateOf(after.value, version.files), version: versionOf(written.version) });
  };

  const withSession = async <Value>(
    owner: string,
    name: string,
    use: (session: StoredSession) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const session = await find(owner, name);
    return session.ok ? use(session.value) : session;
  };

  /** For what changes the project: not while a message is under way. */
  const withIdle = <Value>(
    owner: string,
    name: string,
    use: (session: StoredSession) => Promise<Result<Value>>,
  ): Promise<Result<Value>> =>
    withSession(owner, name, async (session) => (pending.has(session.id) ? refusal('chat-pending') : use(session)));

  return {
    /** Answers a message; one at a time in each session. */
    async chat(asked: Asked): Promise<Result<AsyncIterable<ChatProgress>>> {
      const session = await open(asked);
      if (!session.ok) return session;
      const { id, version } = session.value;
      if (pending.has(id)) return refusal('chat-pending');
      if (version >= limits.assistant.versionsPerSession) return refusal('too-many-versions');
      pending.add(id);
      // A reader that leaves before the first word never runs what frees the session.
      asked.signal?.addEventListener('abort', () => void (started.has(asked) || pending.delete(id)));
      return ok(chat(asked, session.value));
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
      const sessions = (await store.list(owner)).filter(({ expires_at }) => expires_at > clock.now());
      return {
        sessions: sessions.map(({ name, title, version, changed_at, expires_at }) => ({
          ...{ id: name, title, version },
          changed_at: isoTime(changed_at),
          expires_at: isoTime(expires_at),
        })),
      };
    },

    remove: (owner: string, name: string): Promise<Result<undefined>> =>
      withSession(owner, name, async ({ id }) => ok(await store.remove(id).then(() => undefined))),

    versions: (owner: string, name: string): Promise<Result<readonly Version[]>> =>
      withSession(owner, name, async ({ id }) => ok((await store.versions(id)).map(versionOf))),

    version: (owner: string, name: string, number: number): Promise<Result<VersionFiles>> =>
      withSession(owner, name, async ({ id }) => {
        const [stored, files] = await Promise.all([store.version(id, number), store.files(id, number)]);
        if (!stored || !files) return refusal('no-such-version');
        return ok({ version: versionOf(stored), files: Object.fromEntries(files) });
      }),

    /** What is other in a version than in an earlier one, or the other way round. */
    changes: (owner: string, name: string, number: number, since: number): Promise<Result<VersionChanges>> =>
      withSession(owner, name, async ({ id }) => {
        const after = await store.files(id, number);
        const before = since === 0 ? none : await store.files(id, since);
        if (!after || !before) return refusal('no-such-version');
        return ok({ changes: changesBetween(before, after) });
      }),

    restore: (owner: string, name: string, number: number, language: Language): Promise<Result<MadeVersion>> =>
      withIdle(owner, name, async (session) => {
        const [stored, files] = await Promise.all([store.version(session.id, number), store.files(session.id, number)]);
        if (!stored || !files) return refusal('no-such-version');
        // What is written down again is what was read, to the byte.
        if (manifestOf(files).digest !== stored.digest) throw new Error(`version ${number} is damaged`);
        const { stack, model } = stored;
        const description = conversationTexts[language].restored(number);
        return make(session, { files, description, madeBy: 'restore', restoredFrom: number, stack, model });
      }),

    /** @param on the version that the changes were made on */
    edit: (
      owner: string,
      name: string,
      edited: { readonly version: number; readonly files: Readonly<Record<string, string | null>> },
      language: Language,
    ): Promise<Result<MadeVersion>> =>
      withIdle(owner, name, async (session) => {
        if (session.version === 0) return refusal('no-such-version');
        if (edited.version !== session.version) return refusal('version-outdated');
        const before = (await store.files(session.id, session.version)) ?? none;
        const files = editFiles(before, edited.files);
        if (!files.ok) return files;
        const description = conversationTexts[language].edited(Object.keys(edited.files));
        const { stack, model } = session;
        return make(session, { files: files.value, description, madeBy: 'edit', stack, model });
      }),

    zip: (owner: string, name: string, number: number): Promise<Result<PackedVersion>> =>
      withSession(owner, name, async ({ id }) => {
        const [stored, files] = await Promise.all([store.version(id, number), store.files(id, number)]);
        if (!stored || !files) return refusal('no-such-version');
        const folder = stored.model?.slug ?? 'app';
        const content = zipFiles(files, folder, stored.made_at);
        return ok({ fileName: `${folder}-v${number}.zip`, content });
      }),

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
