import type { PathProblem } from './safe-path.ts';

/** Why a part of a reply cannot be taken as it came. */
export type ChangeProblem =
  | PathProblem
  | 'not-found'
  | 'ambiguous'
  | 'no-such-file'
  | 'file-exists'
  | 'empty-search'
  | 'incomplete'
  | 'unplaced'
  | 'elided'
  | 'damaged'
  | 'no-content'
  | 'no-such-tool'
  | 'part-of-file'
  | 'unmarked'
  | 'withdrawn'
  | 'maybe-fenced'
  | 'written-twice'
  | 'duplicate-path'
  | 'too-many-files'
  | 'too-large'
  | 'too-long'
  | 'project-too-large'
  | 'stopped'
  | 'cut-off'
  | 'no-change'
  | 'empty'
  | 'only-thoughts';

/** What is told and not asked for again: something was taken all the same, or more of it would not help. */
export const isSettled = (problem: ChangeProblem) => settled.has(problem);

const settled: ReadonlySet<ChangeProblem> = new Set([
  ...(['maybe-fenced', 'written-twice', 'withdrawn', 'no-change'] as const),
  ...(['too-many-files', 'too-large', 'too-long', 'project-too-large', 'stopped', 'cut-off'] as const),
]);

/**
 * What a model's reply says, whatever form it came in. A file is everything between its begin and its end; one without an
 * end is not complete.
 */
export type ReplyEvent =
  | { readonly kind: 'text'; readonly text: string }
  /**
   * `resumed`: the reply goes on with a file that an earlier one began. `hasCrlf`: the line that says so ends with CRLF, so
   * that those of the content may come from the way and not from the file. `indent`: how far the fence around it is indented.
   * `isByComment`: a comment in its first line said so.
   */
  | {
      readonly kind: 'file-begin';
      readonly path: string;
      readonly resumed: boolean;
      readonly hasCrlf?: boolean;
      readonly indent?: string | undefined;
      readonly isByComment?: boolean;
    }
  | { readonly kind: 'file-chunk'; readonly text: string }
  /** `finalNewline`: false where the line break before the end mark is no part of the file. */
  | { readonly kind: 'file-end'; readonly finalNewline: boolean }
  | { readonly kind: 'edit'; readonly path: string; readonly search: string; readonly replace: string }
  /** `holds`: all that the file has to hold, where it was said. */
  | { readonly kind: 'delete'; readonly path: string; readonly holds?: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  /**
   * `said`: what the model wrote for it, of a change that was not read as one. It says nothing of what else was taken of its
   * file; without it what came last of that file does not hold.
   */
  | {
      readonly kind: 'problem';
      readonly path: string;
      readonly problem: ChangeProblem;
      readonly said?: string | undefined;
    }
  /** The reply was cut within something else than a file, which must come again as a whole; empty: unknown of which path. */
  | { readonly kind: 'lost'; readonly path: string }
  /** Code that says of no file, or what looks like a file and was not read as one. `said`: its first words. */
  | { readonly kind: 'unplaced'; readonly said?: string }
  /** A block of a file stands in the answer to a question, and is part of it. */
  | { readonly kind: 'shown'; readonly path: string }
  /** What came before was thought aloud, or blocks of Markdown before the marks that count: an example, or `unmarked`. */
  | { readonly kind: 'restart'; readonly was: 'withdrawn' | 'unmarked' };

export type Emit = (event: ReplyEvent) => void;

/**
 * Reads on from a place in a block of complete lines and gives the place where the next state goes on. A state reads at
 * least one line.
 */
export type ReadState = (block: string, at: number) => number;

/** What the states of one reader share. */
export interface Reader {
  readonly emit: Emit;
  readonly go: (state: ReadState) => void;
  /** Random text that marks the lines that are not content. */
  boundary: string;
  /** Lines with the boundary were seen: what stands in fences is talk. */
  hasTags: boolean;
  /** A question is answered: blocks of code are shown. */
  readonly isAnswer: boolean;
  /** Something else than talk was read. */
  hasBegun: boolean;
  /** The line that was read last ends with CRLF. */
  hasCrlf: boolean;
  /** Content that was just read ended where a bare fence follows: it may have been cut off by a fence of its own. */
  lastFence: string | undefined;
}

/** The line at a place of a block, without its line break, and where the next one begins. */
export function lineAt(
  block: string,
  at: number,
): { readonly line: string; readonly end: number; readonly hasCrlf: boolean } {
  const newline = block.indexOf('\n', at);
  const end = newline < 0 ? block.length : newline + 1;
  const stop = newline < 0 ? end : newline;
  const hasCrlf = newline > at && block[stop - 1] === '\r';
  return { line: block.slice(at, hasCrlf ? stop - 1 : stop), end, hasCrlf };
}
