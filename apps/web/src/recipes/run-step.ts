import { timeLimitOf } from '@toolbench/kit/define-tool.ts';
import { explainFailure } from '@toolbench/tools/outside/explain.ts';
import { presentOutside, type Job, type Outcome } from '@toolbench/tools/outside/perform.ts';
import { findTool } from '@toolbench/tools/registry.ts';
import type { EngineHost, EngineRun } from '@toolbench/ui/run/engine-host.ts';

/** Carries out a step in a worker of the page, and gives what the command line would; `onBegin` gets the way to stop it. */
export async function runStep(host: EngineHost, job: Job, onBegin: (run: EngineRun) => void): Promise<Outcome> {
  const { tool, action, input, options, language } = job;
  const limit = timeLimitOf(findTool(tool)?.actions[action] ?? {}, input);
  const run = host.run({ tool, action, input, options, ...(limit !== undefined && { timeLimitMs: limit }) });
  onBegin(run);
  const result = await run.outcome;
  if (result.ok) return presentOutside(job, result.value);
  return explainFailure(tool, result, language);
}
