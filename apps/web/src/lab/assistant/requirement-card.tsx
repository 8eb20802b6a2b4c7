import '@toolbench/ui/controls.css';
import { useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { Check, Maximize2 } from 'lucide-react';
import type { AppModel } from '@toolbench/contracts/app-model.ts';
import { Dialog } from '@toolbench/ui/dialog.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { EntityFields } from './entity-fields.tsx';
import { problemOf } from './requirement-draft.ts';
import { RequirementFeatures, RequirementHead, RequirementPages } from './requirement-parts.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './requirement.module.css';

interface RequirementCardProps {
  readonly requirement: AppModel;
  readonly isBusy: boolean;
  readonly onConfirm: (requirement: AppModel) => void;
}

/** What was understood, to be checked and changed before anything is generated; in a dialog where it gets too narrow. */
export default function RequirementCard({ requirement, isBusy, onConfirm }: RequirementCardProps) {
  const { requirement: words } = useTexts({ zh, en });
  const [model, setModel] = useState(requirement);
  const [isWide, setIsWide] = useState(false);
  const form = <RequirementForm model={model} isBusy={isBusy} onConfirm={onConfirm} onChange={setModel} />;
  return (
    <section className={styles.card} aria-label={words.title}>
      <div className={styles.title}>
        <h3>{words.title}</h3>
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          aria-label={words.wide}
          title={words.wide}
          onClick={() => setIsWide(true)}
        >
          <Maximize2 size={14} aria-hidden />
        </ActionIcon>
      </div>
      {!isWide && form}
      <Dialog title={words.title} size={760} isOpen={isWide} onClose={() => setIsWide(false)}>
        {form}
      </Dialog>
    </section>
  );
}

interface RequirementFormProps {
  readonly model: AppModel;
  readonly isBusy: boolean;
  readonly onChange: (model: AppModel) => void;
  readonly onConfirm: (model: AppModel) => void;
}

function RequirementForm({ model, isBusy, onChange, onConfirm }: RequirementFormProps) {
  const { requirement: words } = useTexts({ zh, en });
  const language = useLanguage();
  const problem = problemOf(model, language);
  const confirm = () => {
    if (!isBusy && problem === null) onConfirm(model);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter in a field is for the field; with Ctrl or Cmd it confirms.
        if (event.ctrlKey || event.metaKey) confirm();
        if (event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <p className={styles.intro}>{words.intro}</p>
      <RequirementHead model={model} onChange={onChange} />
      {model.entities.map((entity) => (
        <EntityFields key={entity.name} model={model} entity={entity} onChange={onChange} />
      ))}
      <RequirementPages model={model} />
      <RequirementFeatures model={model} onChange={onChange} />
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
        type="submit"
        size="sm"
        leftSection={<Check size={16} aria-hidden />}
        disabled={isBusy || problem !== null}
      >
        {words.confirm}
      </Button>
    </form>
  );
}
