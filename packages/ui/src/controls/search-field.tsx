import { TextInput } from '@mantine/core';
import { enterRuns } from '../run/enter-runs.ts';

interface SearchFieldProps {
  /** Says what is searched, in the field and to screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Runs on Enter. */
  readonly onEnter?: () => void;
  readonly size?: 'xs' | 'sm';
}

/** A field that narrows or searches what stands below it while it is typed in. */
export function SearchField({ label, value, onChange, onEnter, size = 'xs' }: SearchFieldProps) {
  return (
    <TextInput
      size={size}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(onEnter && { onKeyDown: enterRuns(onEnter) })}
    />
  );
}
