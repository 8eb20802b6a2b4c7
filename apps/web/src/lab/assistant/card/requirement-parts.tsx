import { useState } from 'react';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { keepingFamilies, type AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { isKeeping } from '@toolbench/lab/assistant/model/app-meanings.ts';
import { accessOf } from '@toolbench/lab/assistant/model/access.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { AddRule, canHaveRules } from './add-rule.tsx';
import { identifiers, ownWords, relabelled } from './labels.ts';
import { markedPieces } from './marked-pieces.ts';
import { useWords } from '../use-words.ts';
import formStyles from './form.module.css';
import styles from './requirement.module.css';

interface PartProps {
  readonly model: AppModel;
  readonly onCommand: (...commands: readonly AppCommand[]) => void;
}

/** What it is called, its colour, and what kind of app it is. */
export function RequirementHead({ model, onCommand }: PartProps) {
  const t = useWords();
  const { requirement: words } = t;
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <TextInput
        size="xs"
        label={words.name}
        value={model.name[language]}
        onChange={({ currentTarget: { value } }) =>
          onCommand({ do: 'set-name', name: relabelled(model.name, language, value.slice(0, 60)) })
        }
      />
      <label className={styles.color}>
        {words.color}
        <input
          type="color"
          value={model.color}
          onChange={({ currentTarget: { value } }) => onCommand({ do: 'set-colour', colour: value })}
        />
      </label>
      <dl className={styles.family}>
        <dt>{words.family}</dt>
        <dd>
          {isKeeping(model.family) ? (
            <NativeSelect
              size="xs"
              aria-label={words.family}
              data={keepingFamilies.map((family) => ({ value: family, label: t.families[family] }))}
              value={model.family}
              onChange={({ currentTarget: { value } }) => {
                const kind = keepingFamilies.find((family) => family === value);
                if (kind) onCommand({ do: 'set-kind', kind });
              }}
            />
          ) : (
            t.families[model.family]
          )}
        </dd>
      </dl>
    </div>
  );
}

/** Words that nothing came from, in the sentence where it still has them, and what each is to become. */
export function UnreadWords({ model, onCommand }: PartProps) {
  const { requirement: words } = useWords();
  const { unread = [], description } = model;
  const [ruleOf, setRuleOf] = useState<string | null>(null);
  if (unread.length === 0) return null;
  const [main] = model.entities;
  const makeField = async (one: string) => {
    const { fieldIdentifier } = await identifiers();
    const name = fieldIdentifier(one).slice(0, 40) || 'value';
    onCommand({
      do: 'add-field',
      entity: main.name,
      field: { name, label: ownWords(one), type: 'text', required: false, unique: false },
    });
  };
  const pieces = markedPieces(description, unread);
  return (
    <section className={styles.unread} aria-label={words.unread}>
      <h4>{words.unread}</h4>
      {pieces.some(({ isMarked }) => isMarked) && (
        <p>{pieces.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}</p>
      )}
      <ul>
        {unread.map((one) => (
          <li key={one}>
            <span>{one}</span>
            {model.entities.length > 0 && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={words.asFieldOf({ words: one })}
                onClick={() => void makeField(one)}
              >
                {words.asField}
              </Button>
            )}
            {model.entities.length > 0 && canHaveRules(main) && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={words.asRuleOf({ words: one })}
                aria-expanded={ruleOf === one}
                onClick={() => setRuleOf(ruleOf === one ? null : one)}
              >
                {words.asRule}
              </Button>
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              aria-label={words.leaveOf({ words: one })}
              onClick={() => onCommand({ do: 'leave-words', words: one })}
            >
              {words.leave}
            </Button>
            {ruleOf === one && (
              <AddRule
                entity={main}
                initial={Math.max(1, Number(/\d{1,3}/.exec(one)?.[0] ?? 1))}
                onAdd={(rule) => {
                  onCommand({ do: 'add-rule', entity: main.name, rule }, { do: 'leave-words', words: one });
                }}
                onClose={() => setRuleOf(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who will see what, and of which records visitors send in their own. */
export function AccessEditor({ model, onCommand }: PartProps) {
  const { requirement: words } = useWords();
  const language = useLanguage();
  if (model.entities.length === 0) return null;
  const access = accessOf(model);
  return (
    <fieldset className={styles.features}>
      <legend>{words.access}</legend>
      <p className={formStyles.access}>{access.words[language]}</p>
      <Checkbox
        size="xs"
        label={words.owned}
        checked={access.owned}
        disabled={access.hidden.size > 0}
        onChange={({ currentTarget: { checked } }) => onCommand({ do: 'set-owned', owned: checked })}
      />
      {model.entities.map(({ name, label }) => (
        <Checkbox
          key={`${name} hidden`}
          size="xs"
          label={words.hidden({ name: label[language] })}
          checked={access.hidden.has(name)}
          onChange={({ currentTarget: { checked } }) => onCommand({ do: 'set-hidden', entity: name, hidden: checked })}
        />
      ))}
      {model.entities.map(({ name, label }) => (
        <Checkbox
          key={name}
          size="xs"
          label={words.sentIn({ name: label[language] })}
          checked={access.open.has(name)}
          onChange={({ currentTarget: { checked } }) => onCommand({ do: 'set-open', entity: name, open: checked })}
        />
      ))}
    </fieldset>
  );
}

type Feature = keyof AppModel['features'];

/** What its lists and pages can do. */
export function RequirementFeatures({ model, onCommand }: PartProps) {
  const t = useWords();
  return (
    <fieldset className={styles.features}>
      <legend>{t.requirement.features}</legend>
      {(Object.keys(model.features) as Feature[]).map((feature) => (
        <Checkbox
          key={feature}
          size="xs"
          label={t.features[feature]}
          checked={model.features[feature]}
          onChange={({ currentTarget: { checked } }) => onCommand({ do: 'set-feature', feature, on: checked })}
        />
      ))}
    </fieldset>
  );
}
