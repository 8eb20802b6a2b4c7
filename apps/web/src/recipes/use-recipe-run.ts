import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Recipe } from '@toolbench/contracts/recipe.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { type Outcome, presentOutside, type Job } from '@toolbench/tools/outside/perform.ts';
import { readRecipe } from '@toolbench/tools/outside/read-recipe.ts';
import { warningsOf } from '@toolbench/tools/outside/print.ts';
import { carriedOn, runRecipe } from '@toolbench/tools/outside/run-recipe.ts';
import type { EngineRun, EngineHost } from '@toolbench/ui/run/engine-host.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useEngineHost } from '@toolbench/ui/run/host-context.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { Running } from '@toolbench/ui/run/use-tool.tsx';
import { timeLimitOf } from '@toolbench/kit/define-tool.ts';
import { explainFailure } from '@toolbench/tools/outside/explain.ts';
import { findTool } from '@toolbench/tools/registry.ts';

/** What a step gave: its text or bytes as the next step takes them, or the words for why it did not. */
export type StepResult =
  | { readonly ok: true; readonly given: Text; readonly isText: boolean; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly message: string };

function resultOf(outcome: Outcome, output: Parameters<typeof carriedOn>[1]): StepResult {
  if (!outcome.ok) return outcome;
  const given = carriedOn(outcome.value, output);
  const warnings = warningsOf(outcome.value);
  if (typeof given === 'string' || (output !== 'bytes' && output !== 'picture')) {
    return { ok: true, given, isText: true, warnings };
  }
  const text = decodeStrictly(given, 'utf-8');
  const isText = text !== undefined && !text.includes('\0');
  return { ok: true, given: isText ? text : given, isText, warnings };
}

/** What a run gave: of each step, and what was wrong with the recipe as a whole. */
interface Made {
  readonly results: readonly (StepResult | undefined)[];
  readonly failure: string | null;
}

const nothingMade: Made = { results: [], failure: null };

/**
 * Runs the recipe on the input in workers. What each step gave is there until recipe or input changes, also after a look at
 * another page.
 */
export function useRecipeRun(recipe: Recipe, input: TextModel, output: TextModel) {
  const host = useEngineHost();
  const language = useLanguage();
  const [made, setMade] = useKept('made', nothingMade, 'tab');
  const [running, setRunning] = useState<Running | null>(null);
  const current = useRef<EngineRun | null>(null);
  const latest = useRef(0);
  const written = JSON.stringify(recipe.steps);
  const shownFor = useRef(written);

  const stop = useCallback(() => {
    latest.current += 1;
    current.current?.cancel();
    current.current = null;
  }, []);
  const forget = useEffectEvent(() => {
    stop();
    setRunning(null);
    setMade(nothingMade);
    output.replace('');
  });
  useEffect(() => input.subscribe(() => forget()), [input]);
  useEffect(() => {
    if (shownFor.current !== written) forget();
    shownFor.current = written;
  }, [written]);
  useEffect(() => stop, [stop]);

  const run = async () => {
    const mine = ++latest.current;
    const isMine = () => mine === latest.current;
    const read = readRecipe(recipe, language);
    setMade(nothingMade);
    if (!read.ok) {
      const { message, detail } = read;
      const step = Number(detail?.step ?? 0);
      const results = step > 0 ? [...Array<undefined>(step - 1), { ok: false, message } as const] : [];
      setMade({ results, failure: step > 0 ? null : message });
      return;
    }
    const { steps } = read.value;
    const given: StepResult[] = [];
    const begin = (step: number) => setRunning({ action: steps[step].called.name, fraction: step / steps.length });
    begin(0);
    await runRecipe(read.value, await input.read(), {
      language,
      run: (job) => runStep(host, job, (started) => (isMine() ? (current.current = started) : started.cancel())),
      onStep: (step, outcome) => {
        if (!isMine()) return;
        given.push(resultOf(outcome, steps[step - 1].called.action.output));
        setMade({ results: [...given], failure: null });
        if (outcome.ok && step < steps.length) begin(step);
      },
    });
    if (!isMine()) return;
    setRunning(null);
    const last = given[given.length - 1];
    if (last.ok && last.isText) output.replace(last.given);
  };
  return { run, cancel: () => current.current?.cancel(), running, ...made };
}

/** Carries out a step in a worker of the page, and gives what the command line would; `onBegin` gets the way to stop it. */
async function runStep(host: EngineHost, job: Job, onBegin: (run: EngineRun) => void): Promise<Outcome> {
  const { tool, action, input, options, language } = job;
  const limit = timeLimitOf(findTool(tool)?.actions[action] ?? {}, input);
  const run = host.run({ tool, action, input, options, ...(limit !== undefined && { timeLimitMs: limit }) });
  onBegin(run);
  const result = await run.outcome;
  if (result.ok) return presentOutside(job, result.value, true);
  return explainFailure(tool, result, language);
}
