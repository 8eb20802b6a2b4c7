import { useState, useId, type FormEvent } from 'react';
import { Button } from '@mantine/core';
import { SecretInput } from '@toolbench/ui/controls/secret-input.tsx';
import { account } from '@toolbench/contracts/auth.ts';
import { accountPaths, calls } from '@toolbench/contracts/routes.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useAnswer } from '../admin/use-answer.ts';
import { usePageMeta } from '../page-meta.ts';
import pageStyles from '../pages/pages.module.css';
import tableStyles from '../table.module.css';
import { useWords as useShellWords } from '../use-words.ts';
import { AccessTable } from './access-table.tsx';
import { labCall } from '../lab/lab-call.ts';
import styles from './account.module.css';
import { SecondFactor } from './second-factor.tsx';
import { useWords } from './use-words.ts';
import { ToolTokens } from './tool-tokens.tsx';

interface PasswordFormProps {
  readonly username: string;
  readonly onChange: () => void;
}

const least = limits.auth.newPasswordCharacters;
const empty = { current: '', next: '', again: '' };
const nothing = { parse: () => null };

/** Changes the password: the one there is, and twice the one there shall be. */
function PasswordForm({ username, onChange }: PasswordFormProps) {
  const texts = useWords();
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
    <SecretInput
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

/** The administrator's own account: password, two-step verification, where it is signed in. */
export default function AccountPage() {
  const t = useWords();
  const { titleSuffix } = useShellWords();
  usePageMeta({ ...t, title: `${t.title} - ${titleSuffix}` });
  const { value, failure, reload } = useAnswer(calls.account, account);
  const [endFailure, setEndFailure] = useState<string | null>(null);
  const problem = endFailure ?? (failure && (failure.detail ?? t.failed));
  // The tokens for tools end with a password, so they are asked for again.
  const [passwords, setPasswords] = useState(0);
  const changed = () => {
    setPasswords(passwords + 1);
    reload();
  };
  const ended = (reason: string | null) => {
    setEndFailure(reason);
    reload();
  };
  return (
    <article className={`${pageStyles.page} ${tableStyles.page}`}>
      <h1>{t.title}</h1>
      <p>{value?.username ?? ' '}</p>
      {problem && <Banner tone="error">{problem}</Banner>}
      {value && (
        <>
          <SecondFactor state={value.second_factor} onChange={reload} />
          <PasswordForm username={value.username} onChange={changed} />
          <ToolTokens key={passwords} />
          <AccessTable texts={t.sessions} entries={value.sessions} pathOf={accountPaths.session} onEnded={ended} />
          <AccessTable texts={t.devices} entries={value.devices} pathOf={accountPaths.device} onEnded={ended} />
        </>
      )}
    </article>
  );
}
