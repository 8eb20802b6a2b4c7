import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import styles from './sftp.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** What there is to download: name, type, size, what it holds, and the SHA-256 to compare a download with. */
export function FilesCard({ files }: Pick<SftpDemo, 'files'>) {
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
