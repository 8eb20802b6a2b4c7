import { Button, Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { FieldChange } from '@toolbench/contracts/app-commands.ts';
import { numericTypes, type AppField, type AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { AddByName } from './add-by-name.tsx';
import { identifiers, ownWords, relabelled } from './labels.ts';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

interface FieldDetailsProps {
  readonly model: AppModel;
  readonly field: AppField;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly onChange: (to: FieldChange) => void;
  readonly onMove: (step: number) => void;
}

const textual = new Set<AppField['type']>(['text', 'long-text']);

/** What a field may hold, what it begins with, and where it stands. */
export function FieldDetails({ model, field, canMove, onChange, onMove }: FieldDetailsProps) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  const { type, least, most, target } = field;
  const bound = (value: number | string) => (typeof value === 'number' ? value : null);
  return (
    <div className={styles.details}>
      <Checkbox
        size="xs"
        label={t.unique}
        checked={field.unique}
        onChange={({ currentTarget: { checked } }) => onChange({ unique: checked })}
      />
      {numericTypes.has(type) && (
        <NumberInput
          size="xs"
          label={t.least}
          value={least ?? ''}
          onChange={(value) => onChange({ least: bound(value) })}
        />
      )}
      {(numericTypes.has(type) || textual.has(type)) && (
        <NumberInput
          size="xs"
          label={numericTypes.has(type) ? t.most : t.longest}
          value={most ?? ''}
          onChange={(value) => onChange({ most: bound(value) })}
        />
      )}
      {type === 'reference' && (
        <NativeSelect
          size="xs"
          label={t.target}
          data={model.entities.map(({ name, label }) => ({ value: name, label: label[language] }))}
          value={target ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ target: value })}
        />
      )}
      <PresetInput field={field} onChange={onChange} />
      {field.choices && <ChoicesEditor choices={field.choices} onChange={(choices) => onChange({ choices })} />}
      <div className={styles.moves}>
        <Button size="compact-xs" variant="default" disabled={!canMove.up} onClick={() => onMove(-1)}>
          {t.up}
        </Button>
        <Button size="compact-xs" variant="default" disabled={!canMove.down} onClick={() => onMove(1)}>
          {t.down}
        </Button>
      </div>
    </div>
  );
}

/** What a new record has in the field: a choice, yes or no, today or a number; nothing for the others. */
function PresetInput({ field, onChange }: Pick<FieldDetailsProps, 'field' | 'onChange'>) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  const { type, preset, choices } = field;
  if (numericTypes.has(type)) {
    return (
      <NumberInput
        size="xs"
        label={t.preset}
        value={typeof preset === 'number' ? preset : ''}
        onChange={(value) => onChange({ preset: typeof value === 'number' ? value : null })}
      />
    );
  }
  const options =
    choices?.map(({ value, label }) => ({ value, label: label[language] })) ??
    (type === 'boolean'
      ? [
          { value: 'true', label: t.yes },
          { value: 'false', label: t.no },
        ]
      : type === 'date' || type === 'date-time'
        ? [{ value: 'now', label: t.now }]
        : []);
  if (options.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      label={t.preset}
      data={[{ value: '', label: t.noPreset }, ...options]}
      value={preset === undefined ? '' : String(preset)}
      onChange={({ currentTarget: { value } }) =>
        onChange({ preset: value === '' ? null : type === 'boolean' ? value === 'true' : value })
      }
    />
  );
}

type Choices = NonNullable<AppField['choices']>;

/** The options of a field and their order. */
function ChoicesEditor({
  choices,
  onChange,
}: {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  const add = async (words: string) => {
    const { fieldIdentifier } = await identifiers();
    const stem = fieldIdentifier(words).toLowerCase().slice(0, 36) || 'option';
    let value = stem;
    for (let more = 2; choices.some((one) => one.value === value); more += 1) value = `${stem}-${more}`;
    onChange([...choices, { value, label: ownWords(words) }]);
  };
  const swap = (at: number, other: number) =>
    onChange(choices.map((one, place) => (place === at ? choices[other] : place === other ? choices[at] : one)));
  return (
    <fieldset className={styles.options}>
      <legend>{t.options}</legend>
      {choices.map((choice, at) => {
        const name = choice.label[language];
        const replace = (text: string) =>
          onChange(
            choices.map((one) => (one === choice ? { ...one, label: relabelled(one.label, language, text) } : one)),
          );
        return (
          <div key={choice.value} className={styles.option}>
            <TextInput
              size="xs"
              aria-label={`${t.option} ${at + 1}`}
              value={name}
              onChange={({ currentTarget: { value } }) => replace(value)}
            />
            {at > 0 && (
              <IconButton icon={ArrowUp} label={`${t.up} ${name}`} size="sm" onClick={() => swap(at, at - 1)} />
            )}
            {at < choices.length - 1 && (
              <IconButton icon={ArrowDown} label={`${t.down} ${name}`} size="sm" onClick={() => swap(at, at + 1)} />
            )}
            {choices.length > 2 && (
              <IconButton
                icon={X}
                label={t.removeOption({ name })}
                size="sm"
                onClick={() => onChange(choices.filter((one) => one !== choice))}
              />
            )}
          </div>
        );
      })}
      {choices.length < limits.assistant.choices && (
        <AddByName label={t.addOption} onAdd={(words) => void add(words)} />
      )}
    </fieldset>
  );
}
