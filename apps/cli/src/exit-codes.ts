import type { Action } from '@toolbench/kit/define-tool.ts';

/**
 * What a finished command tells its caller. `failed` is what a question that cannot be answered ends with, since `no` is
 * an answer; `pipeClosed` is what a shell shows of a program that SIGPIPE ended.
 */
export const exitCodes = { done: 0, no: 1, badInput: 1, usage: 2, failed: 2, pipeClosed: 141 } as const;

/** How an action that fails ends: as diff and grep do, where it answers a question. */
export function failureCode(
  { verdict, asksBy }: Pick<Action, 'verdict' | 'asksBy'>,
  options: Readonly<Record<string, unknown>> = {},
): number {
  const isQuestion = verdict !== undefined && (asksBy === undefined || Boolean(options[asksBy]));
  return isQuestion ? exitCodes.failed : exitCodes.badInput;
}
