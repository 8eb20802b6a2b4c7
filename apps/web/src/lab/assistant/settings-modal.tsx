import '@toolbench/ui/controls/controls.css';
import { useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import {
  cloudProviders,
  deploymentPlans,
  isPossible,
  planPrices,
  planSpecs,
  stackDatabases,
  stackFrameworks,
  stackLanguages,
  type CloudProvider,
  type DeploymentPlan,
  type TechStack,
} from '@toolbench/contracts/assistant/tech-stack.ts';
import { Dialog } from '@toolbench/ui/controls/dialog.tsx';
import {
  chooseFramework,
  chooseLanguage,
  chooseProvider,
  type Choices,
  type Chosen,
  type Correction,
} from './choices.ts';
import { priceText } from './deploy/price-text.ts';
import { useWords } from './use-words.ts';
import styles from './settings.module.css';

interface SettingsModalProps {
  readonly choices: Choices;
  readonly onSave: (choices: Choices) => void;
  readonly onClose: () => void;
}

/** How the parts of a stack are written; the same in every language. */
const stackNames: Readonly<Record<TechStack['language' | 'framework' | 'database'], string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  react: 'React',
  vue: 'Vue',
  express: 'Express',
  fastapi: 'FastAPI',
  sqlite: 'SQLite',
  mysql: 'MySQL',
  postgresql: 'PostgreSQL',
  mongodb: 'MongoDB',
};

/** Provider, plan and stack. Save keeps what was chosen, cancel and closing discard it. */
export default function SettingsModal({ choices: initial, onSave, onClose }: SettingsModalProps) {
  const { settingsForm: t, providers } = useWords();
  const [choices, setChoices] = useState(initial);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const { provider, stack } = choices;
  const take = (chosen: Chosen) => {
    setChoices(chosen.choices);
    setCorrection(chosen.correction);
  };
  return (
    <Dialog title={t.title} size="lg" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(choices);
        }}
      >
        <NativeSelect
          label={t.provider}
          data={cloudProviders.map((value) => ({ value, label: providers[value] }))}
          value={provider}
          onChange={({ currentTarget: { value } }) => take(chooseProvider(choices, value as CloudProvider))}
        />
        <Plans choices={choices} onChange={(plan) => take({ choices: { ...choices, plan }, correction: null })} />
        <div className={styles.stack}>
          <NativeSelect
            label={t.language}
            data={stackLanguages.map((value) => ({ value, label: stackNames[value] }))}
            value={stack.language}
            onChange={({ currentTarget: { value } }) => take(chooseLanguage(choices, value as TechStack['language']))}
          />
          <NativeSelect
            label={t.framework}
            data={stackFrameworks.map((framework) => ({
              value: framework,
              label: isPossible({ language: stack.language, framework })
                ? stackNames[framework]
                : `${stackNames[framework]} *`,
            }))}
            value={stack.framework}
            onChange={({ currentTarget: { value } }) => take(chooseFramework(choices, value as TechStack['framework']))}
          />
          <NativeSelect
            label={t.database}
            data={stackDatabases.map((value) => ({ value, label: stackNames[value] }))}
            value={stack.database}
            onChange={({ currentTarget: { value } }) =>
              take({
                choices: { ...choices, stack: { ...stack, database: value as TechStack['database'] } },
                correction: null,
              })
            }
          />
          <NativeSelect label={t.hosting} data={[{ value: 'vercel', label: 'Vercel' }]} value="vercel" disabled />
        </div>
        <NativeSelect
          label={t.engine}
          data={(['auto', 'blueprint'] as const).map((value) => ({ value, label: t.engines[value] }))}
          value={choices.engine}
          onChange={({ currentTarget: { value } }) =>
            setChoices({ ...choices, engine: value === 'blueprint' ? 'blueprint' : 'auto' })
          }
        />
        <p className={styles.correction} role="status">
          {correction && t.corrected[correction]}
        </p>
        <p className={styles.note}>{t.note}</p>
        <div className={styles.buttons}>
          <Button type="submit">{t.save}</Button>
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PlansProps {
  readonly choices: Choices;
  readonly onChange: (plan: DeploymentPlan) => void;
}

/** The provider's plans, with what each has and costs. */
function Plans({ choices: { provider, plan }, onChange }: PlansProps) {
  const t = useWords();
  const { prices } = planPrices[provider];
  return (
    <fieldset className={styles.plans}>
      <legend>{t.settingsForm.plan}</legend>
      {deploymentPlans
        .filter((value) => prices[value] !== undefined)
        .map((value) => {
          const spec = planSpecs[value];
          return (
            <label key={value} className={styles.plan} data-chosen={value === plan || undefined}>
              <input type="radio" name="plan" checked={value === plan} onChange={() => onChange(value)} />
              <strong>{t.plans[value]}</strong>
              <span>{priceText(provider, value, t)}</span>
              <small>
                {[
                  t.planSpec(spec),
                  t.traffic({ tb: spec.trafficTb }),
                  t.domains({ count: spec.domains }),
                  t.backups[spec.backup],
                  ...(spec.cdn ? [t.cdn] : []),
                  ...(spec.autoScale ? [t.autoScale] : []),
                ].join(' · ')}
              </small>
            </label>
          );
        })}
    </fieldset>
  );
}
