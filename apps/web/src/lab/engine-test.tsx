import { useState } from 'react';
import { Button } from '@mantine/core';
import type { AiPort, EngineTest } from '@toolbench/contracts/ai.ts';
import { Banner } from '@toolbench/ui/banner.tsx';
import { formatBytes } from '@toolbench/ui/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { tryEngine } from './engine-calls.ts';
import type { LabAnswer } from './lab-call.ts';
import { LoadFailure } from './load-failure.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './lab.module.css';

/** The state of one engine's test: a real call of the service, and what came of it. */
export function useEngineTest(port: AiPort, onTested?: () => void) {
  const language = useLanguage();
  const [result, setResult] = useState<LabAnswer<EngineTest> | null>(null);
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setResult(null);
    setResult(await tryEngine(port, language));
    setRunning(false);
    onTested?.();
  };
  return { port, result, running, run, forget: () => setResult(null) };
}

type EngineTestState = ReturnType<typeof useEngineTest>;

interface EngineTestButtonProps {
  readonly test: EngineTestState;
  /** Why it cannot be tested now. */
  readonly obstacle?: string | undefined;
}

export function EngineTestButton({ test, obstacle }: EngineTestButtonProps) {
  const { engines: t } = useTexts({ zh, en });
  return (
    <Button
      size="xs"
      variant="default"
      loading={test.running}
      disabled={obstacle !== undefined}
      title={obstacle}
      aria-label={t.testOf({ port: t.ports[test.port] })}
      onClick={() => void test.run()}
    >
      {t.test}
    </Button>
  );
}

/** What the service answered, in figures that prove it. */
function found(result: EngineTest, port: AiPort, t: (typeof zh)['engines']): string {
  if (result.dimensions !== undefined) return t.dimensions({ count: result.dimensions });
  if (result.bytes !== undefined) return t.audio({ size: formatBytes(result.bytes) });
  if (port === 'chat') return result.sample ? t.answered({ text: result.sample }) : t.answeredNothing;
  return result.sample ? t.heard({ text: result.sample }) : t.heardNothing;
}

export function EngineTestResult({ test: { result, port } }: { readonly test: EngineTestState }) {
  const { engines: t } = useTexts({ zh, en });
  if (result === null) return null;
  if (!result.ok) return <LoadFailure failure={result} />;
  const { value } = result;
  return (
    <div className={styles.result} data-result={value.ok ? 'works' : 'fails'}>
      <Banner tone={value.ok ? 'good' : 'error'}>
        <span className={styles.resultWords}>
          <span>{value.ok ? t.works({ ms: value.ms }) : value.text}</span>
          <span>{t.model({ model: value.model })}</span>
          {value.ok && <span>{found(value, port, t)}</span>}
          {value.error?.detail && <span>{t.detail({ text: value.error.detail })}</span>}
        </span>
      </Banner>
    </div>
  );
}
