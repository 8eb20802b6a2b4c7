import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import styles from './sftp.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** Where to connect and as whom, each value with a copy button, and how to know the server. */
export function ConnectionCard({ demo }: { readonly demo: SftpDemo }) {
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
