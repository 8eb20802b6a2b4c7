import type { Emit } from '../reply-event.ts';

interface FilePatch {
  from: string | undefined;
  to: string | undefined;
  renames: boolean;
  readonly hunks: { old: string[]; now: string[] }[];
  isDamaged: boolean;
}

const nowhere = '/dev/null';
const headers = /^(?:index |new file mode|deleted file mode|old mode|new mode|similarity index|dissimilarity index)/;

/** The path of a header, without the time that may follow it and the letter that git puts before it. */
const pathOf = (text: string) => {
  const path = (text.split('\t')[0] ?? '').trim().replace(/^"(.*)"$/, '$1');
  return path.replace(/^[ab]\//, '');
};

const newPatch = (from?: string, to?: string): FilePatch => ({ from, to, renames: false, hunks: [], isDamaged: false });

/** Whether a line begins a patch in the unified format. */
export const beginsPatch = (line: string) => /^(?:diff --git |--- (?:a\/|"?a\/|\/dev\/null))/.test(line);

/** The parts of a patch, one for each file. */
function filesOf(text: string, heading: string | undefined): readonly FilePatch[] {
  const patches: FilePatch[] = [];
  let patch = newPatch(heading, heading);
  const begin = (next: FilePatch) => {
    patch = next;
    patches.push(patch);
  };
  const lines = text.replace(/(?:\r?\n[ \t]*)*$/, '\n').split(/(?<=\n)/);
  for (const [at, whole] of lines.entries()) {
    const line = whole.replace(/\r?\n$/, '');
    const [sign = '', rest = ''] = [line.slice(0, 1), whole.slice(1)];
    if (line.startsWith('diff --git ')) begin(newPatch());
    else if (line.startsWith('--- ') && (lines[at + 1] ?? '').startsWith('+++ ')) {
      if (patch.hunks.length > 0 || !patches.includes(patch)) begin(newPatch());
      patch.from = pathOf(line.slice(4));
    } else if (line.startsWith('+++ ') && (lines[at - 1] ?? '').startsWith('--- ')) patch.to = pathOf(line.slice(4));
    else if (/^rename (?:from|to) /.test(line)) {
      patch.renames = true;
      const path = line.replace(/^rename \w+ /, '');
      if (line.startsWith('rename from')) patch.from = path;
      else patch.to = path;
    } else if (line.startsWith('@@')) {
      if (!patches.includes(patch)) patches.push(patch);
      patch.hunks.push({ old: [], now: [] });
    } else if (patch.hunks.length === 0 && headers.test(line)) continue;
    else if (sign === '\\') dropLineBreak(patch, lines[at - 1]?.[0]);
    else if (patch.hunks.length > 0 || /^[-+ ]/.test(line)) {
      if (!patches.includes(patch)) patches.push(patch);
      if (patch.hunks.length === 0) patch.hunks.push({ old: [], now: [] });
      const hunk = patch.hunks.at(-1);
      if (line !== '' && !'-+ '.includes(sign)) patch.isDamaged = true;
      if (sign !== '+') hunk?.old.push(line === '' ? whole : rest);
      if (sign !== '-') hunk?.now.push(line === '' ? whole : rest);
    }
  }
  return patches;
}

/** "No newline at end of file" is said of the line before. */
function dropLineBreak({ hunks }: FilePatch, sign: string | undefined): void {
  const hunk = hunks.at(-1);
  if (!hunk) return;
  if (sign !== '+') hunk.old.push((hunk.old.pop() ?? '').replace(/\r?\n$/, ''));
  if (sign !== '-') hunk.now.push((hunk.now.pop() ?? '').replace(/\r?\n$/, ''));
}

/** Without its lines a file is deleted as by any other form; with them only where they are all of it. */
function emitDeletion(emit: Emit, path: string, hunks: FilePatch['hunks']): void {
  const holds = hunks.flatMap(({ old }) => old).join('');
  emit(hunks.length === 0 ? { kind: 'delete', path } : { kind: 'delete', path, holds });
}

/**
 * Says what a patch asks for (the unified format of diff and git): each hunk is an edit that is found by its lines, since
 * models miscount them.
 * @param heading the path in the line before it, for a patch that names none
 */
export function emitPatch(emit: Emit, text: string, heading: string | undefined): void {
  const patches = filesOf(text, heading);
  if (patches.length === 0) emit({ kind: 'problem', path: heading ?? '', problem: 'damaged' });
  for (const { from, to, renames, hunks, isDamaged } of patches) {
    const path = (to === nowhere ? from : to) ?? '';
    if (path === '' || isDamaged) emit({ kind: 'problem', path, problem: path === '' ? 'unplaced' : 'damaged' });
    else if (to === nowhere) emitDeletion(emit, path, hunks);
    else if (from === nowhere) {
      emit({ kind: 'file-begin', path, resumed: false });
      emit({ kind: 'file-chunk', text: hunks.flatMap(({ now }) => now).join('') });
      if (hunks.some(({ old }) => old.length > 0)) emit({ kind: 'problem', path, problem: 'damaged' });
      emit({ kind: 'file-end', finalNewline: true });
    } else {
      if (renames && from !== undefined && from !== path) emit({ kind: 'rename', path: from, to: path });
      else if (hunks.length === 0) emit({ kind: 'problem', path, problem: 'no-content' });
      for (const { old, now } of hunks) {
        emit({ kind: 'edit', path, search: old.join(''), replace: now.join('') });
      }
    }
  }
}
