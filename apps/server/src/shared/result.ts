import type { AnswerHeaderFault } from '@toolbench/contracts/answer-headers.ts';
import type { ErrorCode } from '@toolbench/contracts/errors.ts';

/** An expected refusal. The words for its code live in plugins/error-texts.ts. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly ok: false;
  readonly code: Code;
  /** When the caller may try again. */
  readonly retryAfterMs?: number;
  /** The fields of the request that were not as they should be. */
  readonly fields?: readonly string[];
  /** Headers that an answer of a bin may not set. */
  readonly answerHeaders?: readonly RefusedAnswerHeader[];
  /** Why a tool gave nothing, in the words of the call's language. */
  readonly failure?: ToolFailure;
}

export interface RefusedAnswerHeader {
  /** Where it stands in the request. */
  readonly field: string;
  readonly name: string;
  readonly fault: AnswerHeaderFault;
}

interface ToolFailure {
  readonly code: string;
  readonly message: string;
  readonly place?: { readonly line: number; readonly column: number };
}

interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Result<Value, Code extends ErrorCode = ErrorCode> = Success<Value> | Refusal<Code>;

export function ok<Value>(value: Value): Success<Value> {
  return { ok: true, value };
}

export function refusal<Code extends ErrorCode>(
  code: Code,
  more?: Pick<Refusal, 'retryAfterMs' | 'fields' | 'answerHeaders' | 'failure'>,
): Refusal<Code> {
  return { ok: false, code, ...more };
}
