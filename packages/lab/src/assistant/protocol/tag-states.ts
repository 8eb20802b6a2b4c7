import { lineAt, type Reader, type ReadState } from './reply-event.ts';
import { readTag, type Tag } from './tag-line.ts';

const conflictMarks = {
  search: /^<{5,9} ?SEARCH\b/i,
  middle: /^={5,9}$/,
  end: /^>{5,9} ?REPLACE\b/i,
};

interface OpenEdit {
  readonly path: string;
  readonly search: string[];
  readonly replace: string[];
  part: 'head' | 'search' | 'replace';
  /** Its parts are told apart by our marks: those of other programs are its content. */
  isMarked: boolean;
}

/** Whether all marks that other programs use for edits stand in pairs in a text. */
function arePaired(lines: readonly string[]): boolean {
  const [opened, closed] = [conflictMarks.search, conflictMarks.end].map(
    (form) => lines.filter((line) => form.test(line)).length,
  );
  return opened === closed;
}

const newEdit = (path: string): OpenEdit => ({ path, search: [], replace: [], part: 'head', isMarked: false });

/** The states of the form with a boundary: whatever stands between two tags is content, byte for byte. */
export function createTagStates(reader: Reader, talk: () => ReadState) {
  const { emit } = reader;
  let edit: OpenEdit | undefined;

  const take = (tag: Tag): void => {
    reader.hasTags = true;
    const { verb, path, to } = tag;
    reader.go(talk());
    if (verb === 'file' || verb === 'resume') {
      emit({ kind: 'file-begin', path, resumed: verb === 'resume', hasCrlf: reader.hasCrlf });
      reader.go(content);
    } else if (verb === 'edit') {
      edit = newEdit(path);
      reader.go(editing);
    } else if (verb === 'delete') emit({ kind: 'delete', path });
    else if (verb === 'rename') emit({ kind: 'rename', path, to });
  };

  /** A mark in the midst of talk. One that belongs to another mark, after talk, says that this one was lost, and where. */
  const takeInTalk = (tag: Tag, hasTalk: boolean): void => {
    const isStray = tag.verb === 'search' || tag.verb === 'replace' || (tag.verb === 'end' && hasTalk);
    if (isStray) emit({ kind: 'unplaced' });
    take(tag);
  };

  /** Whatever stands between two marks, byte for byte. */
  const content: ReadState = (block, at) => {
    let from = at;
    for (;;) {
      const hit = block.indexOf(reader.boundary, from);
      if (hit < 0) break;
      const start = Math.max(block.lastIndexOf('\n', hit) + 1, at);
      const { line, end, hasCrlf } = lineAt(block, start);
      const tag = readTag(line, reader.boundary);
      if (tag) {
        if (start > at || tag.before !== '') {
          emit({ kind: 'file-chunk', text: block.slice(at, start) + tag.before });
        }
        // Another tag than the end: whether the content is all there cannot be known.
        if (tag.verb === 'end') emit({ kind: 'file-end', finalNewline: !tag.dropsNewline });
        else emit({ kind: 'problem', path: '', problem: 'incomplete' });
        reader.hasCrlf = hasCrlf;
        take(tag);
        return end;
      }
      from = end;
    }
    emit({ kind: 'file-chunk', text: block.slice(at) });
    return block.length;
  };

  const closeEdit = (): void => {
    if (!edit) return;
    const { path, search, replace, part, isMarked } = edit;
    // Whether half a pair is content or was meant for a mark cannot be seen.
    if (isMarked && !(arePaired(search) && arePaired(replace))) emit({ kind: 'problem', path, problem: 'damaged' });
    else if (part === 'replace') emit({ kind: 'edit', path, search: search.join(''), replace: replace.join('') });
    else if (part === 'search' || search.length > 0) emit({ kind: 'problem', path, problem: 'incomplete' });
    edit = newEdit(path);
  };

  /** A mark of the kind that other programs use for edits. */
  const takeConflictMark = (open: OpenEdit, line: string): boolean => {
    if (open.isMarked) return false;
    if (open.part === 'head' && conflictMarks.search.test(line)) open.part = 'search';
    else if (open.part === 'search' && conflictMarks.middle.test(line)) open.part = 'replace';
    else if (open.part === 'replace' && conflictMarks.end.test(line)) closeEdit();
    else return false;
    return true;
  };

  const editing: ReadState = (block, at) => {
    const { line, end, hasCrlf } = lineAt(block, at);
    reader.hasCrlf = hasCrlf;
    const tag = line.includes(reader.boundary) ? readTag(line, reader.boundary) : undefined;
    if (!edit) return end;
    if (tag?.verb === 'search') {
      closeEdit();
      edit.part = 'search';
      edit.isMarked = true;
    } else if (tag?.verb === 'replace' && edit.part !== 'replace') edit.part = 'replace';
    else if (tag) {
      if (tag.verb === 'end' || edit.part === 'head') closeEdit();
      else emit({ kind: 'problem', path: edit.path, problem: 'incomplete' });
      edit = undefined;
      take(tag);
    } else if (!takeConflictMark(edit, line) && edit.part !== 'head') edit[edit.part].push(block.slice(at, end));
    return end;
  };

  return {
    take,
    takeInTalk,
    content,
    editing,
    /** Nothing more comes: the path of an edit that is not complete. */
    openEdit: (): string | undefined => edit?.path,
  };
}
