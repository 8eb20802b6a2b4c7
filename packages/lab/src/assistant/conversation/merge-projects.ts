import { mergeLines } from './merge-lines.ts';

type Files = ReadonlyMap<string, string>;

export interface MergedProject {
  readonly files: Files;
  /** Changed by hand on one side and by the generator on the other, and put together. */
  readonly merged: readonly string[];
  /** Both changed the same place: the version by hand was kept. */
  readonly conflicts: readonly string[];
}

/**
 * Brings what is generated anew into a project whose files were edited since they were generated before. A file that only
 * one side changed is taken from it; nothing that was edited is ever overwritten.
 * @param base what was generated before
 * @param mine the project as it is
 * @param theirs what is generated now
 */
export function mergeProjects(base: Files, mine: Files, theirs: Files): MergedProject {
  const files = new Map<string, string>();
  const merged: string[] = [];
  const conflicts: string[] = [];
  for (const path of new Set([...mine.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(path), mine.get(path), theirs.get(path)];
    let text = own === before ? other : own;
    if (own !== before && other !== before && own !== other) {
      const both =
        before === undefined || own === undefined || other === undefined ? undefined : mergeLines(before, own, other);
      text = both ?? own;
      (both === undefined ? conflicts : merged).push(path);
    }
    if (text !== undefined) files.set(path, text);
  }
  return { files, merged: merged.sort(), conflicts: conflicts.sort() };
}
