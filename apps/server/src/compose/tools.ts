import { limits } from '@toolbench/contracts/limits.ts';
import type { Runner } from '@toolbench/runner/runner.ts';
import { builtFile } from '../beside.ts';
import type { ServerContext } from './context.ts';

/** The file of the engines' worker threads; it has parts beside it. */
const workerFile = builtFile('tools/engine-worker');

/** Where an error came up. Its message, with which a stack begins, may hold parts of what was sent. */
export function whereIn(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : stack.length;
  const frames = stack.slice(end).match(/^ +at .*$/gm) ?? [];
  return [name, ...frames.slice(0, 8)].join('\n');
}

/** What works for programs that call the tools, where the operator has switched that on. */
export async function composeTools({ settings, tell, atClose }: ServerContext): Promise<Runner | undefined> {
  if (!settings.toolsApi) return undefined;
  const { createRunner } = await import('@toolbench/runner/runner.ts');
  const runner = createRunner({
    file: workerFile,
    ...limits.toolsApi,
    onCrash: ({ tool, action }, error) => tell(`工具出错 A tool failed (${tool}/${action}): ${whereIn(error)}\n`),
  });
  atClose(runner.close);
  return runner;
}
