import '@toolbench/ui/controls.css';
import { useTexts } from '@toolbench/ui/language.ts';
import { usePageMeta } from '../page-meta.ts';
import { en as shellEn } from '../text/en.ts';
import { zh as shellZh } from '../text/zh.ts';
import { loadEngines, loadUsage } from './engine-calls.ts';
import { EngineForm } from './engine-form.tsx';
import { LoadFailure } from './load-failure.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { UsageToday } from './usage-today.tsx';
import { useLoaded } from './use-loaded.ts';
import styles from './lab.module.css';
import settings from './settings.module.css';

/** Where the administrator says which services the lab uses, tries them, and sees what they were used for. */
export default function LabSettingsPage() {
  const { settings: t } = useTexts({ zh, en });
  const { titleSuffix } = useTexts({ zh: shellZh, en: shellEn });
  const { answer, reload } = useLoaded(loadEngines);
  const usage = useLoaded(loadUsage);
  usePageMeta({ title: `${t.title} - ${titleSuffix}`, description: t.description, keywords: t.keywords });
  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <p className={settings.lead}>{t.intro}</p>
      {answer?.ok && (
        <div className={settings.forms}>
          {answer.value.engines.map((engine) => (
            <EngineForm key={engine.port} initial={engine} onTested={usage.reload} />
          ))}
        </div>
      )}
      {answer !== null && !answer.ok && <LoadFailure failure={answer} onRetry={reload} />}
      {usage.answer?.ok && <UsageToday usage={usage.answer.value} onRefresh={usage.reload} />}
      {usage.answer !== null && !usage.answer.ok && answer?.ok && (
        <LoadFailure failure={usage.answer} onRetry={usage.reload} />
      )}
    </div>
  );
}
