import { Checkbox, TextInput } from '@mantine/core';
import type { AppModel } from '@toolbench/contracts/app-model.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './requirement.module.css';

interface PartProps {
  readonly model: AppModel;
  readonly onChange: (model: AppModel) => void;
}

/** What it is called, its colour, and what kind of app it is. */
export function RequirementHead({ model, onChange }: PartProps) {
  const t = useTexts({ zh, en });
  const { requirement: words } = t;
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <TextInput
        size="xs"
        label={words.name}
        value={model.name[language]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...model, name: { ...model.name, [language]: value.slice(0, 60) } })
        }
      />
      <label className={styles.color}>
        {words.color}
        <input
          type="color"
          value={model.color}
          onChange={({ currentTarget: { value } }) => onChange({ ...model, color: value })}
        />
      </label>
      <dl className={styles.family}>
        <dt>{words.family}</dt>
        <dd>{t.families[model.family]}</dd>
      </dl>
    </div>
  );
}

type Feature = keyof AppModel['features'];

/** What its lists and pages can do. */
export function RequirementFeatures({ model, onChange }: PartProps) {
  const t = useTexts({ zh, en });
  return (
    <fieldset className={styles.features}>
      <legend>{t.requirement.features}</legend>
      {(Object.keys(model.features) as Feature[]).map((feature) => (
        <Checkbox
          key={feature}
          size="xs"
          label={t.features[feature]}
          checked={model.features[feature]}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...model, features: { ...model.features, [feature]: checked } })
          }
        />
      ))}
    </fieldset>
  );
}

/** The screens, and what is worked out. */
export function RequirementPages({ model }: Pick<PartProps, 'model'>) {
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
