import { Button } from '@mantine/core';
import { Wrench } from 'lucide-react';
import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useWords } from '../use-words.ts';
import styles from './panes.module.css';

interface FindingsBarProps {
  readonly findings: readonly Finding[];
  readonly isBusy: boolean;
  readonly onRepair: (findings: readonly Finding[]) => void;
  readonly onDismiss: () => void;
}

const placeOf = ({ path, line, column }: Finding) =>
  [path, line, column].filter((part) => part !== undefined).join(':');

/** What the preview reports, and the offer to have it repaired. */
export function FindingsBar({ findings, isBusy, onRepair, onDismiss }: FindingsBarProps) {
  const { findings: t } = useWords();
  return (
    <Banner tone="warning">
      <details className={styles.findings} open={findings.length === 1}>
        <summary>{t.title({ count: findings.length })}</summary>
        <ul>
          {findings.map((finding, index) => (
            <li key={index}>
              <strong>{t.from[finding.from]}</strong> <code>{placeOf(finding)}</code> {finding.message}
            </li>
          ))}
        </ul>
      </details>
      <Button
        size="compact-sm"
        leftSection={<Wrench size={14} aria-hidden />}
        disabled={isBusy}
        onClick={() => onRepair(findings.slice(0, 20))}
      >
        {t.repair}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onDismiss}>
        {t.dismiss}
      </Button>
    </Banner>
  );
}
