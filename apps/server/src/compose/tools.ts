import { limits } from '@toolbench/contracts/limits.ts';
import type { Runner } from '@toolbench/runner/runner.ts';
import { builtFile } from '../beside.ts';
import type { ServerContext } from './context.ts';

/** The file of the engines' worker threads; it has parts beside it. */
const workerFile = builtFile('tools/engine-worker');

/** What works for programs that call the tools, where the operator has switched that on. */
export async function composeTools({ settings, atClose }: ServerContext): Promise<Runner | undefined> {
  if (!settings.toolsApi) return undefined;
  const { createRunner } = await import('@toolbench/runner/runner.ts');
  const runner = createRunner({ file: workerFile, ...limits.toolsApi });
  atClose(runner.close);
  return runner;
}
