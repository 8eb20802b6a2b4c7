import type { MadeVersion, Version, VersionChanges, VersionFiles } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Language } from '@toolbench/lab/assistant/conversation/language.ts';
import { conversationTexts } from '@toolbench/lab/assistant/conversation/texts.ts';
import { widened, type AppVersion } from '@toolbench/lab/assistant/model/widening.ts';
import { applyChanges } from '@toolbench/lab/assistant/protocol/patches/apply-changes.ts';
import type { ChangeProblem } from '@toolbench/lab/assistant/protocol/reply-event.ts';
import { normalPath } from '@toolbench/lab/assistant/protocol/safe-path.ts';
import type { Change } from '@toolbench/lab/assistant/protocol/change.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import { noFiles, type SessionFinder } from './find-session.ts';
import { manifestOf, type Files } from './manifest.ts';
import type { AssistantParts } from './parts.ts';
import { restoredModel } from './undo-turns.ts';
import { versionOf } from './project-state.ts';
import { isQuestion, type NewVersion, type StoredSession } from './stored.ts';
import { zipFiles } from './zip-files.ts';

interface PackedVersion {
  readonly fileName: string;
  readonly content: AsyncIterable<Uint8Array>;
}

interface EditedFiles {
  /** The one that the changes were made on. */
  readonly version: number;
  /** New contents by their paths; null deletes a file. */
  readonly files: Readonly<Record<string, string | null>>;
  /** That more people can see or change data is meant. */
  readonly widens?: boolean | undefined;
}

interface VersionParts extends Pick<AssistantParts, 'store' | 'clock' | 'packedPages' | 'loadBlueprint'> {
  readonly sessions: SessionFinder;
  /** Whether a message is under way in the session of this id. */
  readonly isPending: (id: string) => boolean;
}

const sizes: ReadonlySet<ChangeProblem> = new Set(['too-large', 'project-too-large', 'too-many-files']);

/** A project with files changed by hand; all of the changes, or a refusal. @param edited by path; null deletes */
function editFiles(before: Files, edited: Readonly<Record<string, string | null>>): Result<Files> {
  const changes = Object.entries(edited).map(([written, text]): Change => {
    const path = normalPath(written);
    return text === null ? { kind: 'delete', path } : { kind: 'write', path, text };
  });
  // A lone half of a character has no place in UTF-8: what came back would not be what was sent.
  if (changes.some((change) => change.kind === 'write' && /\p{Cs}/u.test(change.text))) {
    return refusal('invalid-request', { fields: ['files'] });
  }
  const { files, refused } = applyChanges(before, changes);
  const [first] = refused;
  if (!first) return ok(files);
  return sizes.has(first.problem) ? refusal('project-too-large') : refusal('unsafe-path', { fields: [first.path] });
}

/** The versions of a session's project: read, compared, packed, and made without a message. */
export function createVersions({ store, clock, packedPages, loadBlueprint, sessions, isPending }: VersionParts) {
  const { find, withSession, stateOf } = sessions;

  /** For what changes the project: not while a message is under way. */
  const withIdle: SessionFinder['withSession'] = (owner, name, use) =>
    withSession(owner, name, async (session) => (isPending(session.id) ? refusal('chat-pending') : use(session)));

  const read = (id: string, number: number) => Promise.all([store.version(id, number), store.files(id, number)]);

  const madeOf = async ({ model, stack }: Pick<NewVersion, 'model' | 'stack'>) =>
    model ? (await loadBlueprint()).generate(model, stack) : undefined;

  const make = async (session: StoredSession, version: NewVersion): Promise<Result<MadeVersion>> => {
    if (session.version >= limits.assistant.versionsPerSession) return refusal('too-many-versions');
    const closed = isQuestion(session.pending) && { session: { pending: null } };
    const written = await store.commit(session.id, { now: clock.now(), on: session.version, version, ...closed });
    if (!written?.version) return refusal('version-outdated');
    const after = await find(session.owner, session.name);
    if (!after.ok) return after;
    return ok({ projectState: await stateOf(after.value, version.files), version: versionOf(written.version) });
  };

  /** What more people could do than in the newest version is refused where it is not said to be meant. */
  const widening = async (session: StoredSession, after: AppVersion, language: Language) => {
    const [stored, files = noFiles] = await read(session.id, session.version);
    const before = { model: session.model, files, made: stored && (await madeOf(stored)) };
    const lines = widened(before, after, true).map((words) => words[language]);
    return lines.length > 0 ? refusal('widens-access', { fields: lines }) : undefined;
  };

  return {
    versions: (owner: string, name: string): Promise<Result<readonly Version[]>> =>
      withSession(owner, name, async ({ id }) => ok((await store.versions(id)).map(versionOf))),

    version: (owner: string, name: string, number: number): Promise<Result<VersionFiles>> =>
      withSession(owner, name, async ({ id }) => {
        const [stored, files] = await read(id, number);
        if (!stored || !files) return refusal('no-such-version');
        return ok({ version: versionOf(stored), files: Object.fromEntries(files) });
      }),

    /** A version with what was made of its model, to be compared with others. */
    async appVersion(owner: string, name: string, number: number): Promise<AppVersion | undefined> {
      const session = await find(owner, name);
      const [stored, files] = session.ok ? await read(session.value.id, number) : [];
      return stored && files && { model: stored.model, files, made: await madeOf(stored) };
    },

    /** What is other in a version than in an earlier one, or the other way round. */
    changes: (owner: string, name: string, number: number, since: number): Promise<Result<VersionChanges>> =>
      withSession(owner, name, async ({ id }) => {
        const after = await store.files(id, number);
        const before = since === 0 ? noFiles : await store.files(id, since);
        if (!after || !before) return refusal('no-such-version');
        return ok({ changes: changesBetween(before, after) });
      }),

    restore: (
      owner: string,
      name: string,
      number: number,
      language: Language,
      widens = false,
    ): Promise<Result<MadeVersion>> =>
      withIdle(owner, name, async (session) => {
        const [stored, files] = await read(session.id, number);
        if (!stored || !files) return refusal('no-such-version');
        // What is written down again is what was read, to the byte.
        if (manifestOf(files).digest !== stored.digest) throw new Error(`version ${number} is damaged`);
        const { stack, model } = stored;
        const refused = widens
          ? undefined
          : await widening(session, { model, files, made: await madeOf(stored) }, language);
        if (refused) return refused;
        const description = conversationTexts[language].restored(number);
        return make(session, {
          files,
          description,
          madeBy: 'restore',
          restoredFrom: number,
          stack,
          model: restoredModel(session, stored),
        });
      }),

    edit: (owner: string, name: string, edited: EditedFiles, language: Language): Promise<Result<MadeVersion>> =>
      withIdle(owner, name, async (session) => {
        if (session.version === 0) return refusal('no-such-version');
        if (edited.version !== session.version) return refusal('version-outdated');
        const before = (await store.files(session.id, session.version)) ?? noFiles;
        const files = editFiles(before, edited.files);
        if (!files.ok) return files;
        const description = conversationTexts[language].edited(Object.keys(edited.files));
        const { stack, model } = session;
        const after = { model, files: files.value, made: await madeOf(session) };
        const refused = edited.widens ? undefined : await widening(session, after, language);
        if (refused) return refused;
        return make(session, { files: files.value, description, madeBy: 'edit', stack, model });
      }),

    /** With its pages built beside their sources, so that its server has something to answer with. */
    zip: (owner: string, name: string, number: number): Promise<Result<PackedVersion>> =>
      withSession(owner, name, async ({ id }) => {
        const [stored, files] = await read(id, number);
        if (!stored || !files) return refusal('no-such-version');
        const folder = stored.model?.slug ?? 'app';
        const pages = await packedPages({ files, stack: stored.stack });
        const content = zipFiles(new Map([...files, ...pages]), folder, stored.made_at);
        return ok({ fileName: `${folder}-v${number}.zip`, content });
      }),
  };
}

/** What is other in a project than in another, by path. */
function changesBetween(before: Files, after: Files): VersionChanges['changes'] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  return changed.map((path) => ({
    path,
    kind: before.has(path) ? (after.has(path) ? 'changed' : 'deleted') : 'added',
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
  }));
}
