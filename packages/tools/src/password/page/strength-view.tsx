import { useState, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Tool } from '@toolbench/ui/run/use-tool.tsx';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import type { Engine } from '../engine/index.ts';
import type { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './password.module.css';

interface StrengthViewProps {
  readonly tool: Tool<Engine, typeof options>;
  readonly modeSwitch: ReactNode;
  readonly typed: string;
  readonly onTyped: (next: string) => void;
}

const attacks = ['throttledLogin', 'login', 'slowHash', 'fastHash'] as const;

/** How long a password stands against four kinds of attack, and what would make it better. */
export function StrengthView({ tool, modeSwitch, typed, onTyped }: StrengthViewProps) {
  const t = useTexts({ zh, en });
  const [isShown, setShown] = useState(false);
  const { outcome } = tool;
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const found = outcome?.action === 'strength' && outcome.result.ok && typed !== '' ? outcome.result.value : null;
  const tone = found && (found.score >= 3 ? 'good' : found.score === 2 ? 'warning' : 'error');
  return (
    <ToolLayout tool={tool} actions={modeSwitch} banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}>
      <div className={styles.entry}>
        <TextInput
          className={styles.field}
          label={t.password}
          placeholder={t.passwordHint}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
        <Button variant="default" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t.hide : t.show}
        </Button>
      </div>
      <Card title={t.strength} aside={found && t.guessesOf(found.guessesLog10, found.bits)}>
        {found && tone && (
          <div className={styles.verdict}>
            <Banner tone={tone}>
              <span>{[t.scores[found.score], ...(found.warning ? [t.warnings[found.warning]] : [])].join(' · ')}</span>
            </Banner>
            {found.advice.length > 0 && (
              <ul>
                {found.advice.map((one) => (
                  <li key={one}>{t.advice[one]}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <ValueList
          empty={t.strengthEmpty}
          items={
            found
              ? attacks.map((one) => ({ name: t[one], value: t.span(found.seconds[one]), note: t[`${one}Note`] }))
              : []
          }
        />
      </Card>
    </ToolLayout>
  );
}
