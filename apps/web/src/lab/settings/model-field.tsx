import { useId } from 'react';
import { TextInput } from '@mantine/core';

interface ModelFieldProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly value: string;
  readonly error?: string | false | undefined;
  /** Offered while one types; any other text will do as well. */
  readonly offered: readonly string[];
  readonly onChange: (value: string) => void;
}

/** The name of a model or a voice: chosen from a list that is searched by typing, or entered freely. */
export function ModelField({ label, description, value, error, offered, onChange }: ModelFieldProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        label={label}
        description={description}
        spellCheck={false}
        autoComplete="off"
        list={listId}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
