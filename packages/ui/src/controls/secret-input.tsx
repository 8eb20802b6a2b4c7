import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useWords } from '../words/use-words.ts';

/** A field for a password or a key. What it shows itself with is named in the language of the page, not in that of the library. */
export function SecretInput(props: PasswordInputProps) {
  const t = useWords();
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t.showSecret }} {...props} />;
}
