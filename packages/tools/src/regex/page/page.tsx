import '@mantine/core/styles/Tabs.css';
import { lazy, Suspense } from 'react';
import { Button, Tabs } from '@mantine/core';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { ExpressionBar } from './expression-bar.tsx';
import { ModeOptions } from './mode-options.tsx';
import { modes, type Mode } from './mode.ts';
import { isPatternFailure } from './outcome.tsx';
import { ResultPane } from './result-pane.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { useHotkeys } from './use-hotkeys.tsx';
import { useRegex } from './use-regex.tsx';

/** Below the texts, and loaded after them. */
const PatternCards = lazy(() => import('./cards/pattern-cards.tsx'));

/** Test a pattern on a text in five ways, and see what it means. */
export default function RegexPage() {
  const t = useTexts({ zh, en });
  const state = useRegex();
  const { tool, mode, setMode, models, expression, marks, run, clear, example } = state;
  useHotkeys({ Enter: () => void run(), k: clear.clear });

  const { result } = tool.outcome ?? {};
  const shownElsewhere = expression.failure !== null && result && !result.ok && isPatternFailure(result);
  const failure = result && !result.ok && !shownElsewhere ? result : null;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <Button size="xs" title={t.runHint} onClick={() => void run()}>
          {t.run}
        </Button>
      }
      quiet={<QuietActions clear={clear} onExample={example} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}
    >
      <ExpressionBar
        expression={expression}
        onFlags={(flags) => tool.setOption('flags', flags)}
        onEnter={() => void run()}
      />
      <Tabs value={mode} onChange={(value) => setMode((value ?? 'match') as Mode)} keepMounted={false}>
        <Tabs.List>
          {modes.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t.tabs[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={mode} pt="sm">
          <ModeOptions state={state} />
          <Panes>
            <TextPane model={models.input} label={t.text} placeholder={t.textHint} marks={marks} />
            <ResultPane state={state} />
          </Panes>
        </Tabs.Panel>
      </Tabs>
      <Suspense>
        <PatternCards state={state} />
      </Suspense>
    </ToolLayout>
  );
}
