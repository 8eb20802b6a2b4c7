import { applyChanges } from '@toolbench/lab/assistant/protocol/patches/apply-changes.ts';
import type { ChangeProblem } from '@toolbench/lab/assistant/protocol/reply-event.ts';
import { normalPath } from '@toolbench/lab/assistant/protocol/safe-path.ts';
import type { Change } from '@toolbench/lab/assistant/protocol/change.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { Files } from './manifest.ts';

const sizes: ReadonlySet<ChangeProblem> = new Set(['too-large', 'project-too-large', 'too-many-files']);

/** A project with files changed by hand; all of the changes, or a refusal. @param edited by path; null deletes */
export function editFiles(before: Files, edited: Readonly<Record<string, string | null>>): Result<Files> {
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
