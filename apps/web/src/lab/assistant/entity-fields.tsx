import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import type { AppEntity, AppField, AppModel, FieldType } from '@toolbench/contracts/app-model.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { EntityLimits } from './entity-limits.tsx';
import { addField, editField, plainTypes, removeField } from './requirement-draft.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './requirement.module.css';

interface EntityFieldsProps {
  readonly model: AppModel;
  readonly entity: AppEntity;
  readonly onChange: (model: AppModel) => void;
}

/** One kind of data and its fields, as a table that can be edited. */
export function EntityFields({ model, entity, onChange }: EntityFieldsProps) {
  const { requirement: t } = useTexts({ zh, en });
  const language = useLanguage();
  return (
    <div className={styles.entity}>
      <table aria-label={entity.label[language]}>
        <caption>{entity.label[language]}</caption>
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
          {entity.fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              onEdit={(edit) => onChange(editField(model, entity.name, field.name, edit, language))}
              onRemove={() => onChange(removeField(model, entity.name, field.name))}
            />
          ))}
        </tbody>
      </table>
      <EntityLimits model={model} entity={entity} onChange={onChange} />
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<Plus size={14} aria-hidden />}
        onClick={() => onChange(addField(model, entity.name, t.newField))}
      >
        {t.addField}
      </Button>
    </div>
  );
}

interface FieldRowProps {
  readonly field: AppField;
  readonly onEdit: (edit: { label?: string; type?: FieldType; required?: boolean }) => void;
  readonly onRemove: () => void;
}

function FieldRow({ field, onEdit, onRemove }: FieldRowProps) {
  const t = useTexts({ zh, en });
  const { requirement: words } = t;
  const language = useLanguage();
  const name = field.label[language];
  const types = plainTypes.includes(field.type) ? plainTypes : [field.type, ...plainTypes];
  return (
    <tr>
      <td>
        <TextInput
          size="xs"
          aria-label={`${words.field} ${name}`}
          value={name}
          onChange={({ currentTarget: { value } }) => onEdit({ label: value.slice(0, 60) })}
        />
        {field.choices && (
          <small className={styles.choices}>{field.choices.map(({ label }) => label[language]).join(' · ')}</small>
        )}
      </td>
      <td>
        <NativeSelect
          size="xs"
          rightSectionWidth={22}
          aria-label={`${words.type} ${name}`}
          data={types.map((type) => ({ value: type, label: t.fieldTypes[type] }))}
          value={field.type}
          onChange={({ currentTarget: { value } }) => onEdit({ type: value as FieldType })}
        />
      </td>
      <td className={styles.center}>
        <input
          type="checkbox"
          aria-label={`${words.required} ${name}`}
          checked={field.required}
          onChange={({ currentTarget: { checked } }) => onEdit({ required: checked })}
        />
      </td>
      <td>
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          aria-label={words.removeField({ name })}
          title={words.removeField({ name })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
