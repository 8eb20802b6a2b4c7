import { Button } from '@mantine/core';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Features, Panes, ToolLayout, Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { ChangesCard } from './changes-card.tsx';
import { OutcomeNotes } from './outcome-notes.tsx';
import { paneHeight } from './pane-height.ts';
import type { Engine } from '../engine/index.ts';
import styles from './paths-card.module.css';
import { ResultPane } from './result-pane.tsx';
import { useWords } from './use-words.tsx';
import { useJson } from './use-json.tsx';
import { ViolationsCard } from './violations-card.tsx';
import { ViewBar } from './view-bar.tsx';

const counts = ['keys', 'values', 'objects', 'arrays', 'depth'] as const;
const sizes = ['size', 'formattedSize', 'compressedSize'] as const;

/** The figures of a valid document. */
function StatisticsCard({ outcome }: { readonly outcome: Outcome<Engine> | null }) {
  const { statistics: t } = useWords();
  if (!outcome?.result.ok || !('statistics' in outcome.result.value)) return null;
  const { statistics } = outcome.result.value;
  return (
    <Card title={t.title}>
      <Figures
        items={[
          ...counts.map((name) => [t[name], formatCount(statistics[name])] as const),
          ...sizes.map((name) => [t[name], formatBytes(statistics[name])] as const),
        ]}
      />
    </Card>
  );
}

/** Format, compress, check and repair JSON; browse, query and convert it. */
export default function JsonPage() {
  const t = useWords();
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const schema = useKeptText('schema');
  const state = useJson({ input, output, schema });
  const { tool, failure, runText, clear, example } = state;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Button size="xs" onClick={() => runText('format')}>
            {t.actions.format}
          </Button>
          <Button size="xs" variant="default" onClick={() => runText('compress')}>
            {t.actions.compress}
          </Button>
          <Button size="xs" variant="default" onClick={() => void state.run('validate')}>
            {t.actions.validate}
          </Button>
          <Button size="xs" variant="default" onClick={() => runText('repair')}>
            {t.actions.repair}
          </Button>
        </>
      }
      options={<OptionRow tool={tool} names={['indent', 'dialect', 'sortKeys']} />}
      quiet={<QuietActions clear={clear} onExample={example} />}
      banner={
        failure && (
          <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)}>
            {failure.code === 'json-within' && (
              <Button size="compact-xs" variant="default" onClick={() => runText('repair')}>
                {t.actions.repair}
              </Button>
            )}
            {state.isYaml && (
              <Button size="compact-xs" variant="default" onClick={() => state.setView('from-yaml')}>
                {t.readAsYaml}
              </Button>
            )}
          </ErrorBanner>
        )
      }
      below={<Features title={t.features.title} items={t.features.items} />}
    >
      <ViewBar state={state} />
      <Panes>
        <TextPane
          model={input}
          label={t.input}
          placeholder={t.placeholder}
          height={paneHeight}
          language="json"
          errorPlace={failure?.place ?? null}
        />
        <ResultPane state={state} output={output} schema={schema} />
      </Panes>
      <OutcomeNotes
        outcome={tool.outcome}
        onPlace={(place) => input.reveal(place)}
        onTakeOver={() => void state.takeOver()}
      />
      <ViolationsCard
        outcome={tool.outcome}
        isShown={state.view === 'check-schema'}
        onPlace={(place) => input.reveal(place)}
      />
      <PathsCard outcome={tool.outcome} />
      <ChangesCard outcome={tool.outcome} onPlace={(place) => input.reveal(place)} />
      <StatisticsCard outcome={tool.outcome} />
    </ToolLayout>
  );
}

/** Where the values stand that a query found. */
function PathsCard({ outcome }: { readonly outcome: Outcome<Engine> | null }) {
  const t = useWords();
  if (outcome?.action !== 'query' || !outcome.result.ok || outcome.result.value.count === 0) return null;
  const { paths, count } = outcome.result.value;
  return (
    <Card
      title={t.query.paths}
      aside={
        <>
          {count > paths.length && <span>{t.listedFirst(String(paths.length))}</span>}
          <CopyButton text={() => paths.join('\n')} />
        </>
      }
    >
      <ol className={styles.paths}>
        {paths.map((path, index) => (
          <li key={index}>{path}</li>
        ))}
      </ol>
    </Card>
  );
}
