import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { Card, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Tool } from '@toolbench/ui/run/use-tool.tsx';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import type { Engine } from '../engine/index.ts';
import type { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './password.module.css';

const optionsOf = {
  password: ['length', 'lower', 'upper', 'digits', 'symbols', 'distinct', 'count'],
  phrase: ['words', 'wordList', 'separator', 'capitals', 'count'],
  token: ['bytes', 'writing', 'count'],
} as const;

interface GenerateViewProps {
  readonly tool: Tool<Engine, typeof options>;
  readonly modeSwitch: ReactNode;
  readonly mode: keyof typeof optionsOf;
  readonly onAgain: () => void;
}

/** What was made of one kind, each with a button that copies it, and how hard it is to guess. */
export function GenerateView({ tool, modeSwitch, mode, onAgain }: GenerateViewProps) {
  const t = useTexts({ zh, en });
  const { outcome } = tool;
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const made = outcome?.action === mode && outcome.result.ok ? outcome.result.value : null;
  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={onAgain}>
            {t.again}
          </Button>
        </>
      }
      options={<OptionRow tool={tool} names={optionsOf[mode]} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}
    >
      <Card
        title={t.results}
        aside={
          made && (
            <>
              <span>{`${t.entropy(made.bits)} · ${t.judged(made.bits)}`}</span>
              <CopyButton label={t.copyAll} text={() => made.text} />
            </>
          )
        }
      >
        <ValueList items={(made?.values ?? []).map((value, index) => ({ name: String(index + 1), value }))} empty="" />
        {mode === 'phrase' && <p className={styles.note}>{t.ofList[tool.options.wordList]}</p>}
      </Card>
    </ToolLayout>
  );
}
