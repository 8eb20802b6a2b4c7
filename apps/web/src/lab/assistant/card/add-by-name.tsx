import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import styles from './requirement.module.css';

interface AddByNameProps {
  readonly label: string;
  readonly onAdd: (words: string) => void;
}

/** A line to write a name in; Enter adds it, and the next can be written at once. */
export function AddByName({ label, onAdd }: AddByNameProps) {
  const [words, setWords] = useState('');
  const add = () => {
    if (words.trim() === '') return;
    onAdd(words.trim());
    setWords('');
  };
  return (
    <div className={styles.add}>
      <TextInput
        size="xs"
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) add();
        }}
      />
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={words.trim() === ''}
        onClick={add}
      >
        {label}
      </Button>
    </div>
  );
}
