import { Textarea, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { relabelled } from './labels.ts';
import { useWords } from '../use-words.ts';
import styles from './requirement.module.css';

interface TextsEditorProps {
  readonly model: AppModel;
  readonly onCommand: (command: AppCommand) => void;
}

/** What is worked out, and the formula of each result. */
export function CalculationsEditor({ model, onCommand }: TextsEditorProps) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  if (model.calculations.length === 0) return null;
  return (
    <fieldset className={styles.options}>
      <legend>{t.calculations}</legend>
      {model.calculations.map((calculation) => (
        <div key={calculation.key} className={styles.details}>
          <TextInput
            size="xs"
            label={t.calculationName}
            value={calculation.label[language]}
            onChange={({ currentTarget: { value } }) =>
              onCommand({
                do: 'set-calculation',
                calculation: { ...calculation, label: relabelled(calculation.label, language, value) },
              })
            }
          />
          {calculation.outputs.map((output) => (
            <TextInput
              key={output.name}
              size="xs"
              label={t.formulaOf({ name: output.label[language] })}
              description={calculation.inputs.map(({ name, label }) => `${name} = ${label[language]}`).join(', ')}
              defaultValue={output.formula}
              // Half a formula is none: it counts when the field is left.
              onBlur={({ currentTarget: { value } }) => {
                if (value === output.formula) return;
                const outputs = calculation.outputs.map((one) => (one === output ? { ...one, formula: value } : one));
                onCommand({ do: 'set-calculation', calculation: { ...calculation, outputs } });
              }}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** What the home page of a site says. */
export function SectionsEditor({ model, onCommand }: TextsEditorProps) {
  const { requirement: t } = useWords();
  const language = useLanguage();
  if (model.sections.length === 0) return null;
  return (
    <fieldset className={styles.options}>
      <legend>{t.sections}</legend>
      {model.sections.map((section, at) => {
        const { title, text } = section;
        const name = title[language];
        return (
          <div key={at} className={styles.details}>
            <TextInput
              size="xs"
              label={t.sectionTitle}
              value={name}
              onChange={({ currentTarget: { value } }) =>
                onCommand({
                  do: 'set-section',
                  at,
                  section: { ...section, title: relabelled(title, language, value) },
                })
              }
            />
            <Textarea
              size="xs"
              autosize
              label={t.sectionText}
              value={text[language]}
              onChange={({ currentTarget: { value } }) =>
                onCommand({ do: 'set-section', at, section: { ...section, text: relabelled(text, language, value) } })
              }
            />
            <IconButton
              icon={X}
              label={t.removeSection({ name })}
              size="sm"
              onClick={() => onCommand({ do: 'remove-section', at })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
