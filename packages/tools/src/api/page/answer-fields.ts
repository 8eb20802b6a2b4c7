import { limits } from '@toolbench/contracts/limits.ts';
import { answerHeaderFault, type AnswerHeaderFault, type AnswerPlace } from '@toolbench/contracts/answer-headers.ts';
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

export type AnswerCode = 'answer-header' | 'answer-headers' | 'answer-body' | `answer-header-${AnswerHeaderFault}`;

export function fieldsOf({ status, headers, body, delayMs }: BinAnswer): AnswerFields {
  return { status, headers: headers.map(([name, value]) => `${name}: ${value}`).join('\n'), body, delayMs };
}

/** Names of the headers of a kept answer that are not sent where it is given; each once. */
export function unsentHeaders({ headers }: Pick<BinAnswer, 'headers'>, place: AnswerPlace): readonly string[] {
  const unsent = headers.filter(([name, value]) => answerHeaderFault(name, value, place) !== undefined);
  return [...new Set(unsent.map(([name]) => name))];
}

/** Reads the form. Fails with the line of a header field that has no name or may not be set, or where there is too much. */
export function readAnswer(
  { status, headers, body, delayMs }: AnswerFields,
  place: AnswerPlace = {},
): Result<BinAnswer, AnswerCode> {
  if (body.length > limits.bins.answerBodyCharacters)
    return fail('answer-body', { most: limits.bins.answerBodyCharacters });
  const read: [string, string][] = [];
  for (const [index, line] of headers.split('\n').entries()) {
    if (line.trim() === '') continue;
    const field = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*?)[ \t]*$/.exec(line.trim());
    if (!field) return fail('answer-header', { line: index + 1 });
    const [, name, value] = field;
    const fault = answerHeaderFault(name, value, place);
    if (fault) return fail(`answer-header-${fault}`, { line: index + 1, name });
    read.push([name, value]);
  }
  if (read.length > limits.bins.answerHeaders) return fail('answer-headers', { most: limits.bins.answerHeaders });
  return ok({ status, headers: read, body, delayMs });
}
