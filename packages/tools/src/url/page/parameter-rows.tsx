import { Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import { readParameter, withNewParameter, withoutParameter, withParameter } from '../engine/parameters.ts';
import { useWords } from './use-words.tsx';
import type { UrlParts } from '../engine/url-parts.ts';
import styles from './url.module.css';

interface ParameterRowsProps {
  readonly parts: UrlParts;
  readonly onChange: (parts: UrlParts) => void;
}

const rowHeight = 38;
const listHeight = rowHeight * 8;

/** The query's parameters decoded, in their order, duplicates included. */
export function ParameterRows({ parts, onChange }: ParameterRowsProps) {
  const t = useWords().parts;
  const parameters = parts.parameters ?? [];

  const row = (index: number) => {
    const { name, value } = parameters[index];
    return (
      <div className={styles.parameter}>
        <TextInput
          size="xs"
          aria-label={t.parameterName(index + 1)}
          spellCheck={false}
          value={readParameter(name)}
          onChange={(event) => onChange(withParameter(parts, index, { name: event.currentTarget.value }))}
        />
        <TextInput
          size="xs"
          aria-label={t.parameterValue(index + 1)}
          spellCheck={false}
          value={readParameter(value ?? '')}
          onChange={(event) => onChange(withParameter(parts, index, { value: event.currentTarget.value }))}
        />
        <IconButton icon={X} label={t.remove(index + 1)} onClick={() => onChange(withoutParameter(parts, index))} />
      </div>
    );
  };
  return (
    <div className={styles.parameters}>
      <h3>
        {t.parameters}
        {parameters.length > 0 && <span>{parameters.length}</span>}
      </h3>
      <WindowedList
        count={parameters.length}
        rowHeight={rowHeight}
        height={listHeight}
        label={t.parameters}
        row={row}
      />
      <Button
        size="compact-xs"
        variant="subtle"
        leftSection={<Plus size={14} />}
        onClick={() => onChange(withNewParameter(parts))}
      >
        {t.add}
      </Button>
    </div>
  );
}
