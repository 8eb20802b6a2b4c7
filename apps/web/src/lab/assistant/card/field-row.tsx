import { useState } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { ChevronDown, X } from 'lucide-react';
import type { AppCommand, FieldChange } from '@toolbench/contracts/app-commands.ts';
import {
  fieldTypes,
  type AppEntity,
  type AppField,
  type AppModel,
  type FieldType,
} from '@toolbench/contracts/assistant/app-model.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { FieldDetails } from './field-details.tsx';
import { relabelled } from './labels.ts';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

interface FieldRowProps {
  readonly model: AppModel;
  readonly entity: AppEntity;
  readonly field: AppField;
  /** Its place among the fields. */
  readonly at: number;
  readonly onCommand: (command: AppCommand) => void;
}

/** One field, with what is less often changed below it. */
export function FieldRow({ model, entity, field, at, onCommand }: FieldRowProps) {
  const t = useWords();
  const { requirement: words } = t;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const name = field.label[language];
  const [first, second] = words.firstChoices;
  const change = (to: FieldChange) => onCommand({ do: 'change-field', entity: entity.name, field: field.name, to });
  const retype = (type: FieldType) => {
    if (type === 'choice') {
      const choices = [
        { value: 'first', label: first },
        { value: 'second', label: second },
      ];
      change({ type, choices });
      setIsOpen(true);
    } else if (type === 'reference') {
      change({ type, target: model.entities.find((other) => other.name !== entity.name)?.name ?? entity.name });
      setIsOpen(true);
    } else change({ type });
  };
  return (
    <>
      <tr>
        <td>
          <TextInput
            size="xs"
            aria-label={`${words.field} ${name}`}
            value={name}
            onChange={({ currentTarget: { value } }) => change({ label: relabelled(field.label, language, value) })}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
              if (!event.altKey || step === 0 || at + step < 0) return;
              event.preventDefault();
              onCommand({ do: 'move-field', entity: entity.name, field: field.name, at: at + step });
            }}
          />
          {field.choices && !isOpen && (
            <small className={styles.choices}>{field.choices.map(({ label }) => label[language]).join(' · ')}</small>
          )}
        </td>
        <td>
          <NativeSelect
            size="xs"
            rightSectionWidth={22}
            aria-label={`${words.type} ${name}`}
            data={fieldTypes.map((type) => ({ value: type, label: t.fieldTypes[type] }))}
            value={field.type}
            onChange={({ currentTarget: { value } }) => retype(value as FieldType)}
          />
        </td>
        <td className={styles.center}>
          <input
            type="checkbox"
            aria-label={`${words.required} ${name}`}
            checked={field.required}
            onChange={({ currentTarget: { checked } }) => change({ required: checked })}
          />
        </td>
        <td className={styles.rowActions}>
          <IconButton
            icon={ChevronDown}
            label={words.details({ name })}
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
          <IconButton
            icon={X}
            label={words.removeField({ name })}
            size="sm"
            onClick={() => onCommand({ do: 'remove-field', entity: entity.name, field: field.name })}
          />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <FieldDetails
              model={model}
              field={field}
              onChange={change}
              onMove={(step) => onCommand({ do: 'move-field', entity: entity.name, field: field.name, at: at + step })}
              canMove={{ up: at > 0, down: at < entity.fields.length - 1 }}
            />
          </td>
        </tr>
      )}
    </>
  );
}
