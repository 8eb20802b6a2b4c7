import { useState } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { TargetsResponse } from '@toolbench/contracts/previews.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { saveCredentials } from './preview-calls.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './assistant.module.css';
import panes from './panes.module.css';

interface CredentialsFormProps {
  readonly target: TargetsResponse['targets'][number];
  readonly onChanged: () => void;
}

/** What a target asks for; secrets go one way only. */
export function CredentialsForm({ target, onChanged }: CredentialsFormProps) {
  const { deploy: t } = useTexts({ zh, en });
  const language = useLanguage();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [told, setTold] = useState('');
  const save = async (given: Readonly<Record<string, string>>, done: string) => {
    const answer = await saveCredentials(target.target, given, language);
    setTold(answer.ok ? done : (answer.detail ?? ''));
    if (answer.ok) setValues({});
    onChanged();
  };
  return (
    <details className={panes.credentials}>
      <summary>{t.credentials}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(values, t.saved);
        }}
      >
        {target.fields.map(({ name, isSecret, isSet }) => {
          const Input = isSecret ? PasswordInput : TextInput;
          return (
            <Input
              key={name}
              size="xs"
              label={name}
              autoComplete="off"
              placeholder={isSet ? t.isSet : ''}
              value={values[name] ?? ''}
              onChange={({ currentTarget: { value } }) => setValues({ ...values, [name]: value })}
            />
          );
        })}
        <div className={panes.row}>
          <Button type="submit" size="compact-sm" disabled={Object.keys(values).length === 0}>
            {t.saveCredentials}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => void save({}, t.cleared)}>
            {t.clearCredentials}
          </Button>
          <span role="status" className={styles.hint}>
            {told}
          </span>
        </div>
      </form>
    </details>
  );
}
