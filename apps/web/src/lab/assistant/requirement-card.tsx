import '@toolbench/ui/controls.css';
import { useState } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { Check } from 'lucide-react';
import type { AppModel } from '@toolbench/contracts/app-model.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { EntityFields } from './entity-fields.tsx';
import { problemOf } from './requirement-draft.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './requirement.module.css';

interface RequirementCardProps {
  readonly requirement: AppModel;
  readonly isBusy: boolean;
  readonly onConfirm: (requirement: AppModel) => void;
}

type Feature = keyof AppModel['features'];

/** What was understood, to be checked and changed before anything is generated. */
export default function RequirementCard({ requirement, isBusy, onConfirm }: RequirementCardProps) {
  const t = useTexts({ zh, en });
  const { requirement: words } = t;
  const language = useLanguage();
  const [model, setModel] = useState(requirement);
  const problem = problemOf(model, language);
  const features = Object.keys(model.features) as Feature[];
  return (
    <section className={styles.card} aria-label={words.title}>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.head}>
        <TextInput
          size="xs"
          label={words.name}
          value={model.name[language]}
          onChange={({ currentTarget: { value } }) =>
            setModel({ ...model, name: { ...model.name, [language]: value.slice(0, 60) } })
          }
        />
        <label className={styles.color}>
          {words.color}
          <input
            type="color"
            value={model.color}
            onChange={({ currentTarget: { value } }) => setModel({ ...model, color: value })}
          />
        </label>
        <dl className={styles.family}>
          <dt>{words.family}</dt>
          <dd>{t.families[model.family]}</dd>
        </dl>
      </div>
      {model.entities.map((entity) => (
        <EntityFields key={entity.name} model={model} entity={entity} onChange={setModel} />
      ))}
      <PagesLine model={model} />
      <fieldset className={styles.features}>
        <legend>{words.features}</legend>
        {features.map((feature) => (
          <Checkbox
            key={feature}
            size="xs"
            label={t.features[feature]}
            checked={model.features[feature]}
            onChange={({ currentTarget: { checked } }) =>
              setModel({ ...model, features: { ...model.features, [feature]: checked } })
            }
          />
        ))}
      </fieldset>
      {problem && (
        <p className={styles.problem} role="alert">
          {words.problem}{' '}
          {problem.code === 'no-fields'
            ? words.noFields({ name: problem.name })
            : problem.code === 'same-field'
              ? words.sameField({ name: problem.name })
              : words.emptyName}
        </p>
      )}
      <Button
        size="sm"
        leftSection={<Check size={16} aria-hidden />}
        disabled={isBusy || problem !== null}
        onClick={() => onConfirm(model)}
      >
        {words.confirm}
      </Button>
    </section>
  );
}

/** The screens, and what is worked out. */
function PagesLine({ model }: { readonly model: AppModel }) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  return (
    <dl className={styles.pages}>
      {model.pages.length > 0 && (
        <>
          <dt>{t.requirement.pages}</dt>
          <dd>
            {model.pages.map(({ key, label, kind }) => (
              <span key={key} className={styles.chip} title={t.pageKinds[kind]}>
                {label[language]}
              </span>
            ))}
          </dd>
        </>
      )}
      {model.calculations.length > 0 && (
        <>
          <dt>{t.requirement.calculations}</dt>
          <dd>
            {model.calculations.map(({ key, label, outputs }) => (
              <span key={key} className={styles.chip} title={outputs.map(({ formula }) => formula).join('; ')}>
                {label[language]}
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
