import { useState } from 'react';
import { Button, NativeSelect, NumberInput } from '@mantine/core';
import type { AppEntity, RecordLimit } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { fitsFields } from '@toolbench/lab/assistant/record-limits.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

const mostRecords = limits.assistant.recordsPerLimit;

const byOwner = (name: string): RecordLimit => ({ most: 1, by: name });
const byDay = (name: string): RecordLimit => ({ most: 1, day: name });

const fieldsFitting = ({ fields }: AppEntity, fits: (name: string) => RecordLimit) =>
  fields.filter(({ name }) => fitsFields(fits(name), fields));

/** Whether there is a field that records can be counted by. */
export const canHaveRules = (entity: AppEntity): boolean =>
  fieldsFitting(entity, byOwner).length + fieldsFitting(entity, byDay).length > 0;

interface AddRuleProps {
  readonly entity: AppEntity;
  /** The number that it begins with. */
  readonly initial?: number;
  readonly onAdd: (rule: RecordLimit) => void;
  readonly onClose: () => void;
}

/** A rule that is put together: how many, for each value of which field, on each day of which date, or never at a time. */
export function AddRule({ entity, initial = 1, onAdd, onClose }: AddRuleProps) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  const [most, setMost] = useState(initial);
  const [by, setBy] = useState('');
  const [when, setWhen] = useState('');
  const [to, setTo] = useState('');
  const optionsOf = (fits: (name: string) => RecordLimit) =>
    fieldsFitting(entity, fits).map(({ name, label }) => ({ value: name, label: label[language] }));
  const owners = optionsOf(byOwner);
  const days = optionsOf(byDay);
  const isApart = to !== '';
  const rule: RecordLimit = {
    most: isApart ? 1 : most,
    ...(by === '' ? {} : { by }),
    ...(isApart ? { span: { from: when, to } } : when === '' ? {} : { day: when }),
  };
  return (
    <fieldset className={styles.details}>
      <legend>{t.addRule}</legend>
      <NativeSelect
        size="xs"
        label={t.ruleBy}
        data={[{ value: '', label: t.everybody }, ...owners]}
        value={by}
        onChange={({ currentTarget: { value } }) => setBy(value)}
      />
      <NativeSelect
        size="xs"
        label={t.ruleDay}
        data={[{ value: '', label: t.always }, ...days]}
        value={when}
        onChange={({ currentTarget: { value } }) => {
          setWhen(value);
          setTo('');
        }}
      />
      {when !== '' && (
        <NativeSelect
          size="xs"
          label={t.ruleApart}
          data={[
            { value: '', label: t.mayOverlap },
            ...optionsOf((name) => ({ most: 1, span: { from: when, to: name } })),
          ]}
          value={to}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
      )}
      {!isApart && (
        <NumberInput
          size="xs"
          label={t.atMost}
          value={most}
          min={1}
          max={mostRecords}
          allowDecimal={false}
          onChange={(value) => {
            if (typeof value === 'number') setMost(Math.min(Math.max(Math.round(value), 1), mostRecords));
          }}
        />
      )}
      <Button
        size="compact-xs"
        disabled={!fitsFields(rule, entity.fields)}
        onClick={() => {
          onAdd(rule);
          onClose();
        }}
      >
        {t.add}
      </Button>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onClose}>
        {t.cancel}
      </Button>
    </fieldset>
  );
}
