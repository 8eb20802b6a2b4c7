import { useState } from 'react';
import { Button } from '@mantine/core';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { FilesCard } from './files-card.tsx';
import { SamplesCard } from './samples-card.tsx';
import { sftpCommand } from './samples.ts';
import { mayBeKept, readSftpDemo } from './sftp-demo.tsx';
import styles from './sftp.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { sftp } from '../tool.ts';

/** Nothing runs on this page: it shows what came with it. */
const tool = { definition: sftp, running: null, cancel: () => undefined };

function allValues({ host, port, username, password, fingerprint }: SftpDemo): string {
  return [host, port, username, password, fingerprint].join('\n');
}

/** How to reach the SFTP demo server, with real values and without a call. */
export default function SftpPage() {
  const t = useTexts({ zh, en });
  const [demo] = useState(readSftpDemo);
  const reload = (
    <Button size="xs" variant={demo ? 'subtle' : 'filled'} onClick={() => location.reload()}>
      {t.reload}
    </Button>
  );
  if (!demo) {
    return (
      <ToolLayout tool={tool} actions={reload} banner={<Banner tone="warning">{t.off}</Banner>}>
        <p className={styles.note}>{t.offWhy}</p>
      </ToolLayout>
    );
  }
  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <CopyButton label={t.copyCommand} text={() => sftpCommand(demo)} />
          <CopyButton label={t.copyAll} text={() => allValues(demo)} />
        </>
      }
      quiet={mayBeKept() && reload}
      banner={mayBeKept() && <p className={styles.note}>{t.kept}</p>}
    >
      <Panes>
        <ConnectionCard demo={demo} />
        <FilesCard files={demo.files} />
      </Panes>
      <SamplesCard demo={demo} />
    </ToolLayout>
  );
}
