import type { VersionChanges } from '@toolbench/contracts/assistant/assistant.ts';
import type { Files } from './manifest.ts';

/** What is other in a project than in another, by path. */
export function changesBetween(before: Files, after: Files): VersionChanges['changes'] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  return changed.map((path) => ({
    path,
    kind: before.has(path) ? (after.has(path) ? 'changed' : 'deleted') : 'added',
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
  }));
}
