import { Button, Checkbox, TextInput } from '@mantine/core';
import sideways from '@toolbench/ui/layout/sideways-row.module.css';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { useWords } from './use-words.tsx';
import type { StringAction, useJson } from './use-json.tsx';
import { views } from './use-json.tsx';
import styles from './view-bar.module.css';

type State = ReturnType<typeof useJson>;

const stringActions: readonly StringAction[] = ['escape', 'unescape', 'expand'];
/** Paths that find something in the first example. */
const samplePaths = ['$.items[*].name', '$..price', '$.items[?@.price > 200]', '$.items[-1]'];

/** Chooses what the right side shows, and holds the controls that only one view needs. */
export function ViewBar({ state }: { readonly state: State }) {
  const t = useWords();
  return (
    <div className={styles.bar}>
      <div className={`${styles.views} ${sideways.row}`}>
        <Segments
          aria-label={t.views.label}
          values={views}
          nameOf={(view) => t.views[view]}
          value={state.view}
          onChange={state.setView}
        />
      </div>
      {state.view === 'query' && <QueryControls state={state} />}
      {state.view === 'string' && <StringControls state={state} />}
    </div>
  );
}

function QueryControls({ state: { tool, run } }: { readonly state: State }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <form
      className={styles.query}
      onSubmit={(event) => {
        event.preventDefault();
        void run('query');
      }}
    >
      <TextInput
        size="xs"
        className={styles.path}
        aria-label={tool.definition.options.path.label[language]}
        placeholder={t.query.placeholder}
        value={tool.options.path}
        spellCheck={false}
        onChange={(event) => tool.setOption('path', event.currentTarget.value)}
      />
      <span className={styles.samples}>
        {t.query.examples}
        {samplePaths.map((path) => (
          <Button
            key={path}
            size="compact-xs"
            variant="subtle"
            className={styles.sample}
            onClick={() => tool.setOption('path', path)}
          >
            {path}
          </Button>
        ))}
      </span>
    </form>
  );
}

function StringControls({ state: { tool, stringAction, runString } }: { readonly state: State }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <>
      <Segments
        aria-label={t.strings.label}
        values={stringActions}
        nameOf={(action) => t.strings[action]}
        value={stringAction}
        onChange={runString}
      />
      {stringAction === 'escape' && (
        <Checkbox
          size="xs"
          label={tool.definition.options.ascii.label[language]}
          checked={tool.options.ascii}
          onChange={(event) => tool.setOption('ascii', event.currentTarget.checked)}
        />
      )}
    </>
  );
}
