import { Link } from 'react-router';
import { type ReactNode, useState } from 'react';
import { FlaskConical } from 'lucide-react';
import type { EnginesResponse } from '@toolbench/contracts/ai/ai.ts';
import { chatModels, labTools } from '@toolbench/contracts/catalog.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { usePageMeta } from '../page-meta.ts';
import { useWords as useShellWords } from '../use-words.ts';
import { loadEngines } from './engine-calls.ts';
import { EngineOverview } from './settings/engine-overview.tsx';
import landing from './landing.module.css';
import { LoadFailure } from './load-failure.tsx';
import { ModelSelector } from './model-selector.tsx';
import { useWords } from './use-words.ts';
import { useLoaded } from './use-loaded.ts';
import styles from './lab.module.css';

/** Where the server does not say, the models of the product's own list are shown. */
const unloaded: EnginesResponse = { models: [...chatModels], defaultModel: chatModels[0].value, engines: [] };

interface LabWelcomeProps {
  /** What the third click on the icon reveals; it gets what hides it again. */
  readonly revealed: (hide: () => void) => ReactNode;
}

/** Says what the lab is. Its icon counts clicks, says how many are missing, and then reveals the choice of model. */
function LabWelcome({ revealed }: LabWelcomeProps) {
  const { welcome: t } = useWords();
  const [clicks, setClicks] = useState(0);
  const left = limits.ai.clicksToModels - clicks;
  return (
    <>
      <section className={landing.welcome}>
        <button
          type="button"
          className={landing.icon}
          aria-label={t.icon}
          onClick={() => setClicks((before) => Math.min(before + 1, limits.ai.clicksToModels))}
        >
          <FlaskConical size={28} aria-hidden />
        </button>
        <div>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          <p className={landing.hint} role="status">
            {clicks > 0 && left > 0 && t.clicksLeft({ count: left })}
          </p>
        </div>
      </section>
      {left <= 0 && revealed(() => setClicks(0))}
    </>
  );
}

/** The lab's first page: what it is, its tools, the choice of model, and which engines answer. */
export default function LabLandingPage() {
  const { models: t } = useWords();
  const { lab, titleSuffix } = useShellWords();
  const { answer, reload } = useLoaded(loadEngines);
  usePageMeta({ title: `${lab.title} - ${titleSuffix}`, description: lab.description, keywords: lab.keywords });

  const offer = answer?.ok ? answer.value : unloaded;
  const hasService = offer.engines.some(({ port, baseUrl }) => port === 'chat' && baseUrl !== undefined);
  const isSignedOut = answer !== null && !answer.ok && answer.status === 401;
  return (
    <div className={styles.page}>
      <LabWelcome
        revealed={(hide) => (
          <ModelSelector
            models={offer.models}
            defaultModel={offer.defaultModel}
            isDisabled={isSignedOut}
            note={hasService ? undefined : t.noService}
            onHide={hide}
          />
        )}
      />
      <LabTools />
      {answer?.ok && <EngineOverview engines={answer.value.engines} />}
      {answer !== null && !answer.ok && <LoadFailure failure={answer} onRetry={reload} />}
    </div>
  );
}

/** The lab's tools, each with how far it is. */
function LabTools() {
  const t = useWords();
  const { lab } = useShellWords();
  return (
    <section className={styles.section} aria-labelledby="lab-tools">
      <h2 id="lab-tools">{t.tools}</h2>
      <ul className={landing.tools}>
        {labTools.map(({ key, status }) => (
          <li key={key}>
            <Link className={landing.tool} to={`${pages.lab}/${key}`}>
              <span className={landing.toolName}>
                <strong>{lab.entries[key].name}</strong>
                <span className={landing.badge} data-badge={status}>
                  {t.status[status]}
                </span>
              </span>
              <span>{lab.entries[key].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
