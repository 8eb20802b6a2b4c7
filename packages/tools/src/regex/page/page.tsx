import '@mantine/core/styles/Tabs.css';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button, Tabs, TextInput } from '@mantine/core';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { ExpressionBar, FlagSwitches } from './expression-bar.tsx';
import styles from './mode-options.module.css';
import { modes, type Mode } from './mode.ts';
import { isPatternFailure } from './outcome.tsx';
import { ResultPane } from './result-pane.tsx';
import { useWords } from './use-words.tsx';
import { useRegex, type RegexState } from './use-regex.tsx';

/** Below the texts, and loaded after them. */
const PatternCards = lazy(() => import('./cards/pattern-cards.tsx'));

/** Test a pattern on a text in five ways, and see what it means. */
export default function RegexPage() {
  const t = useWords();
  const state = useRegex();
  const { tool, mode, setMode, models, expression, marks, run, clear, example } = state;
  useHotkeys({ Enter: () => void run(), k: clear.clear });

  const { result } = tool.outcome ?? {};
  const shownElsewhere = expression.failure !== null && result && !result.ok && isPatternFailure(result);
  const failure = result && !result.ok && !shownElsewhere ? result : null;

  const setFlags = (flags: string) => tool.setOption('flags', flags);

  return (
    <Tabs value={mode} onChange={(value) => setMode((value ?? 'match') as Mode)} keepMounted={false}>
      <ToolLayout
        tool={tool}
        actions={
          <>
            <Button size="xs" title={t.runHint} onClick={() => void run()}>
              {t.run}
            </Button>
            <Tabs.List>
              {modes.map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {t.tabs[one]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </>
        }
        options={<FlagSwitches expression={expression} onFlags={setFlags} />}
        quiet={<QuietActions clear={clear} onExample={example} />}
        banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}
      >
        <ExpressionBar expression={expression} onFlags={setFlags} onEnter={() => void run()} />
        <Tabs.Panel value={mode}>
          <ModeOptions state={state} />
          <Panes>
            <TextPane model={models.input} label={t.text} placeholder={t.textHint} marks={marks} />
            <ResultPane state={state} />
          </Panes>
        </Tabs.Panel>
        <Suspense>
          <PatternCards state={state} />
        </Suspense>
      </ToolLayout>
    </Tabs>
  );
}

/**
 * Runs actions on Ctrl/Cmd with a key, wherever the focus is. The keys are taken before the editor and the command
 * palette see them; a composing input method keeps them.
 */
function useHotkeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      const plain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && !event.isComposing;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!plain || !Object.hasOwn(latest.current, key)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current[key]();
    };
    document.addEventListener('keydown', keyDown, { capture: true });
    return () => document.removeEventListener('keydown', keyDown, { capture: true });
  }, []);
}

/** What only one tab needs. */
function ModeOptions({ state }: { readonly state: RegexState }) {
  const t = useWords();
  const { tool, mode, models, replacement, run } = state;
  if (mode === 'match' || mode === 'split') return null;
  return (
    <div className={styles.row}>
      {mode === 'replace' && (
        <>
          <TextInput
            className={styles.replacement}
            label={t.replacement}
            placeholder={t.replacementHint}
            value={replacement}
            spellCheck={false}
            onChange={(event) => models.replacement.replace(event.currentTarget.value)}
            onKeyDown={enterRuns(() => void run())}
          />
          <OptionRow tool={tool} names={['escapes']} />
        </>
      )}
      {mode === 'extract' && (
        <OptionRow tool={tool} names={tool.options.extractAs === 'list' ? ['extractAs', 'template'] : ['extractAs']} />
      )}
      {mode === 'validate' && <OptionRow tool={tool} names={['wholeLine']} />}
    </div>
  );
}
