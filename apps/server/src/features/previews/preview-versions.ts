import { launch, stopServer, type Launched, type LaunchParts } from './launch.ts';
import { placeNotes } from './open-preview.ts';
import type { ProjectSource } from './ports.ts';
import { mostProblems, stateOf, type Preview } from './preview.ts';

/** Names the database of a preview's app. */
export const databaseOf = (id: string, data: string): string => `${id}-${data}`;

/** Makes what brings a preview to the newest version of its session. */
export function createPreviewVersions(parts: LaunchParts & { readonly source: Pick<ProjectSource, 'newest'> }) {
  const { source, clock, databases, folders } = parts;

  /** Lets the old version finish what is under way, then stops its server if the new one has another. */
  async function retire(preview: Preview, old: Launched | undefined): Promise<void> {
    if (old?.server === undefined || old.server === preview.current?.server) return;
    const { data } = old.server;
    await stopServer(old.server, folders);
    if (data === preview.current?.server?.data) return;
    await folders.remove(preview.id, data);
    await databases.remove(databaseOf(preview.id, data));
  }

  return async function bringUp(preview: Preview): Promise<void> {
    const project = await source.newest(preview.owner, preview.sessionId);
    if (project === undefined || preview.isStopped) return;
    const isThere = preview.current?.version === project.version && stateOf(preview) !== 'failed';
    preview.wantedVersion = project.version;
    if (isThere) return;
    preview.problems = [];
    const result = await launch(
      {
        id: preview.id,
        project,
        mode: 'development',
        log: preview.log,
        data: `data-${project.version}`,
        database: databaseOf(preview.id, `data-${project.version}`),
        current: preview.current,
        onPhase: (phase) => void (preview.phase = phase),
        onProblem: (problem) => void (preview.problems = [...preview.problems, problem].slice(-mostProblems)),
      },
      parts,
    ).finally(() => void (preview.phase = undefined));
    if (!result.ok) {
      preview.problems = result.problems.slice(0, mostProblems);
      preview.notes = [...placeNotes(preview), ...result.notes];
      return;
    }
    const { launched } = result;
    if (preview.isStopped) return launched.server && stopServer(launched.server, folders);
    const old = preview.current;
    preview.current = launched;
    preview.startedAt = clock.now();
    preview.notes = [...placeNotes(preview), ...launched.notes];
    preview.problems = [...launched.problems];
    await retire(preview, old);
  };
}
