import { useCallback, useState } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Package, Rocket } from 'lucide-react';
import type { ProjectState } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { deployTargets, type Deployment, type DeployTarget } from '@toolbench/contracts/previews.ts';
import { planPrices, possiblePlan, type CloudProvider } from '@toolbench/contracts/assistant/tech-stack.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { useLoaded } from '../../use-loaded.ts';
import { loadFile } from '../assistant-calls.ts';
import type { Choices } from '../choices.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { DeploymentList, Steps } from './deployment-list.tsx';
import { deployReason } from '../conversation/failure-text.ts';
import { bundleAddress, deploy, loadDeployments, loadTargets } from '../project/preview-calls.ts';
import { priceText } from './price-text.ts';
import { useWords } from '../use-words.ts';
import { useEvery } from '../use-every.ts';
import styles from '../assistant.module.css';
import panes from '../project/panes.module.css';

interface DeployPaneProps {
  readonly sessionId: string;
  readonly choices: Choices;
  readonly project: ProjectState;
}

/** What is spent is asked for in words. */
const costs = (target: DeployTarget): target is CloudProvider => target in planPrices && target !== 'local';

/** Where the app goes: to an address of this server, to a server, to a cloud, or into a bundle. */
export function DeployPane({ sessionId, choices, project }: DeployPaneProps) {
  const t = useWords();
  const { deploy: words, errors } = t;
  const language = useLanguage();
  const [target, setTarget] = useState<DeployTarget>(choices.provider);
  const [confirmation, setConfirmation] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [planned, setPlanned] = useState<Deployment | null>(null);
  const deployments = useLoaded(loadDeployments);
  const targets = useLoaded(loadTargets);
  // A deployment may take minutes, and one of this server is measured all the time.
  const { reload } = deployments;
  const isWatched = deployments.answer?.ok === true && deployments.answer.value.deployments.length > 0;
  const watch = useCallback(() => Promise.resolve(reload()), [reload]);
  useEvery(watch, { everyMs: limits.assistant.monitorEveryMs, isOn: isWatched });
  const known = targets.answer?.ok ? targets.answer.value.targets.find((other) => other.target === target) : undefined;
  const say = (message: string) =>
    target === 'local' || target === 'ssh' ? errors.deploy({ message }) : errors.cloud({ message });

  const run = async (dryRun: boolean) => {
    if (!project.initialized) return setProblem(errors.appFirst);
    setIsBusy(true);
    setProblem(null);
    const answer = await deploy(
      { sessionId, target, plan: choices.plan, dryRun, ...(confirmation && { confirmation }) },
      language,
    );
    setIsBusy(false);
    if (!answer.ok) return setProblem(say(deployReason(answer, errors)));
    setPlanned(dryRun ? answer.value : null);
    if (answer.value.state === 'failed') setProblem(say(answer.value.error ?? errors.api));
    deployments.reload();
  };
  const saveBundle = async () => {
    if (!project.initialized) return setProblem(errors.projectFirst);
    const bundle = await loadFile(bundleAddress(sessionId, target, choices.plan), language);
    if (bundle) download(bundle, `deploy-${target}.zip`, 'application/zip');
    else setProblem(t.downloadFailed);
  };

  return (
    <div className={panes.deploy}>
      <div className={panes.row}>
        <NativeSelect
          size="xs"
          label={words.target}
          data={deployTargets.map((value) => ({ value, label: t.providers[value] }))}
          value={target}
          onChange={({ currentTarget: { value } }) => {
            setTarget(value as DeployTarget);
            setPlanned(null);
            setProblem(null);
          }}
        />
        {costs(target) && known?.isConfigured && (
          <TextInput
            size="xs"
            label={words.confirmLabel({ target })}
            value={confirmation}
            onChange={({ currentTarget: { value } }) => setConfirmation(value)}
          />
        )}
      </div>
      <p className={styles.hint}>{words.about[target]}</p>
      {costs(target) && <Price provider={target} plan={choices.plan} />}
      {known && known.fields.length > 0 && !known.isConfigured && <p className={styles.hint}>{words.missing}</p>}
      <div className={panes.row}>
        <Button
          size="xs"
          leftSection={<Rocket size={14} aria-hidden />}
          loading={isBusy}
          onClick={() => void run(false)}
        >
          {words.action}
        </Button>
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => void run(true)}>
          {words.dryRun}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<Package size={14} aria-hidden />}
          onClick={() => void saveBundle()}
        >
          {words.bundle}
        </Button>
      </div>
      {problem && (
        <Banner tone="error">
          <span>{problem}</span>
        </Banner>
      )}
      {planned && (
        <section aria-label={words.planned}>
          <p>{words.planned}</p>
          <Steps steps={planned.steps} />
        </section>
      )}
      {known && known.fields.length > 0 && <CredentialsForm key={target} target={known} onChanged={targets.reload} />}
      <DeploymentList answer={deployments.answer} sessionId={sessionId} onChanged={deployments.reload} />
    </div>
  );
}

/** What the chosen plan costs, before anything is done that costs. */
function Price({ provider, plan }: { readonly provider: CloudProvider; readonly plan: Choices['plan'] }) {
  const t = useWords();
  const possible = possiblePlan(provider, plan);
  return (
    <p className={styles.hint}>
      {t.deploy.price({ plan: t.plans[possible], price: priceText(provider, possible, t) })}
    </p>
  );
}
