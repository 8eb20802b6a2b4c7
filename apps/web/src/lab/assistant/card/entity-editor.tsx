import { NativeSelect, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppEntity, AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { AddByName } from './add-by-name.tsx';
import { EntityLimits } from './entity-limits.tsx';
import { FieldRow } from './field-row.tsx';
import { identifiers, ownWords, relabelled } from './labels.ts';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

interface EntityEditorProps {
  readonly model: AppModel;
  readonly entity: AppEntity;
  readonly onCommand: (command: AppCommand) => void;
}

/** One kind of data: its name, its fields as a table, its rules, and the order of its list. */
export function EntityEditor({ model, entity, onCommand }: EntityEditorProps) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  const { name, label, fields } = entity;
  const shown = label[language];
  const addField = async (words: string) => {
    const { fieldIdentifier } = await identifiers();
    const identifier = fieldIdentifier(words).slice(0, 40) || 'value';
    onCommand({
      do: 'add-field',
      entity: name,
      field: { name: identifier, label: ownWords(words), type: 'text', required: false, unique: false },
    });
  };
  const order = model.order[name];
  return (
    <div className={styles.entity}>
      <div className={styles.entityHead}>
        <TextInput
          size="xs"
          aria-label={t.entityName({ name: shown })}
          value={shown}
          onChange={({ currentTarget: { value } }) =>
            onCommand({ do: 'rename-entity', entity: name, label: relabelled(label, language, value) })
          }
        />
        {model.entities.length > 1 && (
          <IconButton
            icon={X}
            label={t.removeEntity({ name: shown })}
            size="sm"
            onClick={() => onCommand({ do: 'remove-entity', entity: name })}
          />
        )}
      </div>
      <table aria-label={shown}>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.type}</th>
            <th scope="col" className={styles.center}>
              {t.required}
            </th>
            <th scope="col" aria-hidden />
          </tr>
        </thead>
        <tbody>
          {fields.map((field, at) => (
            <FieldRow key={field.name} model={model} entity={entity} field={field} at={at} onCommand={onCommand} />
          ))}
        </tbody>
      </table>
      {fields.length < limits.assistant.fieldsPerEntity && (
        <AddByName label={t.addField} onAdd={(words) => void addField(words)} />
      )}
      <EntityLimits entity={entity} onCommand={onCommand} />
      <div className={styles.pair}>
        <NativeSelect
          size="xs"
          label={t.titleField}
          data={fields.map((field) => ({ value: field.name, label: field.label[language] }))}
          value={entity.titleField}
          onChange={({ currentTarget: { value } }) => onCommand({ do: 'set-title', entity: name, field: value })}
        />
        <NativeSelect
          size="xs"
          label={t.order}
          data={[
            ...(order === undefined ? [{ value: '', label: t.noOrder }] : []),
            ...fields.flatMap((field) => [
              { value: field.name, label: `${field.label[language]} ↑` },
              { value: `-${field.name}`, label: `${field.label[language]} ↓` },
            ]),
          ]}
          value={order ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const descending = value.startsWith('-');
            if (value !== '') onCommand({ do: 'set-order', entity: name, field: value.replace('-', ''), descending });
          }}
        />
      </div>
    </div>
  );
}
