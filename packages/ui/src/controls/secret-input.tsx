import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '../words/language.ts';
import { en } from '../words/text.en.ts';
import { zh } from '../words/text.zh.ts';

/** A field for a password or a key. What it shows itself with is named in the language of the page, not in that of the library. */
export function SecretInput(props: PasswordInputProps) {
  const t = useTexts({ zh, en });
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t.showSecret }} {...props} />;
}
