import { limits } from '@toolbench/contracts/limits.ts';
import { isBroken, isElided, isEscaped, isExcerpt, withoutFence } from './content-doubts.ts';
import { joinSegments } from './join-segments.ts';
import type { ChangeProblem, ReplyEvent } from './reply-event.ts';
import { isSafePath, normalPath } from './safe-path.ts';

/** One thing that a reply wants done to a project, in the order of the reply. */
export type Change =
  | { readonly kind: 'write'; readonly path: string; readonly text: string }
  | { readonly kind: 'edit'; readonly path: string; readonly search: string; readonly replace: string }
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string };

/** What could not be taken, with what came of it. */
export interface Refused {
  readonly path: string;
  readonly problem: ChangeProblem;
  readonly edit?: { readonly search: string; readonly replace: string } | undefined;
  /** Of a file: what came of it. */
  readonly text?: string | undefined;
}

export interface StagedReply {
  readonly changes: readonly Change[];
  readonly refused: readonly Refused[];
  /** Code without a file came. */
  readonly isUnplaced: boolean;
}

/** Lines without the indentation that all of them have; undefined where some do not. */
function withoutIndent(text: string, indent: string): string | undefined {
  if (indent === '') return text;
  const lines = text.split('\n');
  if (lines.some((line) => line.trim() !== '' && !line.startsWith(indent))) return undefined;
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())).join('\n');
}

interface OpenFile {
  readonly path: string;
  parts: string[];
  readonly resumes: string | undefined;
  problem: ChangeProblem | undefined;
  readonly hasCrlf: boolean;
  readonly indent: string;
}

const { fileBytes } = limits.assistant;

/**
 * Collects what the parts of a reply ask for; nothing is done yet.
 * @param before the project's files
 */
export function createStage(before: ReadonlyMap<string, string>) {
  let changes: Change[] = [];
  let refused: Refused[] = [];
  let file: OpenFile | undefined;
  let waiting: { readonly path: string; readonly text: string } | undefined;
  let isUnplaced = false;
  /** What there was before the reply that is being read. */
  let reply = { changes: 0, refused: 0 };
  /** What was cut and must come again, with the number of changes before it. */
  const lost = new Map<string, number>();

  const refuse = (path: string, problem: ChangeProblem, more: Partial<Refused> = {}) =>
    void refused.push({ path, problem, ...more });

  const problemOf = (path: string, text: string, isChat: boolean): ChangeProblem | undefined => {
    if (!isSafePath(path)) return 'unsafe-path';
    if (text.length > fileBytes) return 'too-large';
    if (isBroken(text) || isEscaped(path, text)) return 'damaged';
    const known = before.get(path);
    if (isElided(text, known) || (isChat && isExcerpt(text, known))) return 'elided';
    return undefined;
  };

  const endFile = (finalNewline: boolean): void => {
    if (!file) return;
    const { path, parts, resumes, problem, hasCrlf, indent } = file;
    file = undefined;
    let text: string | undefined = parts.join('');
    // Every line of the reply ends so: the file had it before, or it came on the way.
    if (hasCrlf && before.get(path)?.includes('\r\n') !== true) text = text.replaceAll('\r\n', '\n');
    const unindented = withoutIndent(text, indent);
    text = unindented ?? text;
    if (!finalNewline) text = text.replace(/\r?\n$/, '');
    if (resumes !== undefined) text = joinSegments(resumes, text);
    const whole = text === undefined ? undefined : withoutFence(path, text);
    const torn = unindented === undefined ? 'damaged' : undefined;
    const found = problem ?? torn ?? (whole === undefined ? 'incomplete' : problemOf(path, whole, false));
    if (found) refuse(path, found, { text: whole });
    else if (whole !== undefined) changes.push({ kind: 'write', path, text: whole });
  };

  const beginFile = (path: string, resumed: boolean, hasCrlf: boolean, indent: string): void => {
    if (file) refuse(file.path, 'incomplete', { text: file.parts.join('') });
    const resumes = waiting?.path === path ? waiting.text : undefined;
    // A continuation that begins anew is told from one that goes on by its first lines.
    const isAnew = resumes !== undefined && !resumed;
    waiting = undefined;
    file = { path, parts: [], resumes: isAnew ? undefined : resumes, problem: undefined, hasCrlf, indent };
    if (resumed && resumes === undefined) file.problem = 'incomplete';
  };

  const noteProblem = (path: string, problem: ChangeProblem): void => {
    if (problem === 'incomplete' && path === '' && file) {
      refuse(file.path, problem, { text: file.parts.join('') });
      file = undefined;
    } else if (file && (path === '' || path === file.path)) file.problem = problem;
    else dropWrites(path, problem);
  };

  /** A file that was already taken turns out to be damaged. */
  const dropWrites = (path: string, problem: ChangeProblem): void => {
    const own = changes.find((change) => change.kind === 'write' && change.path === path);
    changes = changes.filter((change) => change !== own);
    refuse(path, problem, own?.kind === 'write' ? { text: own.text } : {});
  };

  const take = (event: ReplyEvent): void => {
    switch (event.kind) {
      case 'file-begin':
        return beginFile(normalPath(event.path), event.resumed, event.hasCrlf === true, event.indent ?? '');
      case 'file-chunk':
        return void file?.parts.push(event.text);
      case 'file-end':
        return endFile(event.finalNewline);
      case 'edit': {
        const { search, replace } = event;
        const path = normalPath(event.path);
        if (!isSafePath(path)) return refuse(path, 'unsafe-path');
        if (isElided(replace, `${before.get(path) ?? ''}\n${search}`))
          return refuse(path, 'elided', { edit: { search, replace } });
        return void changes.push({ kind: 'edit', path, search, replace });
      }
      case 'delete':
        return void changes.push({ kind: 'delete', path: normalPath(event.path) });
      case 'rename': {
        const [path, to] = [normalPath(event.path), normalPath(event.to)];
        if (!isSafePath(to)) return refuse(to, 'unsafe-path');
        return void changes.push({ kind: 'rename', path, to });
      }
      case 'problem':
        return noteProblem(normalPath(event.path), event.problem);
      case 'lost':
        return void lost.set(normalPath(event.path), changes.length);
      case 'unplaced':
        isUnplaced = true;
        return;
      case 'restart':
        changes = changes.slice(0, reply.changes);
        refused = refused.slice(0, reply.refused);
        [file, isUnplaced] = [undefined, false];
        return;
      case 'text':
        return;
    }
  };

  return {
    take,
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
    /** Nothing more comes: what is still open is not complete. */
    finish(): StagedReply {
      if (file) refuse(file.path, 'incomplete', { text: file.parts.join('') });
      if (waiting) refuse(waiting.path, 'incomplete', { text: waiting.text });
      file = undefined;
      waiting = undefined;
      for (const [path, from] of lost) {
        const hasCome = changes.slice(from).some((change) => path === '' || change.path === path);
        if (!hasCome) refuse(path, 'incomplete');
      }
      return { changes, refused, isUnplaced };
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
