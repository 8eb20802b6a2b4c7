import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { skipReasons, type SkipReason, type UploadedProject } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { Dialog } from '@toolbench/ui/controls/dialog.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { formatMoment } from '../../../format-time.ts';
import { useWords } from '../use-words.ts';
import styles from '../../wizard/wizard.module.css';
import { ScrollTable } from '../../wizard/scroll-table.tsx';
import code from '../code.module.css';
import type { Packed } from '../code-calls.ts';

interface UploadFactsProps {
  readonly packed: Packed;
  readonly uploaded: UploadedProject;
  /** Reads a file or folder although it was left out; absent while something else is being done. */
  readonly onTakeIn: ((path: string) => void) | undefined;
}

/** What no wish changes: there is no text in it, or no room or name for it. */
const unreadable: ReadonlySet<SkipReason> = new Set([
  'binary',
  'too-large',
  'reserved-name',
  'duplicate-name',
  'empty',
]);

/** What became of an upload: what is read, what was left out and why, and until when it stays. */
export function UploadFacts({ packed, uploaded, onTakeIn }: UploadFactsProps) {
  const { upload: t } = useWords();
  const language = useLanguage();
  const { name, files, bytes, unchanged_files: unchanged, expires_at: expires } = uploaded;
  const facts = [
    [t.name, name],
    [t.files, t.filesAndBytes({ files: formatCount(files), size: formatBytes(bytes) })],
    ...(unchanged > 0 ? [[t.unchanged, t.unchangedFiles({ count: formatCount(unchanged) })]] : []),
    [t.expires, formatMoment(expires, language)],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t.skipped}</dt>
          <dd>
            <SkippedCounts uploaded={uploaded} />
          </dd>
        </div>
      </dl>
      {uploaded.skipped.length > 0 && <SkippedList packed={packed} uploaded={uploaded} onTakeIn={onTakeIn} />}
    </>
  );
}

function SkippedCounts({ uploaded }: { readonly uploaded: UploadedProject }) {
  const { upload: t } = useWords();
  const { skipped_files: count, skipped_by_reason: counts } = uploaded;
  if (count === 0) return t.nothingSkipped;
  return (
    <span className={code.chips}>
      <span>{t.skippedCount({ count: formatCount(count) })}</span>
      {skipReasons.map((reason) => {
        const files = counts[reason] ?? 0;
        return (
          files > 0 && <span key={reason} className={code.chip}>{`${t.reasons[reason]} ${formatCount(files)}`}</span>
        );
      })}
    </span>
  );
}

function SkippedList({ packed, uploaded: { skipped, skipped_files: count }, onTakeIn }: UploadFactsProps) {
  const { upload: t } = useWords();
  /** A file with secrets that would be read, and is not before that was confirmed. */
  const [secret, setSecret] = useState<string | null>(null);
  const listed = skipped.reduce((sum, { files }) => sum + files, 0);
  const limit = limits.code.takenIn;
  const isFull = packed.takenIn.length >= limit;
  return (
    <details className={code.fold}>
      <summary>{t.skippedList}</summary>
      {listed < count && <p className={styles.hint}>{t.skippedFirst({ count: formatCount(skipped.length) })}</p>}
      {isFull && <p className={styles.hint}>{t.takenInFull({ limit: formatCount(limit) })}</p>}
      <ScrollTable label={t.skippedList} columns={Object.values(t.columns)} isLow>
        {skipped.map(({ path, reason, files }) => (
          <tr key={`${path} ${reason}`}>
            <th scope="row">
              <code className={code.path}>{path}</code>
            </th>
            <td>
              {files > 1 ? t.reasonOf({ reason: t.reasons[reason], count: formatCount(files) }) : t.reasons[reason]}
            </td>
            <td>
              {onTakeIn && !isFull && !unreadable.has(reason) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t.takeInPath({ path })}
                  onClick={() => (reason === 'secret' ? setSecret(path) : onTakeIn(path))}
                >
                  {t.takeIn}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </ScrollTable>
      <Dialog title={t.takeInPath({ path: secret ?? '' })} isOpen={secret !== null} onClose={() => setSecret(null)}>
        <p>{t.secretWarning}</p>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => setSecret(null)}>
            {t.leaveOut}
          </Button>
          <Button
            onClick={() => {
              setSecret(null);
              if (secret !== null) onTakeIn?.(secret);
            }}
          >
            {t.takeIn}
          </Button>
        </Group>
      </Dialog>
    </details>
  );
}
