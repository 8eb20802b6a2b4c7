import { limits } from '@toolbench/contracts/limits.ts';
import { answerHeaderFault } from '@toolbench/contracts/answer-headers.ts';
import type { BinAnswer } from '@toolbench/contracts/bins.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';

/** The answer as it stands in the form. */
export interface AnswerFields {
  readonly status: number;
  /** A header field a line, `Name: value`. */
  readonly headers: string;
  readonly body: string;
  readonly delayMs: number;
}

export type AnswerCode =
  | 'answer-header'
  | 'answer-headers'
  | 'answer-body'
  | `answer-header-${NonNullable<ReturnType<typeof answerHeaderFault>>}`;

export function fieldsOf({ status, headers, body, delayMs }: BinAnswer): AnswerFields {
  return { status, headers: headers.map(([name, value]) => `${name}: ${value}`).join('\n'), body, delayMs };
}

/** Reads the form. Fails with the line of a header field that has no name or may not be set, or where there is too much. */
export function readAnswer({ status, headers, body, delayMs }: AnswerFields): Result<BinAnswer, AnswerCode> {
  if (body.length > limits.bins.answerBodyCharacters)
    return fail('answer-body', { most: limits.bins.answerBodyCharacters });
  const read: [string, string][] = [];
  for (const [index, line] of headers.split('\n').entries()) {
    if (line.trim() === '') continue;
    const field = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)[ \t]*$/.exec(line.trim());
    if (!field) return fail('answer-header', { line: index + 1 });
    const [, name, value] = field;
    const fault = answerHeaderFault(name, value);
    if (fault) return fail(`answer-header-${fault}`, { line: index + 1, name });
    read.push([name, value]);
  }
  if (read.length > limits.bins.answerHeaders) return fail('answer-headers', { most: limits.bins.answerHeaders });
  return ok({ status, headers: read, body, delayMs });
}
