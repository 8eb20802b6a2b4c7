import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import { sizeOf, timeLimitOf, type EngineActions, type ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { initialValues, type Options, type OptionValues } from '@toolbench/kit/options.ts';
import type { Failure, Result } from '@toolbench/kit/result.ts';
import type { EngineRun, HostCode } from './engine-host.ts';
import { useEngineHost } from './host-context.ts';
import { useKept, useWork } from '../work/work-provider.tsx';

type ValueOf<R> = Awaited<R> extends infer Settled ? (Settled extends { ok: true; value: infer V } ? V : never) : never;
type CodeOf<R> = Awaited<R> extends infer Settled ? (Settled extends Failure<infer C> ? C : never) : never;

/** The value an engine's action gives. */
export type ActionValue<Engine, Name extends keyof Engine> = Engine[Name] extends (...args: never[]) => infer R
  ? ValueOf<R>
  : never;
/** The failure codes of an engine's action, without those of running it. */
export type ActionCode<Engine, Name extends keyof Engine> = Engine[Name] extends (...args: never[]) => infer R
  ? CodeOf<R>
  : never;

/** A finished run: which action, and its result. `partial` is what a timed-out action had found so far. */
export type Outcome<Engine> = {
  [Name in keyof Engine & string]: {
    readonly action: Name;
    readonly result: Result<ActionValue<Engine, Name>, ActionCode<Engine, Name> | HostCode>;
    readonly partial?: unknown;
    /** Milliseconds from the call to the result. */
    readonly tookMs: number;
  };
}[keyof Engine & string];

export interface Running {
  readonly action: string;
  /** 0 to 1; 0 while nothing has been reported. */
  readonly fraction: number;
}

export interface Tool<Engine extends EngineActions, Set extends Options> {
  readonly definition: ToolDefinition<string, Set>;
  readonly options: OptionValues<Set>;
  setOption<Name extends keyof Set>(name: Name, value: OptionValues<Set>[Name]): void;
  setOptions(values: Partial<OptionValues<Set>>): void;
  /**
   * Runs an action in a worker and keeps its outcome. A new run replaces the one before. Options are the tool's own
   * unless overridden. Resolves with the outcome, also when it is a failure.
   */
  run<Name extends keyof Engine & string>(
    action: Name,
    input: Parameters<Engine[Name]>[0],
    settings?: { readonly options?: Partial<Parameters<Engine[Name]>[1]> },
  ): Promise<Extract<Outcome<Engine>, { action: Name }>>;
  readonly outcome: Outcome<Engine> | null;
  /** What runs, once it has run for a moment. */
  readonly running: Running | null;
  /**
   * Runs something as one types: at once where the engine, as fast as it was the last time, is done within a second, else
   * not at all; `isWaiting` then says that the person is to run it.
   * @param size of the input in code units or bytes
   */
  runWhenQuick(size: number, run: () => unknown): void;
  readonly isWaiting: boolean;
  cancel(): void;
  /** Forgets the outcome and stops what runs. */
  reset(): void;
  /** Puts an earlier outcome back (undo of clear). */
  restore(outcome: Outcome<Engine> | null): void;
}

interface ToolSettings<Engine> {
  /**
   * Told of a new outcome before the page is drawn with it. What lives outside React, such as a `TextModel`, is changed
   * here: in an effect it would be a frame late.
   */
  readonly onOutcome?: (outcome: Outcome<Engine> | null) => void;
  /** The page's main use of the tool: its outcome is still there after a look at another tool. Options always are. */
  readonly keepsOutcome?: boolean;
}

/** Inputs below this tell more of the way to the worker and back than of the engine. */
const measuredFrom = 50_000;

/** Code units or bytes a millisecond that the engine takes, by the last run that was large enough to tell. */
function measuredSpeed(before: number, input: unknown, tookMs: number): number {
  const size = sizeOf(input);
  return size < measuredFrom ? before : size / Math.max(tookMs, 1);
}

/** A tool's state on its page: options, the running action, the last outcome. */
export function useTool<Engine extends EngineActions, Set extends Options = Options>(
  definition: ToolDefinition<string, Set>,
  { onOutcome, keepsOutcome = false }: ToolSettings<Engine> = {},
): Tool<Engine, Set> {
  const host = useEngineHost();
  const [options, replaceOptions] = useKept('options', initialValues(definition.options), 'link');
  const work = useWork();
  const [outcome, setOutcome] = useKept<Outcome<Engine> | null>(keepsOutcome ? 'outcome' : null, () => null, 'tab');
  const [isWaiting, setWaiting] = useState(false);
  const [running, setRunning] = useState<Running | null>(null);
  const current = useRef<EngineRun | null>(null);
  const latestOptions = useRef(options);
  const speed = useRef<number>(limits.ui.assumedCharactersPerMs);

  useEffect(() => {
    host?.warm(definition.key);
    return () => current.current?.cancel();
  }, [host, definition.key]);

  const setOptions = useCallback(
    (values: Partial<OptionValues<Set>>) => {
      latestOptions.current = { ...latestOptions.current, ...values };
      replaceOptions(latestOptions.current);
    },
    [replaceOptions],
  );

  const listener = useRef(onOutcome);
  useEffect(() => {
    listener.current = onOutcome;
  });

  const actions = useMemo(() => {
    const show = (next: Outcome<Engine> | null) => {
      listener.current?.(next);
      setRunning(null);
      setWaiting(false);
      setOutcome(next);
    };
    const run = async (action: string, input: unknown, settings: { options?: object } = {}): Promise<unknown> => {
      if (!host) throw new Error('useTool needs an EngineHostProvider');
      current.current?.cancel();
      const started = performance.now();
      const timeLimitMs = timeLimitOf(definition.actions[action], input);
      const mine = host.run({
        tool: definition.key,
        action,
        input,
        options: { ...latestOptions.current, ...settings.options },
        onReport: (fraction) => setRunning((before) => (before ? { ...before, fraction } : before)),
        ...(timeLimitMs !== undefined && { timeLimitMs }),
      });
      current.current = mine;
      setRunning((before) => before && { action, fraction: 0 });
      const timer = setTimeout(() => setRunning({ action, fraction: 0 }), limits.ui.runningAfterMs);
      const result = await mine.outcome;
      clearTimeout(timer);
      speed.current = measuredSpeed(speed.current, input, performance.now() - started);
      const finished = {
        action,
        result,
        tookMs: performance.now() - started,
        ...('partial' in result && { partial: result.partial }),
      } as Outcome<Engine>;
      if (current.current === mine) {
        current.current = null;
        if (keepsOutcome && work) {
          const isText = typeof input === 'string' || input instanceof Uint8Array;
          const used = { ...latestOptions.current, ...settings.options };
          const madeBy = { tool: definition.key, action, options: used, input: isText ? input : null };
          work.setMadeBy(result.ok ? madeBy : null);
        }
        show(finished);
      }
      return finished;
    };
    const cancel = () => current.current?.cancel();
    const runWhenQuick = (size: number, run: () => unknown) => {
      const isQuick = size <= limits.ui.liveInputCharacters || size / speed.current <= limits.ui.liveRunMs;
      setWaiting(!isQuick);
      if (isQuick) run();
    };
    const restore = (before: Outcome<Engine> | null) => {
      const stopped = current.current;
      current.current = null;
      stopped?.cancel();
      show(before);
    };
    return { run, runWhenQuick, cancel, restore, reset: () => restore(null) };
  }, [host, definition, setOutcome, keepsOutcome, work]);

  return {
    definition,
    options,
    setOptions,
    setOption: (name, value) => setOptions({ [name]: value } as unknown as Partial<OptionValues<Set>>),
    outcome,
    running,
    isWaiting,
    ...actions,
  } as Tool<Engine, Set>;
}
