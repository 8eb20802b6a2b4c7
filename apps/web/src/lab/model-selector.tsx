import { useState } from 'react';
import { Button } from '@mantine/core';
import type { EnginesResponse } from '@toolbench/contracts/ai/ai.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { chosenModel } from './chosen-model.ts';
import { useWords } from './use-words.ts';
import styles from './lab.module.css';
import landing from './landing.module.css';

type Model = EnginesResponse['models'][number];

interface ModelSelectorProps {
  readonly models: readonly Model[];
  readonly defaultModel: string;
  /** Nobody is signed in (any more): a note says so instead. */
  readonly isDisabled: boolean;
  /** Why a choice has no effect yet. */
  readonly note?: string | undefined;
  readonly onHide: () => void;
}

/** The chat models with what they cost; the choice goes with every call of the lab. */
export function ModelSelector({ models, defaultModel, isDisabled, note, onHide }: ModelSelectorProps) {
  const { models: t } = useWords();
  const [stored, setStored] = useState(() => chosenModel.read());
  const chosen = models.find(({ value }) => value === stored)?.value ?? defaultModel;
  const choose = (value: string) => {
    chosenModel.keep(value);
    setStored(value);
  };
  return (
    <section className={styles.section} aria-labelledby="lab-models">
      <div className={styles.headingRow}>
        <h2 id="lab-models">{t.title}</h2>
        <Button size="xs" variant="default" onClick={onHide}>
          {t.hide}
        </Button>
      </div>
      <p className={styles.intro}>{isDisabled ? t.signIn : t.intro}</p>
      {!isDisabled && note !== undefined && <p className={styles.intro}>{note}</p>}
      <fieldset className={landing.models} disabled={isDisabled} aria-labelledby="lab-models">
        {models.map((model) => (
          <ModelOption key={model.value} model={model} isChosen={model.value === chosen} onChoose={choose} />
        ))}
      </fieldset>
    </section>
  );
}

interface ModelOptionProps {
  readonly model: Model;
  readonly isChosen: boolean;
  readonly onChoose: (value: string) => void;
}

function ModelOption({ model, isChosen, onChoose }: ModelOptionProps) {
  const { models: t } = useWords();
  const language = useLanguage();
  const { value, name, description, costPer1K, speed, quality } = model;
  return (
    <label className={landing.model} data-model={value}>
      <input type="radio" name="lab-model" value={value} checked={isChosen} onChange={() => onChoose(value)} />
      <span className={landing.modelName}>
        <strong>{name}</strong>
        {model.recommended && <em>{t.recommended}</em>}
      </span>
      <code>{value}</code>
      <span>{description[language]}</span>
      <span className={landing.figures}>
        <span>{costPer1K === null ? t.costUnknown : t.cost({ usd: costPer1K.toFixed(6) })}</span>
        <Saving percent={model.costSaving} />
      </span>
      {speed !== null && quality !== null && (
        <span className={landing.figures}>
          <span>{`${t.speed} ${t.outOfFive({ value: speed })}`}</span>
          <span>{`${t.quality} ${t.outOfFive({ value: quality })}`}</span>
        </span>
      )}
    </label>
  );
}

function Saving({ percent }: { readonly percent: number | null }) {
  const { models: t } = useWords();
  if (percent === null) return null;
  if (percent === 0) return <span>{t.noSaving}</span>;
  return percent > 0 ? (
    <span className={landing.good}>{t.saves({ percent })}</span>
  ) : (
    <span className={landing.warning}>{t.costsMore({ percent: -percent })}</span>
  );
}
