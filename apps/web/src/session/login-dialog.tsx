import '@toolbench/ui/controls/controls.css';
import { useRef, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { SecretInput } from '@toolbench/ui/controls/secret-input.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { Dialog } from '@toolbench/ui/controls/dialog.tsx';
import { useWords } from '../use-words.ts';
import { useSession } from './session.tsx';
import styles from './login-dialog.module.css';

interface LoginDialogProps {
  readonly onClose: () => void;
  readonly onSuccess: () => void;
}

/** Asks for the administrator's credentials. */
export default function LoginDialog({ onClose, onSuccess }: LoginDialogProps) {
  const { login: t } = useWords();
  const language = useLanguage();
  const session = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const codeField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() === '' || password.trim() === '') {
      setError(t.bothNeeded);
      (username.trim() === '' ? usernameField : passwordField).current?.focus();
      return;
    }
    if (code?.trim() === '') {
      setError(t.codeNeeded);
      codeField.current?.focus();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      const refusal = await session.login({
        username: username.trim(),
        password,
        ...(code !== null && { code: code.trim() }),
        language,
      });
      if (refusal === null) return onSuccess();
      // Being asked for the code is no error.
      if (!refusal.needsCode || code !== null) setError(refusal.detail || t.refused);
      if (!refusal.needsCode) passwordField.current?.select();
      else if (code === null) setCode('');
      else codeField.current?.select();
    } catch {
      setError(t.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog title={t.title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.note}>{t.note}</p>
        {error && <Banner tone="error">{error}</Banner>}
        <TextInput
          ref={usernameField}
          data-autofocus
          label={t.username}
          autoComplete="username"
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <SecretInput
          ref={passwordField}
          label={t.password}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
        />
        {code !== null && (
          <TextInput
            ref={codeField}
            autoFocus
            label={t.code}
            description={t.codeNote}
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Button type="submit" loading={busy}>
          {t.submit}
        </Button>
      </form>
    </Dialog>
  );
}
