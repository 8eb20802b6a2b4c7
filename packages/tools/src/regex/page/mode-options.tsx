import { TextInput } from '@mantine/core';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import styles from './mode-options.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { RegexState } from './use-regex.tsx';

/** What only one tab needs. */
export function ModeOptions({ state }: { readonly state: RegexState }) {
  const t = useTexts({ zh, en });
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
