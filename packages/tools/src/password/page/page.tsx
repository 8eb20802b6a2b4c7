import { useState, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool, type Tool } from '@toolbench/ui/run/use-tool.tsx';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import { ErrorBanner, Banner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { Card, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { ValueList } from '@toolbench/ui/controls/value-list.tsx';
import type { Engine } from '../engine/index.ts';
import type { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { password } from '../tool.ts';
import styles from './password.module.css';

const modes = ['password', 'phrase', 'token', 'strength'] as const;

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
function GenerateView({ tool, modeSwitch, mode, onAgain }: GenerateViewProps) {
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

interface StrengthViewProps {
  readonly tool: Tool<Engine, typeof options>;
  readonly modeSwitch: ReactNode;
  readonly typed: string;
  readonly onTyped: (next: string) => void;
}

const attacks = ['throttledLogin', 'login', 'slowHash', 'fastHash'] as const;

/** How long a password stands against four kinds of attack, and what would make it better. */
function StrengthView({ tool, modeSwitch, typed, onTyped }: StrengthViewProps) {
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

/** Passwords, phrases and tokens made anew with each change, and one's own estimated. Only the options are kept. */
export default function PasswordPage() {
  const language = useLanguage();
  const t = useTexts({ zh, en });
  const [mode, setMode] = useKeptChoice('mode', modes, 'password');
  const [typed, setTyped] = useState('');
  const tool = useTool<Engine, typeof options>(password);

  const run = async () => {
    if (mode !== 'strength') await tool.run(mode, undefined);
    else if (typed === '') tool.reset();
    else await tool.run('strength', typed);
  };
  useLive([], [tool.options, mode, typed], limits.ui.liveDelayMs, () => void run());
  const modeSwitch = (
    <Segments
      aria-label={password.name[language]}
      values={modes}
      nameOf={(one) => t.modes[one]}
      value={mode}
      onChange={setMode}
    />
  );
  return mode === 'strength' ? (
    <StrengthView tool={tool} modeSwitch={modeSwitch} typed={typed} onTyped={setTyped} />
  ) : (
    <GenerateView tool={tool} modeSwitch={modeSwitch} mode={mode} onAgain={() => void run()} />
  );
}
