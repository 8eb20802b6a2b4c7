import { useEffect, useRef } from 'react';
import type { EngineActions, ToolDefinition } from '@toolbench/tools/define-tool.ts';
import type { Options } from '@toolbench/tools/kit/options.ts';
import { useTool } from './use-tool.tsx';

/** Long enough for the page to be drawn first. */
const afterMs = 300;

/**
 * Runs an action on a small input once the page stands, so that the first real run finds its engine and what that loads
 * in place. What comes of it is dropped.
 */
export function useWarmEngine<Engine extends EngineActions, Set extends Options>(
  definition: ToolDefinition<string, Set>,
  action: keyof Engine & string,
  input: Parameters<Engine[typeof action]>[0],
): void {
  const { run } = useTool<Engine, Set>(definition);
  const start = useRef(() => void run(action, input));
  useEffect(() => {
    const timer = setTimeout(() => start.current(), afterMs);
    return () => clearTimeout(timer);
  }, []);
}
