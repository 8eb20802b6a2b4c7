import type { ProjectState, Version } from '@toolbench/contracts/assistant/assistant.ts';
import { codeStructure } from '@toolbench/lab/assistant/conversation/code-structure.ts';
import type { Files } from './manifest.ts';
import type { StoredSession, StoredVersion } from './stored.ts';

export const isoTime = (time: number) => new Date(time).toISOString();

/** A version as it is listed. */
export const versionOf = (stored: StoredVersion): Version => ({
  version: stored.version,
  description: stored.description,
  made_at: isoTime(stored.made_at),
  by: stored.made_by,
  ...(stored.restored_from !== null && { restored_from: stored.restored_from }),
  files: stored.files,
  bytes: stored.bytes,
  digest: stored.digest,
});

/** The state of a session's project in the shape of the specification. */
export function projectStateOf(
  session: Pick<StoredSession, 'version' | 'description' | 'first_version' | 'model'>,
  versions: readonly StoredVersion[],
  files: Files,
): ProjectState {
  const modifications = versions.filter(({ version }) => version > session.first_version).reverse();
  return {
    initialized: session.version > 0,
    originalDescription: session.description,
    codeStructure: codeStructure(files.keys()),
    files: Object.fromEntries(files),
    modificationHistory: modifications.map(({ version, description, made_at }) => ({
      version,
      description,
      timestamp: isoTime(made_at),
    })),
    currentVersion: session.version,
    ...(session.model && { model: session.model }),
  };
}
