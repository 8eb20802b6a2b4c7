import {
  closesFence,
  isOneName,
  pathOfComment,
  pathOfHeading,
  pathOfInfo,
  readFence,
  type Fence,
} from './fence-line.ts';
import { beginsForeignForm, writesByShell } from './foreign-form.ts';
import { beginsPatch, emitPatch } from './patches/read-patch.ts';
import { lineAt, type Emit, type Reader, type ReadState } from './reply-event.ts';
import { readTag, type Tag } from './tag-line.ts';

interface OpenBlock {
  readonly fence: Fence;
  readonly path: string | undefined;
  /** The line before it is a name alone. */
  readonly isNamed: boolean;
  /** Fences within it that were opened and not closed. */
  nested: number;
  /** Of a block without a path. */
  lines: number;
  /** Its first line names the program that runs it: the next one may name the file. */
  isScript?: boolean;
  /** Its path stands in its first line: another one may follow within it. */
  readonly isByComment?: boolean;
}

/** Blocks of these, and short ones of nothing in particular, are there to be read, unless a name stands before a text. */
const commands = /^(?:sh|bash|shell|console|zsh|powershell|tree)\b/i;
const plainText = /^(?:text|txt|plaintext)\b/i;
const fewLines = 4;

const searchMark = /^<{5,9} ?SEARCH\b[^\n]*\n/im;
const editBlock = /^(<{5,9}) ?SEARCH\b[^\n]*\n([\s\S]*?)^>{5,9} ?REPLACE\b[^\n]*\n?/gim;
const middleMark = /^(={5,9})[ \t]*\r?\n/gm;

interface Next {
  readonly talk: () => ReadState;
  readonly take: (tag: Tag) => void;
  /** Reads JSON from here. */
  readonly json: (fence: Fence) => ReadState;
}

/** The states of blocks of code in Markdown, for models that answer as they would in a chat. */
export function createFenceStates(reader: Reader, { talk, take, json }: Next) {
  const { emit } = reader;
  let open: OpenBlock | undefined;
  /** Lines of a block that is read as a whole: an edit or a patch. */
  let edits: string[] | undefined;
  let isPatch = false;

  const begin = (path: string): void => {
    const { fence, isByComment } = open ?? {};
    emit({
      kind: 'file-begin',
      path,
      resumed: false,
      hasCrlf: reader.hasCrlf,
      indent: fence?.indent,
      isByComment: isByComment === true,
    });
    reader.go(content);
  };

  /** A block that says of no file: talk, unless a tag or a path comes in its first line. */
  const first: ReadState = (block, at) => {
    const { line, end } = lineAt(block, at);
    if (!open || tagIn(line)) return end;
    const { fence } = open;
    if (closesFence(fence, line)) {
      reader.go(talk());
      return end;
    }
    if (!reader.hasTags && /^(?:|jsonc?5?)$/i.test(fence.info) && /^\s*[{[]/.test(line)) {
      reader.go(json(fence));
      return at;
    }
    if (isPatchBlock(fence, line)) return collect(at, true);
    const path = pathOfComment(line);
    if (path !== undefined && reader.hasTags) emit({ kind: 'problem', path, problem: 'unmarked' });
    if (path === undefined || reader.hasTags) {
      open.isScript = line.startsWith('#!');
      show();
      return at;
    }
    open = { fence, path, isNamed: true, nested: 0, lines: 0, isByComment: true };
    begin(path);
    // In Markdown it is a heading.
    return /\.mdx?$/i.test(path) ? at : end;
  };

  /** It is read as talk, from its fence on. */
  const show = (): void => {
    if (open) emit({ kind: 'text', text: `${open.fence.indent}${open.fence.mark}${open.fence.info}\n` });
    reader.go(other);
  };

  const tagIn = (line: string): boolean => {
    const tag = line.includes(reader.boundary) ? readTag(line, reader.boundary) : undefined;
    if (tag) take(tag);
    return tag !== undefined;
  };

  const other: ReadState = (block, at) => {
    const { line, end } = lineAt(block, at);
    if (!open || tagIn(line)) return end;
    emit({ kind: 'text', text: block.slice(at, end) });
    open.lines += 1;
    const isLost =
      writesByShell(line, commands.test(open.fence.info)) ||
      beginsForeignForm(line) ||
      (open.isScript === true && open.lines === 2 && pathOfComment(line) !== undefined);
    if (isLost && !reader.isAnswer) emit({ kind: 'unplaced', said: line });
    if (closesFence(open.fence, line)) {
      const { info } = open.fence;
      const isShort = info === '' ? open.lines < fewLines : plainText.test(info);
      const isShown = commands.test(info) || (isShort && !open.isNamed);
      if (!isShown && !reader.hasTags && !reader.isAnswer) emit({ kind: 'unplaced' });
      reader.go(talk());
    }
    return end;
  };

  const close = (): void => {
    reader.lastFence = open?.path;
    open = undefined;
    reader.go(talk());
  };

  /** The content of a file, up to the fence that closes it. */
  const content: ReadState = (block, at) => {
    if (!open) return block.length;
    const { fence } = open;
    let from = at;
    for (;;) {
      const hit = nextMark(block, fence.mark.slice(0, 3), from);
      if (hit < 0) break;
      const start = Math.max(block.lastIndexOf('\n', hit) + 1, at);
      const { line, end } = lineAt(block, start);
      const tag = readTag(line, reader.boundary);
      if (tag) {
        emit({ kind: 'problem', path: '', problem: 'incomplete' });
        open = undefined;
        take(tag);
        return end;
      }
      if (closesFence(fence, line) && open.nested === 0) {
        if (start > at) emit({ kind: 'file-chunk', text: block.slice(at, start) });
        emit({ kind: 'file-end', finalNewline: true });
        close();
        return end;
      }
      noteNested(open, line);
      from = end;
    }
    emit({ kind: 'file-chunk', text: block.slice(at) });
    return block.length;
  };

  /** Where a fence or the boundary comes next. */
  const nextMark = (block: string, fence: string, from: number): number => {
    const [mark, tag] = [block.indexOf(fence, from), block.indexOf(reader.boundary, from)];
    return mark < 0 || tag < 0 ? Math.max(mark, tag) : Math.min(mark, tag);
  };

  /** Fences of the same length within a file: where it ends is not certain any more. */
  const noteNested = (block: OpenBlock, line: string): void => {
    const inner = readFence(line);
    if (!inner || inner.mark[0] !== block.fence.mark[0] || inner.mark.length < block.fence.mark.length) return;
    if (inner.info !== '') block.nested += 1;
    else if (block.nested > 0) block.nested -= 1;
    emit({ kind: 'problem', path: block.path ?? '', problem: 'damaged' });
  };

  const isPatchBlock = ({ info }: Fence, line: string) =>
    /^(?:diff|patch)\b/i.test(info) || (info === '' && beginsPatch(line));

  const collect = (at: number, asPatch: boolean): number => {
    edits = [];
    isPatch = asPatch;
    reader.go(editing);
    return at;
  };

  const editing: ReadState = (block, at) => {
    const { line, end } = lineAt(block, at);
    // Lines of a patch that stay begin with a blank, also where they are fences.
    const isInPatch = isPatch && open !== undefined && !line.startsWith(open.fence.indent + open.fence.mark);
    if (!open || !edits || isInPatch || !closesFence(open.fence, line)) {
      edits?.push(block.slice(at, end));
      return end;
    }
    const text = edits.join('');
    if (isPatch) emitPatch(reader.hasTags ? emitUnmarked : emit, text, open.path);
    else emitEdits(open.path ?? '', text);
    edits = undefined;
    close();
    return end;
  };

  const emitUnmarked: Emit = (event) => {
    if ('path' in event) emit({ kind: 'problem', path: event.path, problem: 'unmarked' });
  };

  const emitEdits = (path: string, text: string): void => {
    const found = [...text.matchAll(editBlock)];
    for (const [, mark = '', body = ''] of found) emitEdit(path, mark.length, body);
    const marks = text.match(/^<{5,9} ?SEARCH\b/gim)?.length ?? 0;
    if (marks !== found.length) emit({ kind: 'problem', path, problem: 'incomplete' });
  };

  /** Text may have lines like the mark in the middle: which of several of one length is meant cannot be seen. */
  const emitEdit = (path: string, length: number, body: string): void => {
    const marks = [...body.matchAll(middleMark)];
    const exact = marks.filter(([, mark = '']) => mark.length === length);
    const [middle, ...others] = exact.length > 0 ? exact : marks;
    if (!middle || others.length > 0)
      return emit({ kind: 'problem', path, problem: middle ? 'damaged' : 'incomplete' });
    const [search, replace] = [body.slice(0, middle.index), body.slice(middle.index + middle[0].length)];
    emit({ kind: 'edit', path, search, replace });
  };

  /** The first line of a block whose path is known: an edit, a part of a file marked as such, or the file itself. */
  const decide: ReadState = (block, at) => {
    const { line, end } = lineAt(block, at);
    if (!open || tagIn(line)) return end;
    const { path = '', fence } = open;
    if (searchMark.test(`${line}\n`)) return collect(at, false);
    // A patch may be a file of its own.
    if (!/\.(?:diff|patch)$/i.test(path) && isPatchBlock(fence, line)) return collect(at, true);
    // A command that names the file is none of its lines.
    if (line.includes(path) && (writesByShell(line, true) || beginsForeignForm(line))) {
      show();
      return at;
    }
    begin(path);
    // Where the path was said before it, the first line is content, also where it says the path once more.
    return at;
  };

  return {
    /** Begins a block. @param heading the line of talk before it */
    enter(fence: Fence, heading: string): void {
      const said = pathOfInfo(fence.info) ?? pathOfHeading(heading);
      if (reader.isAnswer) {
        if (said !== undefined) emit({ kind: 'shown', path: said });
        open = { fence, path: undefined, isNamed: false, nested: 0, lines: 0 };
        return show();
      }
      // Between marks and blocks the marks count; a file that stands in a block all the same is told.
      if (reader.hasTags && said !== undefined) emit({ kind: 'problem', path: said, problem: 'unmarked' });
      const path = reader.hasTags ? undefined : said;
      const earlier = reader.lastFence;
      if (path === undefined && fence.info === '' && earlier !== undefined) {
        // What follows a file may be the rest of it, after a fence of its own.
        emit({ kind: 'problem', path: earlier, problem: 'damaged' });
      }
      reader.lastFence = undefined;
      open = { fence, path, isNamed: isOneName(heading), nested: 0, lines: 0 };
      reader.go(path === undefined ? first : decide);
    },
    /** Goes on with the content of a file that an earlier reply began. */
    resume(path: string, fence: Fence): void {
      open = { fence, path, isNamed: true, nested: 0, lines: 0 };
      reader.go(content);
    },
    /** Nothing more comes: the path of an edit that is not complete. */
    openEdit: (): string | undefined => (edits ? (open?.path ?? '') : undefined),
    /** Nothing more comes: a block without a path is open, and what it holds was not read. */
    isOther: (state: ReadState): boolean =>
      state === other &&
      !reader.isAnswer &&
      open !== undefined &&
      !commands.test(open.fence.info) &&
      !plainText.test(open.fence.info),
    /** The fence of the file that is being read. */
    openFence: (): Fence | undefined => open?.fence,
    first,
    content,
    show,
  };
}
