import '@toolbench/ui/controls/controls.css';
import { useState } from 'react';
import type { AiPort, EnginesResponse, EngineState } from '@toolbench/contracts/ai/ai.ts';
import { usePageMeta } from '../../page-meta.ts';
import { useWords as useShellWords } from '../../use-words.ts';
import { ConnectSection } from './connect-section.tsx';
import { loadEngines, loadUsage } from '../engine-calls.ts';
import { EngineForm } from './engine-form.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { TestList } from './test-list.tsx';
import { useWords } from '../use-words.ts';
import { UsageToday } from './usage-today.tsx';
import { useConnectionTest } from './use-connection-test.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from '../lab.module.css';
import settings from './settings.module.css';

/** Where the administrator says which services the lab uses, tries them, and sees what they were used for. */
export default function LabSettingsPage() {
  const { settings: t, engines: names } = useWords();
  const { titleSuffix } = useShellWords();
  const { answer, reload } = useLoaded(loadEngines);
  const usage = useLoaded(loadUsage);
  const test = useConnectionTest(usage.reload);
  /** What was connected last, and how often: the forms of its ports begin anew. */
  const [connected, setConnected] = useState<{ engines: EnginesResponse['engines']; round: number } | null>(null);
  usePageMeta({ title: `${t.title} - ${titleSuffix}`, description: t.description, keywords: t.keywords });

  const onConnected = ({ engines }: EnginesResponse, ports: readonly AiPort[]) => {
    setConnected((before) => ({ engines, round: (before?.round ?? 0) + 1 }));
    void test.run(ports);
  };
  const engines = connected?.engines ?? (answer?.ok ? answer.value.engines : null);
  return (
    <div className={styles.page}>
      <h1>{t.title}</h1>
      <p className={settings.lead}>{t.intro}</p>
      {engines && (
        <>
          <ConnectSection onConnected={onConnected} />
          {(test.rows.length > 0 || test.failure) && (
            <section className={styles.section} aria-labelledby="lab-connected">
              <h2 id="lab-connected">{names.test}</h2>
              <TestList test={test} />
            </section>
          )}
          <section className={styles.section} aria-labelledby="lab-each">
            <h2 id="lab-each">{t.each}</h2>
            <p className={styles.intro}>{t.eachIntro}</p>
            {engines.map((engine) => (
              <EnginePart key={`${engine.port} ${connected?.round ?? 0}`} engine={engine} onTested={usage.reload} />
            ))}
          </section>
        </>
      )}
      {answer !== null && !answer.ok && <LoadFailure failure={answer} onRetry={reload} />}
      {usage.answer?.ok && <UsageToday usage={usage.answer.value} onRefresh={usage.reload} />}
      {usage.answer !== null && !usage.answer.ok && answer?.ok && (
        <LoadFailure failure={usage.answer} onRetry={usage.reload} />
      )}
    </div>
  );
}

/** What serves one capability, and its form behind it. */
function EnginePart({ engine, onTested }: { readonly engine: EngineState; readonly onTested: () => void }) {
  const { engines: t } = useWords();
  const { port, source, baseUrl, model } = engine;
  const isService = baseUrl !== undefined && model !== undefined;
  return (
    <details className={settings.part} data-port={port}>
      <summary>
        <strong>{t.ports[port]}</strong>
        <span className={settings.partWords}>
          {isService ? t.served({ model, host: new URL(baseUrl).host }) : t.embedded[port]}
        </span>
        <span className={styles.source}>{t.source[source]}</span>
      </summary>
      <EngineForm initial={engine} onTested={onTested} />
    </details>
  );
}
