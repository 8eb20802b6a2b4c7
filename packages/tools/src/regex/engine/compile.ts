import { fail, ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import { checkFlags, type FlagCode } from './flags.ts';
import { foreignSyntax } from './foreign.ts';

export type CompileCode = FlagCode | 'invalid-pattern';
export type RunCode = CompileCode | 'engine-overflow';

/**
 * The pattern as a RegExp of this JavaScript engine. The failure carries the engine's own words as `message`
 * and, where known, the 0-based `index` in the pattern.
 */
export async function compile(pattern: string, flags: string): Promise<Result<RegExp, CompileCode>> {
  const checked = checkFlags(flags);
  if (!checked.ok) return checked;
  try {
    return ok(new RegExp(pattern, flags));
  } catch (error) {
    return invalidPattern(pattern, flags, error);
  }
}

/**
 * Compiles and runs. Some patterns only turn out too large when they run, and a match over a very long text can
 * exhaust the engine's backtracking stack: both come back as failures.
 */
export async function withRegExp<Value>(
  pattern: string,
  flags: string,
  run: (regex: RegExp) => Value,
): Promise<Result<Value, RunCode>> {
  const compiled = await compile(pattern, flags);
  if (!compiled.ok) return compiled;
  try {
    return ok(run(compiled.value));
  } catch (error) {
    if (error instanceof SyntaxError) return invalidPattern(pattern, flags, error);
    if (isOverflow(error)) return fail('engine-overflow');
    throw error;
  }
}

/** V8 and WebKit throw RangeError, Gecko throws InternalError. */
function isOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

async function invalidPattern(pattern: string, flags: string, error: unknown): Promise<Failure<'invalid-pattern'>> {
  const message = reasonOf(error instanceof Error ? error.message : String(error), flags);
  const { findSyntaxError } = await import('./syntax.ts');
  const index = findSyntaxError(pattern, flags);
  if (index === null) return fail('invalid-pattern', { message });
  const hint = foreignSyntax(pattern, index);
  return fail('invalid-pattern', { message, index, ...(hint && { hint }) });
}

/** What follows the preamble, which repeats the whole pattern: "Invalid regular expression: /(/g: Unterminated group". */
function reasonOf(message: string, flags: string): string {
  const preamble = 'Invalid regular expression: ';
  if (!message.startsWith(preamble)) return message;
  const afterPattern = message.lastIndexOf(`/${flags}: `);
  return message.slice(afterPattern < 0 ? preamble.length : afterPattern + flags.length + 3);
}
