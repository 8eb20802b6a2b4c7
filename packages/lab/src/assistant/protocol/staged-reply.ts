import { limits } from '@toolbench/contracts/limits.ts';
import { bytesOf } from './bytes-of.ts';
import { beginsFenced, isBroken, isEscaped, isExcerpt, isProse, mayBeWrapped, withoutFence } from './content-doubts.ts';
import { filesWithin, pathsWithin } from './fence-line.ts';
import { isElided, isLeftOut } from './left-out.ts';
import { joinSegments } from './join-segments.ts';
import { isSettled, type ChangeProblem, type ReplyEvent } from './reply-event.ts';
import { stillMissing, type Change, type Refused } from './change.ts';
import { normalPath, pathProblem } from './safe-path.ts';

interface StagedReply {
  readonly changes: readonly Change[];
  readonly refused: Refused[];
}

/** The beginning of what a model wrote, for where it is told. */
function wordsOf(said: string): Partial<Refused> {
  const line = said.trim().replace(/\s+/g, ' ');
  if (line === '') return {};
  return { said: line.length > saidCharacters ? `${line.slice(0, saidCharacters)}…` : line };
}

/** Lines without the indentation that all of them have; undefined where some do not. */
function withoutIndent(text: string, indent: string): string | undefined {
  if (indent === '') return text;
  const lines = text.split('\n');
  if (lines.some((line) => line.trim() !== '' && !line.startsWith(indent))) return undefined;
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())).join('\n');
}

type FileBegin = Extract<ReplyEvent, { kind: 'file-begin' }>;

interface OpenFile {
  readonly path: string;
  parts: string[];
  bytes: number;
  readonly resumes: string | undefined;
  problem: ChangeProblem | undefined;
  readonly hasCrlf: boolean;
  /** Of the block of Markdown it stands in; undefined in every other form. */
  readonly indent: string | undefined;
  readonly isByComment: boolean | undefined;
}

const { files: mostFiles, fileBytes, saidCharacters } = limits.assistant;

/**
 * Collects what the parts of a reply ask for, in whatever form it came; nothing is done yet. Paths, sizes and what comes twice
 * are checked here for all forms.
 * @param before the project's files
 */
export function createStage(before: ReadonlyMap<string, string>) {
  let changes: Change[] = [];
  let refused: Refused[] = [];
  let file: OpenFile | undefined;
  let waiting: { readonly path: string; readonly text: string } | undefined;
  /** The first words of what was not read; empty where none are known. */
  let unplaced: string | undefined;
  let isStopped = false;
  /** Content stood in a fence within its marks, and was taken out of it. */
  let hasUnwrapped = false;
  /** Files that came where files do not count, with why. Told unless they come again where they do. */
  const elsewhere = new Map<string, ChangeProblem>();
  /** What there was before the reply that is being read. */
  let reply = { changes: 0, refused: 0 };
  /** What the model was told that it could not be taken, and how much there was before it can come again. */
  let told = { refused: [] as readonly Refused[], from: 0 };
  /** What was cut and must come again, with the number of changes before it. */
  const lost = new Map<string, number>();

  const refuse = (path: string, problem: ChangeProblem, more: Partial<Refused> = {}) =>
    void refused.push({ path, problem, ...more });

  const problemOf = (path: string, text: string, isChat: boolean): ChangeProblem | undefined => {
    const unsafe = pathProblem(path);
    if (unsafe) return unsafe;
    if (bytesOf(text) > fileBytes) return 'too-large';
    if (isBroken(text) || isEscaped(path, text) || beginsFenced(path, text)) return 'damaged';
    const known = before.get(path);
    const isPart = known !== undefined && isLeftOut(text, known, known, isProse(path));
    if (isPart || isElided(text, known) || (isChat && isExcerpt(text, known))) return 'elided';
    return undefined;
  };

  const endFile = (finalNewline: boolean): void => {
    if (!file) return;
    const { path, parts, resumes, problem, hasCrlf, indent, isByComment } = file;
    file = undefined;
    let text: string | undefined = parts.join('');
    // Every line of the reply ends so: the file had it before, or it came on the way.
    if (hasCrlf && before.get(path)?.includes('\r\n') !== true) text = text.replaceAll('\r\n', '\n');
    const unindented = withoutIndent(text, indent ?? '');
    text = unindented ?? text;
    if (!finalNewline) text = text.replace(/\r?\n$/, '');
    if (resumes !== undefined) text = joinSegments(resumes, text);
    const whole = text === undefined ? undefined : withoutFence(path, text);
    const torn = unindented === undefined ? 'damaged' : undefined;
    const found =
      problem ?? torn ?? (whole === undefined ? 'incomplete' : problemOf(path, whole, indent !== undefined));
    const others = isByComment === undefined ? [] : filesWithin(path, whole ?? '', before.get(path), isByComment);
    if (found) refuse(path, found, { text: whole });
    else if (others.length > 0) {
      refuse(path, 'damaged', { text: whole });
      for (const other of others) refuse(normalPath(other), 'incomplete');
    } else if (whole !== undefined) write(path, whole, whole !== text);
  };

  const write = (path: string, text: string, isUnwrapped: boolean): void => {
    const earlier = changes.filter((change) => change.path === path);
    const isOther = earlier.some(
      (change) => change.kind !== 'delete' && (change.kind !== 'write' || change.text !== text),
    );
    if (isOther) refuse(path, 'written-twice');
    hasUnwrapped ||= isUnwrapped;
    changes.push({ kind: 'write', path, text });
  };

  /** The answer is past a limit: what follows is not waited for. */
  const stop = (path: string, problem: ChangeProblem): void => {
    refuse(path, problem);
    refuse('', 'stopped');
    [file, isStopped] = [undefined, true];
  };

  const countFiles = (path: string): void => {
    const written = changes.flatMap((change) => (change.kind === 'write' ? [change.path] : []));
    if (new Set([...before.keys(), ...written, path]).size > mostFiles) stop(path, 'too-many-files');
  };

  const addChunk = (text: string): void => {
    if (!file) return;
    file.parts.push(text);
    file.bytes += bytesOf(text);
    if (file.bytes > fileBytes) stop(file.path, 'too-large');
  };

  const beginFile = ({ path: said, resumed, hasCrlf = false, indent, isByComment }: FileBegin): void => {
    const path = normalPath(said);
    if (file) refuse(file.path, 'incomplete', { text: file.parts.join('') });
    const resumes = waiting?.path === path ? waiting.text : undefined;
    // A continuation that begins anew is told from one that goes on by its first lines.
    const isAnew = resumes !== undefined && !resumed;
    waiting = undefined;
    file = {
      path,
      parts: [],
      bytes: bytesOf(resumed ? (resumes ?? '') : ''),
      resumes: isAnew ? undefined : resumes,
      problem: undefined,
      hasCrlf,
      indent,
      isByComment,
    };
    if (resumed && resumes === undefined) file.problem = 'incomplete';
    countFiles(path);
  };

  const noteProblem = (path: string, problem: ChangeProblem, said: string | undefined): void => {
    if (said !== undefined) return refuse(path, problem, wordsOf(said));
    if (problem === 'unmarked') elsewhere.set(path, problem);
    else if (problem === 'incomplete' && path === '' && file) {
      refuse(file.path, problem, { text: file.parts.join('') });
      file = undefined;
    } else if (file && (path === '' || path === file.path)) file.problem = problem;
    else dropWrites(path, problem);
  };

  /** A file that was already taken turns out to be damaged. One that comes again and breaks off stays as it was taken. */
  const dropWrites = (path: string, problem: ChangeProblem): void => {
    if (problem === 'incomplete') return refuse(path, problem);
    const own = changes.findLast(({ kind, path: of }) => (kind === 'write' || kind === 'edit') && of === path);
    changes = changes.filter((change) => change !== own);
    refuse(path, problem, own?.kind === 'write' ? { text: own.text } : {});
  };

  const restart = (was: ChangeProblem): void => {
    for (const { path } of changes.slice(reply.changes)) elsewhere.set(path, was);
    changes = changes.slice(0, reply.changes);
    refused = refused.slice(0, reply.refused);
    [file, unplaced] = [undefined, undefined];
  };

  const take = (event: ReplyEvent): void => {
    if (isStopped) return;
    switch (event.kind) {
      case 'file-begin':
        return beginFile(event);
      case 'file-chunk':
        return addChunk(event.text);
      case 'file-end':
        return endFile(event.finalNewline);
      case 'edit': {
        const { search, replace } = event;
        const path = normalPath(event.path);
        const unsafe = pathProblem(path);
        if (unsafe) return refuse(path, unsafe);
        const known = `${before.get(path) ?? ''}\n${search}`;
        if (isElided(replace, known) || isLeftOut(replace, search, known, isProse(path)))
          return refuse(path, 'elided', { edit: { search, replace } });
        return void changes.push({ kind: 'edit', path, search, replace });
      }
      case 'delete':
        return void changes.push({ ...event, path: normalPath(event.path) });
      case 'rename': {
        const [path, to] = [normalPath(event.path), normalPath(event.to)];
        const unsafe = pathProblem(to);
        if (unsafe) return refuse(to, unsafe);
        return void changes.push({ kind: 'rename', path, to });
      }
      case 'problem':
        return noteProblem(normalPath(event.path), event.problem, event.said);
      case 'lost':
        return void lost.set(normalPath(event.path), changes.length);
      case 'unplaced':
        unplaced ||= event.said ?? '';
        return;
      case 'restart':
        return restart(event.was);
      case 'text':
      case 'shown':
        return;
    }
  };

  /** What a file that did not end took in of the files after it, and what was taken back and did not come again. */
  const tellMissing = (): void => {
    const has = (path: string) => [...changes, ...refused].some((one) => one.path === path);
    const torn = refused.filter(({ problem }) => problem === 'damaged' || problem === 'incomplete');
    const swallowed = torn.flatMap(({ text = '' }) => pathsWithin(text).map(normalPath));
    for (const path of new Set(swallowed)) if (!has(path)) refuse(path, 'incomplete');
    for (const [path, problem] of elsewhere) if (!has(path)) refuse(path, problem);
    if (unplaced !== undefined) refuse('', 'unplaced', wordsOf(unplaced));
    const wrapped = changes.filter((change) => change.kind === 'write' && mayBeWrapped(change.text, hasUnwrapped));
    for (const { path } of wrapped) refuse(path, 'maybe-fenced');
  };

  return {
    take,
    /** A limit was passed: nothing more of the answer is taken. */
    isStopped: () => isStopped,
    /** How much was taken so far. */
    size: () => changes.length,
    /** What is to be done so far. */
    changes: (): readonly Change[] => changes,
    /**
     * What could not be taken so far, for the model to send again. What comes then replaces it.
     * @param failed what is taken and cannot be done
     */
    tell(failed: readonly (readonly [Change, Refused])[]): readonly Refused[] {
      const open = failed.filter(([, { problem }]) => !isSettled(problem));
      const isFailed = new Set(open.map(([change]) => change));
      const unread: readonly Refused[] =
        unplaced === undefined ? [] : [{ path: '', problem: 'unplaced', ...wordsOf(unplaced) }];
      const now = [...refused.filter(({ problem }) => !isSettled(problem)), ...unread, ...open.map(([, one]) => one)];
      const before = stillMissing(told.refused, changes.slice(told.from));
      refused = refused.filter(({ problem }) => isSettled(problem));
      changes = changes.filter((change) => !isFailed.has(change));
      unplaced = undefined;
      told = { refused: [...before, ...now], from: changes.length };
      return told.refused;
    },
    /** Another reply of the same answer begins. */
    nextReply(): void {
      reply = { changes: changes.length, refused: refused.length };
    },
    /** What was cut: the file that is open now goes on in the next reply. */
    cut(): { readonly path: string; readonly text: string } | undefined {
      if (file) {
        const text = file.parts.join('');
        // A continuation that was cut itself is joined as far as it came.
        const joined = file.resumes === undefined ? text : joinSegments(file.resumes, text);
        if (joined === undefined) refuse(file.path, 'incomplete', { text: file.resumes });
        else if (file.problem) refuse(file.path, file.problem, { text: joined });
        else waiting = { path: file.path, text: joined };
        file = undefined;
      }
      return waiting;
    },
    /**
     * Nothing more comes: what is still open is not complete.
     * @param isExhausted it went on as often as it may: a file sent again would be cut again
     */
    finish(isExhausted = false): StagedReply {
      if (file) refuse(file.path, 'incomplete', { text: file.parts.join('') });
      if (waiting) refuse(waiting.path, isExhausted ? 'too-long' : 'incomplete', { text: waiting.text });
      file = undefined;
      waiting = undefined;
      for (const [path, from] of lost) {
        const hasCome = changes.slice(from).some((change) => path === '' || change.path === path);
        if (!hasCome) refuse(path, 'incomplete');
      }
      refused.push(...stillMissing(told.refused, changes.slice(told.from)));
      tellMissing();
      return { changes, refused };
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
