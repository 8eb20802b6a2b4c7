import { useState } from 'react';
import { Button, NumberInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppEntity } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { limitText } from '@toolbench/lab/assistant/record-limits.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { AddRule, canHaveRules } from './add-rule.tsx';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

interface EntityLimitsProps {
  readonly entity: AppEntity;
  readonly onCommand: (command: AppCommand) => void;
}

const mostRecords = limits.assistant.recordsPerLimit;

/** How many records of a kind somebody may have: each rule in words, its number, a way to be rid of it, and one more. */
export function EntityLimits({ entity, onCommand }: EntityLimitsProps) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  const [isAdding, setIsAdding] = useState(false);
  const rules = (entity.limits ?? []).map((limit) => ({ limit, text: limitText(entity, limit)[language] }));
  return (
    <>
      {rules.length > 0 && (
        <ul className={styles.limits} aria-label={t.limits}>
          {rules.map(({ limit, text }, at) => (
            <li key={`${limit.by} ${limit.day} ${limit.span?.from}`}>
              <span>{text}</span>
              {limit.span === undefined && (
                <NumberInput
                  size="xs"
                  aria-label={`${t.atMost} ${text}`}
                  defaultValue={limit.most}
                  min={1}
                  max={mostRecords}
                  allowDecimal={false}
                  allowNegative={false}
                  onChange={(value) => {
                    // While it is empty, the last number stays.
                    if (typeof value !== 'number') return;
                    const most = Math.min(Math.max(Math.round(value), 1), mostRecords);
                    onCommand({ do: 'change-rule', entity: entity.name, at, rule: { ...limit, most } });
                  }}
                />
              )}
              <IconButton
                icon={X}
                label={t.removeLimit({ text })}
                size="sm"
                onClick={() => onCommand({ do: 'remove-rule', entity: entity.name, at })}
              />
            </li>
          ))}
        </ul>
      )}
      {rules.length < limits.assistant.limitsPerEntity && canHaveRules(entity) && !isAdding && (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t.addRule}
        </Button>
      )}
      {isAdding && (
        <AddRule
          entity={entity}
          onAdd={(rule) => onCommand({ do: 'add-rule', entity: entity.name, rule })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
