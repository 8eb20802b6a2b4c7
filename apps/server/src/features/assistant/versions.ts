import type { MadeVersion, Version, VersionChanges, VersionFiles } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Language } from '@toolbench/lab/assistant/conversation/language.ts';
import { conversationTexts } from '@toolbench/lab/assistant/conversation/texts.ts';
import { widened, type AppVersion } from '@toolbench/lab/assistant/model/widening.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import { changesBetween } from './changes-between.ts';
import { editFiles } from './edit-files.ts';
import { noFiles, type SessionFinder } from './find-session.ts';
import { manifestOf } from './manifest.ts';
import type { AssistantParts } from './parts.ts';
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
        return make(session, { files, description, madeBy: 'restore', restoredFrom: number, stack, model });
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
