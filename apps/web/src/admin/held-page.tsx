import { useState } from 'react';
import { Button } from '@mantine/core';
import { heldBins, heldDeleted, heldThings } from '@toolbench/contracts/held.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls, heldPaths } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { formatMoment } from '../format-time.ts';
import { labCall } from '../lab/lab-call.ts';
import { usePageMeta } from '../page-meta.ts';
import pageStyles from '../pages/pages.module.css';
import tableStyles from '../table.module.css';
import { en as webEn } from '../text/en.ts';
import { zh as webZh } from '../text/zh.ts';
import styles from './admin.module.css';
import { ConfirmDeletion, type Deletion } from './confirm-deletion.tsx';
import { HeldBinsTable } from './held-bins.tsx';
import { HeldKinds } from './held-kinds.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { useAnswer } from './use-answer.ts';

/** What the server holds, for the administrator, who may delete any of it. */
export default function HeldPage() {
  const texts = useTexts({ zh, en });
  const { held: t } = texts;
  const { titleSuffix } = useTexts({ zh: webZh, en: webEn });
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
