import { useState, type KeyboardEvent } from 'react';
import { Button } from '@mantine/core';
import { Check, Redo2, Undo2 } from 'lucide-react';
import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { pluralPath } from '@toolbench/lab/assistant/language/words/english.ts';
import { EntityEditor } from './entity-editor.tsx';
import { PagesEditor } from './pages-editor.tsx';
import { give, problemOf, redo, undo, type Draft } from './requirement-draft.ts';
import { AccessEditor, RequirementFeatures, RequirementHead, UnreadWords } from './requirement-parts.tsx';
import { AddByName } from './add-by-name.tsx';
import { identifiers, ownWords } from './labels.ts';
import { CalculationsEditor, SectionsEditor } from './texts-editor.tsx';
import { useWords } from '../use-words.ts';
import formStyles from './form.module.css';
import styles from './requirement.module.css';

interface RequirementFormProps {
  readonly draft: Draft;
  readonly isBusy: boolean;
  /** What pressing the button does: it is at hand wherever the form is scrolled to. */
  readonly action: string;
  readonly canConfirm: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onConfirm: () => void;
}

interface AddEntityProps {
  readonly model: AppModel;
  readonly onCommand: (command: AppCommand) => void;
}

/** One more kind of records; it begins with a name alone. */
function AddEntity({ model, onCommand }: AddEntityProps) {
  const { requirement: t } = useWords();
  const add = async (words: string) => {
    const { entityIdentifier } = await identifiers();
    const taken = new Set(model.entities.map(({ name }) => name));
    const stem = entityIdentifier(words).slice(0, 36) || 'Thing';
    let name = stem;
    for (let more = 2; taken.has(name); more += 1) name = `${stem}${more}`;
    const label = { zh: t.nameField.zh, en: t.nameField.en };
    onCommand({
      do: 'add-entity',
      entity: {
        name,
        plural: pluralPath(name),
        label: ownWords(words),
        fields: [{ name: 'name', label, type: 'text', required: true, unique: false }],
        titleField: 'name',
        seeds: [],
      },
    });
  };
  if (model.entities.length >= limits.assistant.entities || model.family === 'calculator') return null;
  return <AddByName label={t.addEntity} onAdd={(words) => void add(words)} />;
}

/** All that an app model knows, to be changed by commands, which are listed, undone and made again. */
export function RequirementForm({ draft, isBusy, action, canConfirm, onChange, onConfirm }: RequirementFormProps) {
  const { requirement: words } = useWords();
  const language = useLanguage();
  const { model } = draft;
  const problem = problemOf(model, language);
  const onCommand = (...commands: readonly AppCommand[]) => onChange(commands.reduce(give, draft));
  const isReady = !isBusy && problem === null && canConfirm;
  const confirm = () => {
    if (isReady) onConfirm();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter') return;
    // Enter in a field is for the field; with Ctrl or Cmd it confirms.
    if (event.ctrlKey || event.metaKey) confirm();
    if (event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
      onKeyDown={onKeyDown}
    >
      <RequirementHead model={model} onCommand={onCommand} />
      <UnreadWords model={model} onCommand={onCommand} />
      {model.entities.map((entity) => (
        <EntityEditor key={entity.name} model={model} entity={entity} onCommand={onCommand} />
      ))}
      <AddEntity model={model} onCommand={onCommand} />
      <PagesEditor model={model} onCommand={onCommand} />
      <AccessEditor model={model} onCommand={onCommand} />
      <CalculationsEditor model={model} onCommand={onCommand} />
      <SectionsEditor model={model} onCommand={onCommand} />
      <RequirementFeatures model={model} onCommand={onCommand} />
      <History draft={draft} onChange={onChange} />
      <div className={formStyles.confirmBar}>
        {(problem ?? draft.refused) && (
          <p className={styles.problem} role="alert">
            {problem === null
              ? draft.refused?.[language]
              : `${words.problem} ${problem.code === 'same-field' ? words.sameField({ name: problem.name }) : words.emptyName}`}
          </p>
        )}
        <Button type="submit" size="sm" leftSection={<Check size={16} aria-hidden />} disabled={!isReady}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** What was changed by hand, in words, the newest first. */
function History({ draft, onChange }: Pick<RequirementFormProps, 'draft' | 'onChange'>) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { words, undone } = draft;
  if (words.length + undone.length === 0) return null;
  return (
    <section className={formStyles.history} aria-label={t.history}>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<Undo2 size={14} aria-hidden />}
        disabled={words.length === 0}
        onClick={() => onChange(undo(draft))}
      >
        {t.undo}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<Redo2 size={14} aria-hidden />}
        disabled={undone.length === 0}
        onClick={() => onChange(redo(draft))}
      >
        {t.redo}
      </Button>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t.changes({ count: words.length })}</summary>
        <ol reversed>
          {words.toReversed().map((one, at) => (
            <li key={words.length - at}>{one[language]}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
