import { describe, expect, it } from 'vitest';
import { emitPatch } from './read-patch.ts';
import type { Change } from '../change.ts';
import type { ReplyEvent } from '../reply-event.ts';
import { applyChanges } from './apply-changes.ts';

function read(text: string, heading?: string): readonly ReplyEvent[] {
  const events: ReplyEvent[] = [];
  emitPatch((event) => void events.push(event), text, heading);
  return events;
}

describe('[NC-09] a patch', () => {
  it('is an edit for each hunk, found by its lines whatever the numbers say', () => {
    const text = '--- a/a.js\t2026-01-01\n+++ b/a.js\n@@ -1,9 +1 @@ f()\n one\n-two\n+deux\n\n@@ -7 +7 @@\n-x\n+y\n';
    expect(read(text)).toEqual([
      { kind: 'edit', path: 'a.js', search: 'one\ntwo\n\n', replace: 'one\ndeux\n\n' },
      { kind: 'edit', path: 'a.js', search: 'x\n', replace: 'y\n' },
    ]);
  });

  it('makes, deletes and renames files', () => {
    const made = 'diff --git a/n.js b/n.js\nnew file mode 100644\n--- /dev/null\n+++ b/n.js\n@@ -0,0 +1,2 @@\n+a\n+b\n';
    const gone = 'diff --git a/o.js b/o.js\ndeleted file mode 100644\n--- a/o.js\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n';
    const moved = 'diff --git a/p.js b/q.js\nsimilarity index 100%\nrename from p.js\nrename to q.js\n';
    expect(read(made + gone + moved)).toEqual([
      { kind: 'file-begin', path: 'n.js', resumed: false },
      { kind: 'file-chunk', text: 'a\nb\n' },
      { kind: 'file-end', finalNewline: true },
      { kind: 'delete', path: 'o.js', holds: 'a\n' },
      { kind: 'rename', path: 'p.js', to: 'q.js' },
    ]);
  });

  it('deletes a file only where it holds what the patch takes away', () => {
    const gone = (lines: string) => read(`--- a/o.js\n+++ /dev/null\n@@ -1,2 +0,0 @@\n${lines}`) as Change[];
    const before = new Map([['o.js', 'a\nb\n']]);
    expect(applyChanges(before, gone('-a\n-b\n')).changed).toEqual(['o.js']);
    for (const lines of ['-other\n', '-a\n']) {
      expect(applyChanges(before, gone(lines))).toMatchObject({ changed: [], refused: [{ problem: 'not-found' }] });
    }
    expect(
      applyChanges(before, read('diff --git a/o.js b/o.js\n--- a/o.js\n+++ /dev/null\n') as Change[]).changed,
    ).toEqual(['o.js']);
  });

  it('knows of line breaks that are missing at the end, and of CRLF', () => {
    const text = '--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\r\n';
    expect(read(text)).toEqual([{ kind: 'edit', path: 'a', search: 'x', replace: 'y\n' }]);
  });

  it('takes the path of its heading where it has none, and is refused where there is neither', () => {
    expect(read('-a\n+b\n', 'a.js')).toEqual([{ kind: 'edit', path: 'a.js', search: 'a\n', replace: 'b\n' }]);
    expect(read('-a\n+b\n')).toEqual([{ kind: 'problem', path: '', problem: 'unplaced' }]);
  });

  it('that is no patch is refused by name', () => {
    expect(read('@@ -1 +1 @@\nnothing of the kind\n', 'a.js')).toEqual([
      { kind: 'problem', path: 'a.js', problem: 'damaged' },
    ]);
    expect(read('', 'a.js')).toEqual([{ kind: 'problem', path: 'a.js', problem: 'damaged' }]);
  });
});
