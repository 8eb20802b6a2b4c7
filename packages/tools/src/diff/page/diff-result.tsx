import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import type { Text } from '@toolbench/kit/text.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import type { Tool } from '@toolbench/ui/run/use-tool.tsx';
import styles from './diff.module.css';
import { Differences } from './differences.tsx';
import type { Engine } from '../engine/index.ts';
import { isPatchFileName } from '../engine/patch/patch-file-name.ts';
import type { options } from '../options.ts';
import { useWords } from './use-words.tsx';
import { sayLookAlike } from '../say-look-alike.ts';
import type { ShownComparison } from './use-diff.tsx';
import type { FileNames } from './use-file-names.tsx';

type PatchTool = Tool<Engine, typeof options>;

interface PatchBarProps {
  readonly tool: PatchTool;
  readonly makePatch: () => Promise<Text>;
}

/** The patch: its options, copy and download. */
function PatchBar({ tool, makePatch }: PatchBarProps) {
  const t = useWords();
  const { fileName } = tool.options;
  const isUsable = isPatchFileName(fileName);
  const save = async () => {
    const patch = await makePatch();
    const name = fileName.split('/').at(-1) ?? fileName;
    if (patch.length > 0) download(patch, `${name}.patch`, 'text/x-diff');
  };
  return (
    <Card title={t.patch}>
      <div className={styles.patch}>
        <OptionRow tool={tool} names={['context', 'fileName']} />
        <CopyButton text={makePatch} label={t.copyPatch} disabled={!isUsable} />
        <Button
          size="xs"
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          disabled={!isUsable}
          onClick={() => void save()}
        >
          {t.downloadPatch}
        </Button>
        <span className={styles.note} role={isUsable ? undefined : 'alert'}>
          {isUsable ? t.patchNote : t.errors['bad-file-name']({ name: fileName })}
        </span>
      </div>
    </Card>
  );
}

interface DiffResultProps {
  readonly files: FileNames;
  readonly shown: ShownComparison | null;
  readonly isOutdated: boolean;
  readonly tool: PatchTool;
  readonly makePatch: () => Promise<Text>;
}

/** What a comparison found, what has to be known about it, and the patch. */
export function DiffResult({ files, shown, isOutdated, tool, makePatch }: DiffResultProps) {
  const t = useWords();
  if (!shown) {
    return (
      <Card title={t.result}>
        <p className={styles.hint}>{t.resultHint}</p>
      </Card>
    );
  }
  return (
    <>
      {shown.comparison.coarse && <Banner tone="warning">{t.coarse}</Banner>}
      {shown.comparison.lookAlikes.length > 0 && (
        <Banner tone="warning">
          {t.lookAlike.title}
          <ul className={styles.lookAlikes}>
            {shown.comparison.lookAlikes.map((one) => (
              <li key={sayLookAlike(one, t)}>{sayLookAlike(one, t)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Differences
        files={files}
        shown={shown}
        title={shown.json ? t.json.lines : t.result}
        note={isOutdated ? t.outdated : null}
      />
      {!shown.json && !shown.comparison.identical && <PatchBar tool={tool} makePatch={makePatch} />}
    </>
  );
}
