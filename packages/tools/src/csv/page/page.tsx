import { Button, TextInput } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OpenFile } from '@toolbench/ui/files/open-file.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Features, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKept, useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import styles from './csv.module.css';
import { NoticeList } from './notice-list.tsx';
import { Offers } from './offers.tsx';
import { ReadFigures } from './read-figures.tsx';
import { ResultPane } from './result-pane.tsx';
import { useWords } from './use-words.tsx';
import { options } from '../options.ts';
import { csv } from '../tool.ts';
import { useCsv, type CsvAction } from './use-csv.tsx';
import type { EditedFile, OpenedFile } from './use-opened-file.tsx';

const actions = Object.keys(csv.actions) as CsvAction[];
const mainOptions = ['delimiter', 'hasHeader'] as const;
const moreOptions = {
  'csv-to-json': ['skipLines', 'encoding', 'types', 'decimalComma', 'emptyCells', 'nested', 'layout'],
  'json-to-csv': ['encoding', 'nested', 'lineEnd', 'bom', 'guardFormulas'],
  'csv-preview': ['skipLines', 'encoding'],
  'csv-stats': ['skipLines', 'encoding'],
} as const satisfies Record<CsvAction, readonly string[]>;

interface FileNameProps {
  readonly file: OpenedFile | null;
  readonly edited: EditedFile | null;
}

/** The opened file, or the one whose text was edited since. */
function FileName({ file, edited }: FileNameProps) {
  const t = useWords();
  if (file) return <span className={styles.file}>{`${file.name} · ${formatBytes(file.bytes.length)}`}</span>;
  return edited && <span className={styles.file}>{t.edited(edited.name)}</span>;
}

/** CSV to JSON and back, a preview, and what the columns hold. */
export default function CsvPage() {
  const language = useLanguage();
  const t = useWords();
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const [isExpanded, setExpanded] = useKept('expanded', false);
  const state = useCsv(input, output);
  const { tool, action, choose, run, outcome, file, edited, openFile, convertBack, failure, clear, example } = state;
  const { chooseOptions, taken } = state;

  const notices = outcome?.result.ok ? outcome.result.value.notices : [];

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Segments
            aria-label={t.operation}
            values={actions}
            nameOf={(one) => csv.actions[one].label[language]}
            value={action}
            onChange={choose}
          />
          <Button size="xs" onClick={() => void run()}>
            {t.run[action]}
          </Button>
          <OpenFile onFile={(chosen) => void openFile(chosen)}>
            {(button) => (
              <Button {...button} size="xs" variant="default">
                {t.openFile}
              </Button>
            )}
          </OpenFile>
          <Offers notices={notices} onOptions={chooseOptions} />
        </>
      }
      options={
        <>
          <OptionRow
            tool={{ ...tool, setOption: (name, value) => chooseOptions({ [name]: value }) }}
            names={mainOptions}
          />
          {tool.options.delimiter === 'other' && (
            <TextInput
              size="xs"
              w={160}
              aria-label={options.separator.label[language]}
              placeholder={t.separatorHint}
              spellCheck={false}
              value={tool.options.separator}
              onChange={(event) => tool.setOption('separator', event.currentTarget.value)}
            />
          )}
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<SlidersHorizontal size={14} aria-hidden />}
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {t.moreOptions}
          </Button>
        </>
      }
      quiet={<QuietActions clear={clear} onExample={example} />}
      banner={
        failure ? (
          <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />
        ) : (
          taken && (
            <Banner tone="info">
              <span>{t.delimiterTaken({ delimiter: taken })}</span>
              <TextButton tone="text" onClick={() => chooseOptions({ delimiter: 'comma' })}>
                {t.backToComma}
              </TextButton>
            </Banner>
          )
        )
      }
      below={<Features title={t.features.title} items={t.features.items} />}
    >
      {isExpanded && (
        <div className={styles.more}>
          <OptionRow tool={tool} names={moreOptions[action]} />
        </div>
      )}
      <Panes>
        <TextPane
          model={input}
          label={action === 'json-to-csv' ? t.json : t.csv}
          placeholder={t.placeholder[action]}
          errorPlace={failure?.place ?? null}
          onFile={(chosen) => void openFile(chosen)}
          extra={<FileName file={file} edited={edited} />}
        />
        <ResultPane
          action={action}
          outcome={outcome}
          output={output}
          fileName={file?.name ?? null}
          onConvertBack={convertBack}
        />
      </Panes>
      <ReadFigures action={action} outcome={outcome} encoding={edited?.encoding} />
      <NoticeList notices={notices} onPlace={(place) => input.reveal(place)} onOptions={tool.setOptions} />
    </ToolLayout>
  );
}
