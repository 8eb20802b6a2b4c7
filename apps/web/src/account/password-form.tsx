import { useId, useState, type FormEvent } from 'react';
import { Button, PasswordInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { calls } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { labCall } from '../lab/lab-call.ts';
import tableStyles from '../table.module.css';
import styles from './account.module.css';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

interface PasswordFormProps {
  readonly username: string;
  readonly onChange: () => void;
}

const least = limits.auth.newPasswordCharacters;
const empty = { current: '', next: '', again: '' };
const nothing = { parse: () => null };

/** Changes the password: the one there is, and twice the one there shall be. */
export function PasswordForm({ username, onChange }: PasswordFormProps) {
  const texts = useTexts({ zh, en });
  const t = texts.password;
  const language = useLanguage();
  const heading = useId();
  const [typed, setTyped] = useState(empty);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly tone: 'good' | 'error'; readonly text: string } | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = typed.next.length < least ? t.tooShort({ least }) : typed.next !== typed.again ? t.different : null;
    if (wrong !== null) return setOutcome({ tone: 'error', text: wrong });
    setBusy(true);
    const body = { password: typed.current, new_password: typed.next };
    const called = await labCall(calls.changePassword, nothing, { method: 'POST', body, language });
    setBusy(false);
    if (!called.ok) return setOutcome({ tone: 'error', text: called.detail ?? texts.failed });
    setTyped(empty);
    setOutcome({ tone: 'good', text: t.changed });
    onChange();
  };

  const field = (name: keyof typeof empty, label: string) => (
    <PasswordInput
      label={label}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      visibilityToggleButtonProps={{ 'aria-label': t.show }}
    />
  );
  return (
    <section className={tableStyles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t.title}</h2>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.note}>{t.note({ least })}</p>
        {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" autoComplete="username" name="username" value={username} />
        {field('current', t.current)}
        {field('next', t.next)}
        {field('again', t.again)}
        <Button type="submit" loading={busy} disabled={Object.values(typed).some((text) => text === '')}>
          {t.submit}
        </Button>
      </form>
    </section>
  );
}
