import { Button } from '@mantine/core';
import type { AiPort } from '@toolbench/contracts/ai/ai.ts';
import { useWords } from '../use-words.ts';
import type { ConnectionTest } from './use-connection-test.ts';

interface TestButtonProps {
  readonly test: ConnectionTest;
  readonly port: AiPort;
  /** Why it cannot be tested now. */
  readonly obstacle?: string | undefined;
}

export function TestButton({ test, port, obstacle }: TestButtonProps) {
  const { engines: t } = useWords();
  return (
    <Button
      size="xs"
      variant="default"
      loading={test.isRunning}
      disabled={obstacle !== undefined}
      title={obstacle}
      aria-label={t.testOf({ port: t.ports[port] })}
      onClick={() => void test.run([port])}
    >
      {t.test}
    </Button>
  );
}
