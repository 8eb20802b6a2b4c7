import type { Deployment, DeployStep } from '@toolbench/contracts/previews.ts';
import type { Language } from '../../plugins/request-language.ts';
import type { StepRecord } from './ports.ts';
import type { StoredRemote } from './store.ts';
import { problemText, stepText } from './texts.ts';

export const wordSteps = (steps: readonly StepRecord[], language: Language): DeployStep[] =>
  steps.map(({ code, ...step }) => ({ name: stepText(code, language), ...step }));

/** A deployment elsewhere in the words of the calls. */
export function wordRemote(remote: StoredRemote, language: Language): Deployment {
  const { id, target, plan, state, version, earlier, url, problem, steps } = remote;
  return {
    id,
    session_id: remote.sessionId,
    target,
    plan,
    state,
    version,
    earlier: [...earlier],
    ...(url !== null && { url }),
    ...(problem && { error: problemText(problem, language) }),
    steps: wordSteps(steps, language),
    created_at: new Date(remote.createdAt).toISOString(),
  };
}
