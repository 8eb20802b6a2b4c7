import { SecretInput } from '@toolbench/ui/controls/secret-input.tsx';
import { useWords } from './use-words.tsx';

interface PassphraseFieldProps {
  readonly value: string;
  readonly onChange: (passphrase: string) => void;
}

/** Asks for the passphrase of what is encrypted. It goes to the engine with each run, and into nothing that is kept. */
export function PassphraseField({ value, onChange }: PassphraseFieldProps) {
  const { inspect: t } = useWords();
  return (
    <SecretInput
      size="xs"
      label={t.passphrase}
      description={t.passphraseHint}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
