import { Button, TextInput } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/copy-button.tsx';
import { useTexts } from '@toolbench/ui/language.ts';
import { Card } from '@toolbench/ui/tool-layout.tsx';
import { partNames, withPart } from './build-url.ts';
import { ParameterRows } from './parameter-rows.tsx';
import { PartsNotes } from './parts-notes.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './url.module.css';
import type { PartsState } from './use-parts.tsx';

interface PartsCardProps {
  readonly state: PartsState;
  readonly onUse: (url: string) => void;
}

/** The pieces of a URL, editable, and the URL they make. */
export function PartsCard({ state, onUse }: PartsCardProps) {
  const t = useTexts({ zh, en }).parts;
  const { parts, built, parsed, edited, change, reset } = state;
  if (parts === null) {
    return (
      <Card title={t.title}>
        <p className={styles.hint}>{t.hint}</p>
      </Card>
    );
  }
  const actions = edited && (
    <>
      <Button size="xs" variant="subtle" color="gray" onClick={reset}>
        {t.reset}
      </Button>
      <Button size="xs" variant="light" onClick={() => onUse(built)}>
        {t.use}
      </Button>
    </>
  );
  return (
    <Card title={t.title} aside={actions}>
      <div className={styles.parts}>
        {partNames.map((name) => (
          <TextInput
            key={name}
            className={styles[name]}
            size="xs"
            label={t.names[name]}
            spellCheck={false}
            value={parts[name] ?? ''}
            onChange={(event) => change(withPart(parts, name, event.currentTarget.value))}
          />
        ))}
      </div>
      <ParameterRows parts={parts} onChange={change} />
      <div className={styles.rebuilt}>
        <span>{t.rebuilt}</span>
        <code aria-label={t.rebuilt}>{built}</code>
        <CopyButton text={() => built} />
      </div>
      <PartsNotes parsed={parsed} built={built} />
    </Card>
  );
}
