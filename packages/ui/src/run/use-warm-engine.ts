import { useEffect, useRef } from 'react';
import type { EngineActions, ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { initialValues, type Options } from '@toolbench/kit/options.ts';
import { useEngineHost } from './use-tool.tsx';

/** Long enough for the page to be drawn first. */
const afterMs = 300;

/** Browsers compile for speed what has been called several times: one run is not enough, however long it takes. */
const runs = 8;

/**
 * Runs an action a few times once the page stands, so that the first real run finds its engine, what that loads, and
 * compiled code. What comes of it is dropped, and the page is not drawn again for it.
 */
export function useWarmEngine<Engine extends EngineActions, Set extends Options>(
  definition: ToolDefinition<string, Set>,
  action: keyof Engine & string,
  input: Parameters<Engine[typeof action]>[0],
): void {
  const host = useEngineHost();
  const job = useRef({ tool: definition.key, action, input, options: initialValues(definition.options) });
  useEffect(() => {
    let isOpen = true;
    const warm = async () => {
      for (let run = 0; isOpen && run < runs; run += 1) await host.run(job.current).outcome;
    };
    const timer = setTimeout(() => void warm(), afterMs);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [host]);
}
