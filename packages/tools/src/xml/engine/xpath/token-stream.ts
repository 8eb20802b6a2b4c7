import type { PathProblem } from './expression.ts';
import type { PathToken } from './lexer.ts';

/** A prefix in an expression. */
export interface Prefix {
  readonly prefix: string;
  readonly offset: number;
}

/** An expression's tokens while they are being parsed. */
export interface Parser {
  readonly tokens: readonly PathToken[];
  at: number;
  nesting: number;
  readonly prefixes: Prefix[];
  /** The first problem. Parsing runs on to its natural end, which is near, because every token now ends an expression. */
  problem: PathProblem | undefined;
}

/** The token to be parsed next. */
export function current({ tokens, at, problem }: Parser): PathToken {
  return problem ? tokens[tokens.length - 1] : tokens[at];
}

export function isMark(parser: Parser, ...marks: string[]): boolean {
  const { kind, text } = current(parser);
  return kind === 'mark' && marks.includes(text);
}

export function take(parser: Parser): PathToken {
  const token = current(parser);
  if (token.kind !== 'end') parser.at += 1;
  return token;
}

export function unexpected(parser: Parser, wanted: 'end' | 'expression' | 'step' | ')' | ']'): void {
  const { text, offset } = current(parser);
  parser.problem ??= { code: 'path-expected', offset, detail: { wanted, found: text } };
}

export function expectMark(parser: Parser, mark: ')' | ']'): void {
  if (isMark(parser, mark)) take(parser);
  else unexpected(parser, mark);
}
