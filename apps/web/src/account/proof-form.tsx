import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { SecretInput } from '@toolbench/ui/controls/secret-input.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { labCall } from '../lab/lab-call.ts';
import styles from './account.module.css';
import { useWords } from './use-words.ts';

interface ProofFormProps<Value> {
  /** What is asked for. */
  readonly asks: 'password' | 'code' | 'both';
  readonly note?: string;
  readonly submit: string;
  readonly path: string;
  readonly answer: { readonly parse: (body: unknown) => Value };
  readonly onDone: (value: Value) => void;
  readonly onCancel: () => void;
}

/** Asks for the password, a code or both, and makes a call with them; what is refused stays to be corrected. */
export function ProofForm<Value>({ asks, note, submit, path, answer, onDone, onCancel }: ProofFormProps<Value>) {
  const t = useWords();
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const needsPassword = asks !== 'code';
  const needsCode = asks !== 'password';
  const isEmpty = (needsPassword && password.trim() === '') || (needsCode && code.trim() === '');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const body = { ...(needsPassword && { password }), ...(needsCode && { code }) };
    const called = await labCall(path, answer, { method: 'POST', body, language });
    setBusy(false);
    if (called.ok) onDone(called.value);
    else setProblem(called.detail ?? t.failed);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {note && <p className={styles.note}>{note}</p>}
      {problem && <Banner tone="error">{problem}</Banner>}
      {needsPassword && (
        <SecretInput
          autoFocus
          label={t.password.current}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t.password.show }}
        />
      )}
      {needsCode && (
        <TextInput
          autoFocus={!needsPassword}
          label={asks === 'code' ? t.factor.code : t.factor.codeOrRecovery}
          autoComplete="one-time-code"
          inputMode={asks === 'code' ? 'numeric' : 'text'}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <div className={styles.bar}>
        <Button type="submit" loading={busy} disabled={isEmpty}>
          {submit}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
