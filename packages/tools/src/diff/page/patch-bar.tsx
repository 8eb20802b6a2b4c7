import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import type { Tool } from '@toolbench/ui/run/use-tool.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Text } from '@toolbench/kit/text.ts';
import styles from './diff.module.css';
import type { Engine } from '../engine/index.ts';
import { isPatchFileName } from '../engine/patch/patch-file-name.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { options } from '../options.ts';

export type PatchTool = Tool<Engine, typeof options>;

interface PatchBarProps {
  readonly tool: PatchTool;
  readonly makePatch: () => Promise<Text>;
}

/** The patch: its options, copy and download. */
export function PatchBar({ tool, makePatch }: PatchBarProps) {
  const t = useTexts({ zh, en });
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
