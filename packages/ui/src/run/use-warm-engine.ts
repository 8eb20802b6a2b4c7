import { useEffect, useRef } from 'react';
import type { EngineActions, ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { initialValues, type Options } from '@toolbench/kit/options.ts';
import { useEngineHost } from './host-context.ts';

/** A page that nobody has touched for so long is still being read: the processor is free until somebody acts. */
const afterMs = 1_000;

/** The first run loads what the engine needs; browsers compile for speed what has been called more than once. */
const runs = 2;

/** From the first of these on the page is in use, and its own runs are what the processor is for. */
const signsOfUse = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Runs an action while the page stands unused, so that the first real run finds its engine, what that loads, and compiled
 * code. What comes of it is dropped, and the page is not drawn again for it.
 */
export function useWarmEngine<Engine extends EngineActions, Set extends Options>(
  definition: ToolDefinition<string, Set>,
  action: keyof Engine & string,
  input: Parameters<Engine[typeof action]>[0],
): void {
  const host = useEngineHost();
  const job = useRef({ tool: definition.key, action, input, options: initialValues(definition.options) });
  useEffect(() => {
    let isUnused = true;
    const warm = async () => {
      for (let run = 0; isUnused && run < runs; run += 1) await host.run(job.current).outcome;
    };
    const timer = setTimeout(() => void warm(), afterMs);
    const stop = () => {
      isUnused = false;
      clearTimeout(timer);
      for (const sign of signsOfUse) window.removeEventListener(sign, stop, true);
    };
    for (const sign of signsOfUse) window.addEventListener(sign, stop, true);
    return stop;
  }, [host]);
}
