import { useEffect, useRef } from 'react';
import type { EngineActions, ToolDefinition } from '@toolbench/tools/define-tool.ts';
import { initialValues, type Options } from '@toolbench/tools/kit/options.ts';
import { useEngineHost } from './use-tool.tsx';

/** Long enough for the page to be drawn first. */
const afterMs = 300;

/**
 * Runs an action once the page stands, so that the first real run finds its engine, what that loads, and code that the
 * browser has compiled. What comes of it is dropped, and the page is not drawn again for it.
 */
export function useWarmEngine<Engine extends EngineActions, Set extends Options>(
  definition: ToolDefinition<string, Set>,
  action: keyof Engine & string,
  input: Parameters<Engine[typeof action]>[0],
): void {
  const host = useEngineHost();
  const job = useRef({ tool: definition.key, action, input, options: initialValues(definition.options) });
  useEffect(() => {
    const timer = setTimeout(() => void host.run(job.current), afterMs);
    return () => clearTimeout(timer);
  }, [host]);
}
