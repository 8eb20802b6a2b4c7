import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { RunProgress } from '@toolbench/ui/run/run-progress.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useWords as useUiWords } from '@toolbench/ui/words/use-words.ts';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import { textToString } from '@toolbench/kit/text.ts';
import type { Engine, Found } from '../engine/index.ts';
import { CardFailure } from './card-failure.tsx';
import { useWords } from './use-words.tsx';
import type { options } from '../options.ts';
import { xml } from '../tool.ts';
import styles from './xml.module.css';

interface XPathCardProps {
  readonly input: TextModel;
  readonly path: string;
  readonly onPath: (path: string) => void;
  /** The input's fault is shown above already. */
  readonly isFaulty: boolean;
}

interface MatchListProps {
  readonly found: Found;
  readonly onPlace: (place: Place) => void;
}

/** What a query found: a value, or matches that lead to their place in the source. */
function MatchList({ found, onPlace }: MatchListProps) {
  const { xpath: t } = useWords();
  const ui = useUiWords();
  const { kind, matches, total, omitted } = found;
  if (kind !== 'nodes') {
    return (
      <p className={styles.value}>
        <span>{t.kinds[kind]}</span>
        <output>{textToString(found.text)}</output>
      </p>
    );
  }
  if (total === 0) return <p className={styles.hint}>{t.none}</p>;
  return (
    <>
      <WindowedList
        count={matches.length}
        rowHeight={30}
        height={240}
        label={t.result}
        row={(index) => {
          const { place, preview } = matches[index];
          return (
            <button type="button" className={styles.match} title={t.goTo} onClick={() => onPlace(place)}>
              <span className={styles.place}>{ui.place(place)}</span>
              <code>{preview}</code>
            </button>
          );
        }}
      />
      {total > matches.length && <p className={styles.hint}>{t.listed(formatCount(matches.length))}</p>}
      {omitted > 0 && <p className={styles.hint}>{t.omitted(formatCount(omitted))}</p>}
    </>
  );
}

/** Asks the input for what an XPath expression selects. */
export default function XPathCard({ input, path, onPath, isFaulty }: XPathCardProps) {
  const t = useWords();
  const tool = useTool<Engine, typeof options>(xml);
  const result = tool.outcome?.action === 'xpath' ? tool.outcome.result : null;
  const found = result?.ok ? result.value : null;

  const run = async () => {
    if (input.isEmpty() || path.trim() === '') tool.reset();
    else await tool.run('xpath', await input.read(), { options: { path } });
  };
  useLive([input], [path], limits.ui.liveDelayMs, () => {
    tool.runWhenQuick(input.size(), () => void run());
  });

  return (
    <Card
      title={t.xpath.title}
      aside={
        found && (
          <>
            {found.kind === 'nodes' && <span>{t.xpath.matches(formatCount(found.total))}</span>}
            <CopyButton text={() => found.text} disabled={found.text.length === 0} />
          </>
        )
      }
    >
      <div className={styles.query}>
        <TextInput
          size="xs"
          className={styles.path}
          aria-label={t.xpath.label}
          placeholder={t.xpath.placeholder}
          spellCheck={false}
          value={path}
          onChange={(event) => onPath(event.currentTarget.value)}
          onKeyDown={enterRuns(() => void run())}
        />
        <Button size="xs" variant="default" onClick={() => void run()}>
          {t.xpath.run}
        </Button>
      </div>
      <p className={styles.hint}>{t.xpath.hint}</p>
      <RunProgress running={tool.running} onCancel={() => tool.cancel()} />
      {result && !result.ok && <CardFailure failure={result} isKnown={isFaulty} input={input} />}
      {found && <MatchList found={found} onPlace={(place) => input.reveal(place)} />}
    </Card>
  );
}
