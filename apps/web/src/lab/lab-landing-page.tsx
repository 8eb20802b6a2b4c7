import type { EnginesResponse } from '@toolbench/contracts/ai/ai.ts';
import { chatModels } from '@toolbench/contracts/catalog.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { usePageMeta } from '../page-meta.ts';
import { en as shellEn } from '../text/en.ts';
import { zh as shellZh } from '../text/zh.ts';
import { loadEngines } from './engine-calls.ts';
import { EngineOverview } from './settings/engine-overview.tsx';
import { LabTools } from './lab-tools.tsx';
import { LabWelcome } from './lab-welcome.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ModelSelector } from './model-selector.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { useLoaded } from './use-loaded.ts';
import styles from './lab.module.css';

/** Where the server does not say, the models of the product's own list are shown. */
const unloaded: EnginesResponse = { models: [...chatModels], defaultModel: chatModels[0].value, engines: [] };

/** The lab's first page: what it is, its tools, the choice of model, and which engines answer. */
export default function LabLandingPage() {
  const { models: t } = useTexts({ zh, en });
  const { lab, titleSuffix } = useTexts({ zh: shellZh, en: shellEn });
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
