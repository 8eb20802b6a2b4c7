import { limits } from '@toolbench/contracts/limits.ts';
import { applyEdit } from './apply-edit.ts';
import { bytesOf } from '../bytes-of.ts';
import type { ChangeProblem } from '../reply-event.ts';
import { pathKey, pathProblem } from '../safe-path.ts';
import type { Change, Refused } from '../change.ts';

type Files = ReadonlyMap<string, string>;

export interface Applied {
  readonly files: Files;
  /** Paths that are not as they were. */
  readonly changed: readonly string[];
  readonly refused: readonly Refused[];
}

interface Tried extends Applied {
  /** The changes that could not be made, with the reason. */
  readonly failed: readonly (readonly [Change, Refused])[];
}

const { files: mostFiles, fileBytes, projectBytes } = limits.assistant;

/** Does to a copy of a project what a reply asks for, in its order; what cannot be done is refused and nothing else. */
export function applyChanges(before: Files, changes: readonly Change[]): Tried {
  const files = new Map(before);
  const failed: (readonly [Change, Refused])[] = [];

  const problemOfNew = (path: string): ChangeProblem | undefined => {
    const unsafe = pathProblem(path);
    if (unsafe) return unsafe;
    if (files.has(path)) return undefined;
    if (files.size >= mostFiles) return 'too-many-files';
    const key = pathKey(path);
    for (const other of files.keys()) {
      const known = pathKey(other);
      // A file cannot be a folder as well.
      if (known === key || known.startsWith(`${key}/`) || key.startsWith(`${known}/`)) return 'duplicate-path';
    }
    return undefined;
  };

  const write = (path: string, text: string): ChangeProblem | undefined => {
    const problem = problemOfNew(path) ?? (bytesOf(text) > fileBytes ? 'too-large' : undefined);
    if (!problem) files.set(path, text);
    return problem;
  };

  const rename = (path: string, to: string): ChangeProblem | undefined => {
    const text = files.get(path);
    if (text === undefined) return 'no-such-file';
    if (files.has(to)) return 'file-exists';
    files.delete(path);
    const problem = write(to, text);
    if (problem) files.set(path, text);
    return problem;
  };

  const edit = (path: string, search: string, replace: string): ChangeProblem | undefined => {
    const text = files.get(path);
    if (text === undefined) return 'no-such-file';
    const result = applyEdit(text, { path, search, replace });
    return result.ok ? write(path, result.text) : result.problem;
  };

  const remove = (path: string, holds: string | undefined): ChangeProblem | undefined => {
    const text = files.get(path);
    if (text === undefined) return 'no-such-file';
    const left = holds === undefined ? undefined : applyEdit(text, { path, search: holds, replace: '' });
    if (left && (!left.ok || left.text.trim() !== '')) return 'not-found';
    files.delete(path);
    return undefined;
  };

  for (const change of changes) {
    const { kind, path } = change;
    let problem: ChangeProblem | undefined;
    if (kind === 'write') problem = write(path, change.text);
    else if (kind === 'edit') problem = edit(path, change.search, change.replace);
    else if (kind === 'rename') problem = rename(path, change.to);
    else problem = remove(path, change.holds);
    if (problem) {
      const more = kind === 'edit' ? { edit: { search: change.search, replace: change.replace } } : {};
      failed.push([change, { path, problem, ...more }]);
    }
  }
  const refused = failed.map(([, one]) => one);
  return { files: limited(files, before, refused), changed: differences(before, files), refused, failed };
}

/** The project as it was where all of it would be larger than allowed. */
function limited(files: Map<string, string>, before: Files, refused: Refused[]): Files {
  let bytes = 0;
  for (const text of files.values()) bytes += bytesOf(text);
  if (bytes <= projectBytes) return files;
  refused.push({ path: '', problem: 'project-too-large' });
  files.clear();
  for (const [path, text] of before) files.set(path, text);
  return files;
}

function differences(before: Files, after: Files): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
