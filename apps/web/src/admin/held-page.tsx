import { useState } from 'react';
import { Button } from '@mantine/core';
import { heldBins, heldDeleted, heldThings, type HeldBins, type HeldOfKind } from '@toolbench/contracts/held.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls, heldPaths } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount, formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { Dialog } from '@toolbench/ui/controls/dialog.tsx';
import { formatMoment, formatDuration } from '../format-time.ts';
import { labCall } from '../lab/lab-call.ts';
import { usePageMeta } from '../page-meta.ts';
import pageStyles from '../pages/pages.module.css';
import tableStyles from '../table.module.css';
import { useWords as useShellWords } from '../use-words.ts';
import styles from './admin.module.css';
import { useWords } from './use-words.ts';
import { useAnswer } from './use-answer.ts';

/** Something that may be deleted, with the words that say what is lost. */
interface Deletion {
  readonly title: string;
  /** What the result names. */
  readonly name: string;
  readonly warning: string;
  readonly path: string;
}

interface ConfirmDeletionProps {
  readonly deletion: Deletion;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once before something is deleted for good. */
function ConfirmDeletion({ deletion, onConfirm, onClose }: ConfirmDeletionProps) {
  const { held: t } = useWords();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <Dialog title={deletion.title} onClose={onClose}>
      <p className={styles.warning}>{deletion.warning}</p>
      <div className={styles.choice}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t.cancel}
        </Button>
        <Button color="red" loading={busy} onClick={() => void confirm()}>
          {t.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

interface HeldBinsTableProps {
  readonly bins: HeldBins['bins'];
  readonly onDelete: (deletion: Deletion) => void;
}

/** The catching addresses one by one. */
function HeldBinsTable({ bins, onDelete }: HeldBinsTableProps) {
  const language = useLanguage();
  const { bins: t, delete: remove } = useWords().held;
  return (
    <section className={tableStyles.section} aria-labelledby="held-bins">
      <h2 id="held-bins">
        {t.title} <span className={styles.aside}>{t.note}</span>
      </h2>
      <table className={tableStyles.table}>
        <ColumnHeads names={Object.values(t.head)} />
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.id}>
              <th scope="row">
                <code>{bin.id}</code>
              </th>
              <td data-label={t.head.created}>{formatMoment(bin.created_at, language)}</td>
              <td data-label={t.head.expires}>{formatMoment(bin.expires_at, language)}</td>
              <td data-label={t.head.requests}>{formatCount(bin.requests)}</td>
              <td data-label={t.head.bytes}>{formatBytes(bin.bytes)}</td>
              <td>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t.delete(bin.id)}
                  onClick={() =>
                    onDelete({
                      title: t.delete(bin.id),
                      name: bin.id,
                      warning: t.warning({ id: bin.id, requests: formatCount(bin.requests) }),
                      path: heldPaths.bin(bin.id),
                    })
                  }
                >
                  {remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeldKindsProps {
  readonly kinds: readonly HeldOfKind[];
  readonly onDelete: (deletion: Deletion) => void;
}

/** Each kind of temporary thing: how many, how large, how old, and how old it can get. */
function HeldKinds({ kinds, onDelete }: HeldKindsProps) {
  const language = useLanguage();
  const { held: t } = useWords();
  return (
    <table className={tableStyles.table}>
      <ColumnHeads names={Object.values(t.head)} />
      <tbody>
        {kinds.map(({ kind, count, bytes, oldest_age_ms: age, lifetime_ms: lifetime }) => (
          <tr key={kind}>
            <th scope="row">
              {t.kinds[kind].name}
              <span className={styles.note}>{t.kinds[kind].note}</span>
            </th>
            <td data-label={t.head.count}>{formatCount(count)}</td>
            <td data-label={t.head.bytes}>{bytes === null ? t.unknownSize : formatBytes(bytes)}</td>
            <td data-label={t.head.oldest}>{age === null ? t.none : formatDuration(age, language)}</td>
            <td data-label={t.head.lifetime}>{formatDuration(lifetime, language)}</td>
            <td>
              <Button
                size="xs"
                variant="default"
                disabled={count === 0}
                aria-label={t.deleteKind(t.kinds[kind].name)}
                onClick={() =>
                  onDelete({ ...t.kinds[kind], title: t.deleteKind(t.kinds[kind].name), path: heldPaths.kind(kind) })
                }
              >
                {t.delete}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the server holds, for the administrator, who may delete any of it. */
export default function HeldPage() {
  const texts = useWords();
  const { held: t } = texts;
  const { titleSuffix } = useShellWords();
  const language = useLanguage();
  usePageMeta({ ...t, title: `${t.title} - ${titleSuffix}` });
  const things = useAnswer(calls.held, heldThings);
  const bins = useAnswer(heldPaths.kind('bins'), heldBins);
  const [asked, setAsked] = useState<Deletion | null>(null);
  const [outcome, setOutcome] = useState<{ readonly tone: 'good' | 'error'; readonly text: string } | null>(null);

  const reload = () => {
    things.reload();
    bins.reload();
  };
  const remove = async ({ name, path }: Deletion) => {
    const called = await labCall(path, heldDeleted, { method: 'DELETE', language });
    setAsked(null);
    setOutcome(
      called.ok
        ? { tone: 'good', text: t.deleted({ name, count: formatCount(called.value.deleted) }) }
        : { tone: 'error', text: t.notDeleted(called.detail ?? texts.failed) },
    );
    reload();
  };

  const swept = things.value?.swept_at ?? null;
  const next = swept && new Date(Date.parse(swept) + limits.storage.sweepEveryMs).toISOString();
  const failure = things.failure ?? bins.failure;
  const isEmpty = things.value?.kinds.every(({ count }) => count === 0);
  return (
    <article className={`${pageStyles.page} ${tableStyles.page}`}>
      <h1>{t.title}</h1>
      <p>{t.intro}</p>
      <div className={styles.bar}>
        <span>
          {swept && next
            ? t.swept({ last: formatMoment(swept, language), next: formatMoment(next, language) })
            : things.value && t.neverSwept}
        </span>
        <Button size="xs" variant="default" loading={things.loading} onClick={reload}>
          {texts.refresh}
        </Button>
      </div>
      {failure && <Banner tone="error">{failure.detail ?? texts.failed}</Banner>}
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      {isEmpty && <Banner tone="good">{t.empty}</Banner>}
      {things.value && <HeldKinds kinds={things.value.kinds} onDelete={setAsked} />}
      {bins.value && bins.value.bins.length > 0 && <HeldBinsTable bins={bins.value.bins} onDelete={setAsked} />}
      {asked && <ConfirmDeletion deletion={asked} onConfirm={() => remove(asked)} onClose={() => setAsked(null)} />}
    </article>
  );
}
