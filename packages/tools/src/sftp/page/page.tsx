import { useState, useRef } from 'react';
import { Button } from '@mantine/core';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts, useLanguage } from '@toolbench/ui/words/language.ts';
import { Panes, ToolLayout, Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { sftpCommand, sampleKeys, samples, type SampleKey } from './samples.ts';
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

/**
 * The demo's values as the server wrote them into the page (plugins/static-pages.ts); null where no server runs. A
 * server that listens on every address does not know its name: it is the one that the page came from.
 */
function readSftpDemo(): SftpDemo | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="sftp-demo"]')?.content;
  if (!written?.startsWith('{')) return null;
  const demo = JSON.parse(written) as SftpDemo;
  return { ...demo, host: demo.host || location.hostname };
}

/** Whether the page may be the copy that is kept for offline use. */
function mayBeKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** How to connect with the client or language of one's choice, ready to paste. */
function SamplesCard({ demo }: { readonly demo: SftpDemo }) {
  const t = useTexts({ zh, en });
  const [chosen, setChosen] = useState<SampleKey>('openssh');
  const shown = useRef<HTMLPreElement>(null);
  const { name, how } = t.clients[chosen];
  const code = samples[chosen](demo);
  return (
    <Card
      title={t.connect}
      aside={
        <CopyButton
          key={chosen}
          text={() => code}
          onRefused={() => shown.current && getSelection()?.selectAllChildren(shown.current)}
        />
      }
    >
      <div className={styles.clients}>
        <Segments
          aria-label={t.connect}
          values={sampleKeys}
          nameOf={(key) => t.clients[key].name}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <p className={styles.how}>{how}</p>
      <pre ref={shown} className={styles.code} role="region" aria-label={t.code(name)} tabIndex={0}>
        {code}
      </pre>
    </Card>
  );
}

/** What there is to download: name, type, size, what it holds, and the SHA-256 to compare a download with. */
function FilesCard({ files }: Pick<SftpDemo, 'files'>) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  return (
    <Card title={t.files} aside={t.fileCount(files.length)}>
      <ul className={styles.files}>
        {files.map(({ name, type, size, description, sha256 }) => (
          <li key={name}>
            <div className={styles.fileHead}>
              <code>{name}</code>
              <span className={styles.type}>{type}</span>
              <span className={styles.size}>{formatBytes(size)}</span>
            </div>
            <p>{description[language]}</p>
            <div className={styles.hash}>
              <span>{t.sha256}</span>
              <code title={sha256}>{sha256}</code>
              <CopyButton text={() => sha256} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where to connect and as whom, each value with a copy button, and how to know the server. */
function ConnectionCard({ demo }: { readonly demo: SftpDemo }) {
  const t = useTexts({ zh, en });
  const values = [
    [t.host, demo.host],
    [t.port, String(demo.port)],
    [t.username, demo.username],
    [t.password, demo.password],
    [t.fingerprint, demo.fingerprint],
    [t.hostKey, demo.hostKey],
  ] as const;
  return (
    <Card title={t.connection}>
      <dl className={styles.values}>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton text={() => value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t.checkFingerprint}</p>
      <p className={styles.note}>{t.readOnly}</p>
    </Card>
  );
}
