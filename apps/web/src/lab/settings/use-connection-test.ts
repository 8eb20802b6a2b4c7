import { useEffect, useRef, useState } from 'react';
import {
  portFeatures,
  serviceWideErrors,
  type AiFeature,
  type AiPort,
  type EngineTest,
  type FeatureCheck,
} from '@toolbench/contracts/ai/ai.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { tryFeature } from '../engine-calls.ts';
import type { LabAnswer } from '../lab-call.ts';

/** How far the test of one feature is; `skipped`: another failure of the service says it all. */
export interface TestRow {
  readonly port: AiPort;
  readonly feature: AiFeature;
  readonly state: 'waiting' | 'running' | 'works' | 'fails' | 'skipped' | 'cancelled';
  readonly check?: FeatureCheck;
  readonly model?: string;
}

type Failure = Extract<LabAnswer<EngineTest>, { readonly ok: false }>;

/**
 * A test of what serves some ports: one real call for each feature of theirs, one after the other, which can be cancelled.
 * With `onTested`, the day's figures have changed.
 */
export function useConnectionTest(onTested?: () => void) {
  const language = useLanguage();
  const [rows, setRows] = useState<readonly TestRow[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const run = async (ports: readonly AiPort[]) => {
    cancel();
    const own = new AbortController();
    running.current = own;
    let current: readonly TestRow[] = ports.flatMap((port) =>
      portFeatures[port].map((feature): TestRow => ({ port, feature, state: 'waiting' })),
    );
    const change = (concerns: (row: TestRow) => boolean, changes: Partial<TestRow>) => {
      current = current.map((row) => (concerns(row) ? { ...row, ...changes } : row));
      if (running.current === own) setRows(current);
    };
    const isOpen = ({ state }: TestRow) => state === 'waiting' || state === 'running';
    setFailure(null);
    setRows(current);
    setIsRunning(true);
    for (let next = current.find(isOpen); next && !own.signal.aborted; next = current.find(isOpen)) {
      const { port, feature } = next;
      const isThis = (row: TestRow) => row.feature === feature;
      change(isThis, { state: 'running' });
      const answer = await tryFeature(port, feature, language, own.signal);
      if (own.signal.aborted) break;
      if (!answer.ok) {
        setFailure(answer);
        change(isOpen, { state: 'skipped' });
        break;
      }
      const { model, checks } = answer.value;
      const check = checks[0];
      change(isThis, { state: check?.ok ? 'works' : 'fails', model, ...(check && { check }) });
      const code = check?.error?.code;
      if (code && serviceWideErrors.includes(code)) {
        change((row) => row.port === port && isOpen(row), { state: 'skipped' });
      }
    }
    change(isOpen, { state: 'cancelled' });
    if (running.current !== own) return;
    running.current = null;
    setIsRunning(false);
    onTested?.();
  };

  const forget = () => {
    cancel();
    running.current = null;
    setIsRunning(false);
    setRows([]);
    setFailure(null);
  };
  return { rows, failure, isRunning, run, cancel, forget };
}

export type ConnectionTest = ReturnType<typeof useConnectionTest>;
