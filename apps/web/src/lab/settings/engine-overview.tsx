import { Button } from '@mantine/core';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import type { EngineState } from '@toolbench/contracts/ai/ai.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { TestButton } from './test-button.tsx';
import { TestList } from './test-list.tsx';
import { useWords } from '../use-words.ts';
import { useConnectionTest } from './use-connection-test.ts';
import styles from '../lab.module.css';
import landing from '../landing.module.css';

/** Which engine really serves each capability, and what to set to change it. */
export function EngineOverview({ engines }: { readonly engines: readonly EngineState[] }) {
  const { engines: t } = useWords();
  return (
    <section className={styles.section} aria-labelledby="lab-engines">
      <div className={styles.headingRow}>
        <h2 id="lab-engines">{t.title}</h2>
        <Button
          component={Link}
          to={pages.labSettings}
          size="xs"
          variant="default"
          leftSection={<Settings size={14} aria-hidden />}
        >
          {engines.some(({ baseUrl }) => baseUrl !== undefined) ? t.settings : t.connect}
        </Button>
      </div>
      <p className={styles.intro}>{t.intro}</p>
      <ul className={landing.engines}>
        {engines.map((engine) => (
          <EngineRow key={engine.port} engine={engine} />
        ))}
      </ul>
    </section>
  );
}

function EngineRow({ engine: { port, source, baseUrl, model, isIdle } }: { readonly engine: EngineState }) {
  const { engines: t } = useWords();
  const test = useConnectionTest();
  const isService = baseUrl !== undefined && model !== undefined;
  return (
    <li className={landing.engine} data-port={port} data-source={source}>
      <strong>{t.ports[port]}</strong>
      <div className={landing.engineWords}>
        <span>{isService ? t.served({ model, host: new URL(baseUrl).host }) : t.embedded[port]}</span>
        {isIdle && <span>{t.idle}</span>}
        <small>{t.change({ port: port.toUpperCase() })}</small>
      </div>
      <span className={styles.source}>{t.source[source]}</span>
      {isService && <TestButton test={test} port={port} />}
      <TestList test={test} />
    </li>
  );
}
