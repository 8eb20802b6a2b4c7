import { useState } from 'react';
import { Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { DiffResult } from './diff-result.tsx';
import { JsonDifferences } from './json-differences.tsx';
import { JsonOffer } from './json-offer.tsx';
import { useWords } from './use-words.tsx';
import { options } from '../options.ts';
import styles from './diff.module.css';
import { useDiff } from './use-diff.tsx';
import { useFileNames, type FileNames } from './use-file-names.tsx';

const paneHeight = 240;
const { fileName } = options;
const optionNames = {
  text: ['mode', 'ignoreWhitespace', 'ignoreCase', 'ignoreBlankLines', 'ignoreLineEnds'],
  json: ['ignoreOrder', 'itemKey'],
} as const;

/** Two texts and their differences, as text or as JSON. */
export default function DiffPage() {
  const t = useWords();
  const left = useKeptText('left');
  const right = useKeptText('right');
  // A text that another page sends goes to the side that is free, so that two can be sent to be compared.
  const [takesRight] = useState(() => !left.isEmpty() && right.isEmpty());
  const { names: files, opened, swapNames, forgetNames } = useFileNames(left, right);
  const { tool, kind, setKind, shown, isOutdated, failure, run, makePatch, swap, example, clear } = useDiff(
    left,
    right,
  );
  // As on the command line a patch is named after the file that it is applied to.
  const namePatch = (named: FileNames) => tool.setOption('fileName', named.left || named.right || fileName.initial);
  const takeName = (side: keyof FileNames, name: string) => {
    opened(side, name);
    namePatch({ ...files, [side]: name });
  };
  const swapSides = () => {
    swapNames();
    if (files.left || files.right) namePatch({ left: files.right, right: files.left });
    void swap();
  };
  const showExample = () => {
    forgetNames();
    if (files.left || files.right) namePatch({ left: '', right: '' });
    example();
  };

  const names = optionNames[kind];
  const causes = [kind, ...names.map((name) => tool.options[name])];
  useLive([left, right], causes, limits.ui.liveDelayMs, () => {
    tool.runWhenQuick(left.size() + right.size(), () => void run());
  });

  const failedSide = failure?.code.startsWith('right') ? 'right' : 'left';
  const placeOn = (side: 'left' | 'right') => (failedSide === side ? (failure?.place ?? null) : null);

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Segments
            aria-label={t.kind}
            values={['text', 'json']}
            nameOf={(one) => t.kinds[one]}
            value={kind}
            onChange={setKind}
          />
          <Button size="xs" onClick={() => void run()}>
            {t.compare}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<ArrowLeftRight size={14} aria-hidden />}
            onClick={swapSides}
          >
            {t.swap}
          </Button>
        </>
      }
      options={<OptionRow tool={tool} names={names} />}
      quiet={<QuietActions clear={clear} onExample={showExample} />}
      banner={
        failure && (
          <ErrorBanner
            failure={failure}
            texts={t.errors}
            onPlace={(place) => (failedSide === 'left' ? left : right).reveal(place)}
          />
        )
      }
    >
      <Panes>
        <TextPane
          model={left}
          label={t.input.left}
          placeholder={t.placeholder.left}
          height={paneHeight}
          errorPlace={placeOn('left')}
          takesHandover={!takesRight}
          onOpened={(name) => takeName('left', name)}
          extra={files.left !== '' && <span className={styles.file}>{files.left}</span>}
        />
        <TextPane
          model={right}
          label={t.input.right}
          placeholder={t.placeholder.right}
          height={paneHeight}
          errorPlace={placeOn('right')}
          takesHandover={takesRight}
          onOpened={(name) => takeName('right', name)}
          extra={files.right !== '' && <span className={styles.file}>{files.right}</span>}
        />
      </Panes>
      <JsonOffer shown={shown} onKind={setKind} />
      {shown?.json && (
        <JsonDifferences json={shown.json} onPlace={(side, place) => (side === 'left' ? left : right).reveal(place)} />
      )}
      <DiffResult files={files} shown={shown} isOutdated={isOutdated} tool={tool} makePatch={makePatch} />
    </ToolLayout>
  );
}
