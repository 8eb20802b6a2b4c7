import { ActionIcon, NumberInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { AppEntity, AppModel } from '@toolbench/contracts/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { limitText } from '@toolbench/lab/assistant/record-limits.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { editLimit, removeLimit } from './requirement-draft.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './requirement.module.css';

interface EntityLimitsProps {
  readonly model: AppModel;
  readonly entity: AppEntity;
  readonly onChange: (model: AppModel) => void;
}

/** How many records of a kind somebody may have: each rule in words, its number, and a way to be rid of it. */
export function EntityLimits({ model, entity, onChange }: EntityLimitsProps) {
  const { requirement: t } = useTexts({ zh, en });
  const language = useLanguage();
  const rules = (entity.limits ?? []).map((limit) => ({ limit, text: limitText(entity, limit)[language] }));
  if (rules.length === 0) return null;
  return (
    <ul className={styles.limits} aria-label={t.limits}>
      {rules.map(({ limit, text }, index) => (
        <li key={`${limit.by} ${limit.day}`}>
          <span>{text}</span>
          <NumberInput
            size="xs"
            aria-label={`${t.atMost} ${text}`}
            defaultValue={limit.most}
            min={1}
            max={limits.assistant.recordsPerLimit}
            allowDecimal={false}
            allowNegative={false}
            onChange={(value) => {
              // While it is empty, the last number stays.
              if (typeof value === 'number') onChange(editLimit(model, entity.name, index, value));
            }}
          />
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={t.removeLimit({ text })}
            title={t.removeLimit({ text })}
            onClick={() => onChange(removeLimit(model, entity.name, index))}
          >
            <X size={14} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
