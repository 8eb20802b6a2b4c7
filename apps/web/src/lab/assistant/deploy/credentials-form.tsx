import { useState } from 'react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { SecretInput } from '@toolbench/ui/controls/secret-input.tsx';
import type { TargetsResponse } from '@toolbench/contracts/previews.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { en as hintsEn } from './credential-hints.en.ts';
import { zh as hintsZh } from './credential-hints.zh.ts';
import { saveCredentials } from '../project/preview-calls.ts';
import { useWords } from '../use-words.ts';
import styles from '../assistant.module.css';
import panes from '../project/panes.module.css';

type Target = TargetsResponse['targets'][number];

interface CredentialsFormProps {
  readonly target: Target;
  readonly onChanged: () => void;
}

/** What a target asks for; secrets go one way only. */
export function CredentialsForm({ target, onChanged }: CredentialsFormProps) {
  const { deploy: t } = useWords();
  const language = useLanguage();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [told, setTold] = useState('');
  // Where something is missing the fields are there; whoever has them all opens them to change one.
  const [isOpen, setIsOpen] = useState(!target.isConfigured);
  const save = async (given: Readonly<Record<string, string>>, done: string) => {
    const answer = await saveCredentials(target.target, given, language);
    setTold(answer.ok ? done : (answer.detail ?? ''));
    if (answer.ok) setValues({});
    onChanged();
  };
  return (
    <details
      className={panes.credentials}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t.credentials}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(values, t.saved);
        }}
      >
        {target.fields.map((field) => (
          <CredentialField
            key={field.name}
            target={target.target}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
        <div className={panes.row}>
          <Button type="submit" size="xs" disabled={Object.keys(values).length === 0}>
            {t.saveCredentials}
          </Button>
          {target.fields.some(({ isSet }) => isSet) && (
            <Button size="xs" variant="default" onClick={() => void save({}, t.cleared)}>
              {t.clearCredentials}
            </Button>
          )}
          <span role="status" className={styles.hint}>
            {told}
          </span>
        </div>
      </form>
    </details>
  );
}

interface CredentialFieldProps {
  readonly target: Target['target'];
  readonly field: Target['fields'][number];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Called what its provider calls it. A key with lines gets room for them: a field of one line would join them. */
function CredentialField({ target, field, value, onChange }: CredentialFieldProps) {
  const { deploy: t } = useWords();
  const { hints, optional } = useTexts({ zh: hintsZh, en: hintsEn });
  const { name, isSecret, isOptional, isMultiline, isSet } = field;
  const hint = hints[target]?.[name];
  const shared = {
    size: 'xs',
    label: name,
    autoComplete: 'off',
    spellCheck: false,
    value,
    description: isOptional ? [hint, optional].filter(Boolean).join(' · ') : hint,
    placeholder: isSet ? t.isSet : '',
  };
  const typed = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange(currentTarget.value);
  if (isMultiline) return <Textarea {...shared} autosize minRows={2} maxRows={6} onChange={typed} />;
  const Input = isSecret ? SecretInput : TextInput;
  return <Input {...shared} onChange={typed} />;
}
