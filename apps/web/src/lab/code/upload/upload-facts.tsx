import { Button } from '@mantine/core';
import { skipReasons, type SkipReason, type UploadedProject } from '@toolbench/contracts/code.ts';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { formatMoment } from '../../../format-time.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import styles from '../../wizard/wizard.module.css';
import { ScrollTable } from '../../wizard/scroll-table.tsx';
import code from '../code.module.css';

interface UploadFactsProps {
  readonly uploaded: UploadedProject;
  /** Reads a file or folder although it was left out; absent where that cannot be done now. */
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
export function UploadFacts({ uploaded, onTakeIn }: UploadFactsProps) {
  const { upload: t } = useTexts({ zh, en });
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
      {uploaded.skipped.length > 0 && <SkippedList uploaded={uploaded} onTakeIn={onTakeIn} />}
    </>
  );
}

function SkippedCounts({ uploaded }: { readonly uploaded: UploadedProject }) {
  const { upload: t } = useTexts({ zh, en });
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

function SkippedList({ uploaded: { skipped, skipped_files: count }, onTakeIn }: UploadFactsProps) {
  const { upload: t } = useTexts({ zh, en });
  const listed = skipped.reduce((sum, { files }) => sum + files, 0);
  return (
    <details className={code.fold}>
      <summary>{t.skippedList}</summary>
      {listed < count && <p className={styles.hint}>{t.skippedFirst({ count: formatCount(skipped.length) })}</p>}
      <ScrollTable label={t.skippedList} columns={Object.values(t.columns)} isLow>
        {skipped.map(({ path, reason, files }) => (
          <tr key={`${path} ${reason}`}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{t.reasons[reason]}</td>
            <td>{formatCount(files)}</td>
            <td>
              {onTakeIn && !unreadable.has(reason) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t.takeInPath({ path })}
                  onClick={() => onTakeIn(path)}
                >
                  {t.takeIn}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}
