import { ActionIcon } from '@mantine/core';
import { Download } from 'lucide-react';
import { download } from '@toolbench/ui/files/download.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import styles from './detail.module.css';
import type { Part } from '../../engine/multipart.ts';
import { plainText } from '../../engine/plain-text.ts';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';

/** Longer contents are not shown in the table. */
const shownBytes = 2_048;

interface PartsTableProps {
  readonly requestId: number;
  readonly parts: readonly Part[];
  /** The whole body. */
  readonly bytes: Uint8Array;
}

/** The parts of a multipart form: fields with their values, files with what they are. */
export function PartsTable({ requestId, parts, bytes }: PartsTableProps) {
  const { body: t } = useTexts({ zh, en });
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t.kinds.multipart}>
      <table className={styles.table} aria-label={t.kinds.multipart}>
        <thead>
          <tr>
            <th scope="col">{t.part.name}</th>
            <th scope="col">{t.part.content}</th>
            <th scope="col">{t.part.type}</th>
            <th scope="col">{t.part.size}</th>
            <th scope="col">
              <span className="visually-hidden">{t.part.save}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={index}>
              <th scope="row">{part.name ?? t.unnamed}</th>
              <td>{part.fileName ?? contentOf(part, bytes)}</td>
              <td>{part.contentType}</td>
              <td>{formatBytes(part.end - part.start)}</td>
              <td>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t.part.save}
                  title={t.part.save}
                  onClick={() => save(part, bytes, `request-${requestId}-part-${index + 1}.bin`)}
                >
                  <Download size={16} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function contentOf(part: Part, bytes: Uint8Array): string {
  return part.end - part.start > shownBytes ? '…' : (plainText(bytes.subarray(part.start, part.end)) ?? '…');
}

function save(part: Part, bytes: Uint8Array, otherwise: string): void {
  download(bytes.slice(part.start, part.end), part.fileName ?? otherwise, 'application/octet-stream');
}
