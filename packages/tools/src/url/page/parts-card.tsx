import { Button, TextInput } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import type { Result } from '@toolbench/kit/result.ts';
import { partNames, withPart, type PartName } from './build-url.ts';
import { ParameterRows } from './parameter-rows.tsx';
import { readPart } from '../engine/parameters.ts';
import type { ParseCode, ParsedUrl } from '../engine/parse-url.ts';
import { useWords } from './use-words.tsx';
import styles from './url.module.css';
import type { PartsState } from './use-parts.tsx';

interface PartsCardProps {
  readonly state: PartsState;
  readonly onUse: (url: string) => void;
}

interface PartsNotesProps {
  readonly parsed: Result<ParsedUrl, ParseCode>;
  readonly built: string;
}

/** What is worth knowing about a URL: why browsers refuse it, what they make of it, and what looks dangerous in it. */
function PartsNotes({ parsed, built }: PartsNotesProps) {
  const { parts: t, errors } = useWords();
  if (!parsed.ok) return <ErrorBanner failure={parsed} texts={errors} />;
  const { parts, href, host } = parsed.value;
  const figures: [string, string][] = [];
  if (href !== undefined && href !== built) figures.push([t.normalised, href]);
  if (host && host.unicode !== host.ascii) figures.push([t.readableHost, host.unicode]);
  return (
    <div className={styles.notes}>
      {figures.length > 0 && <Figures items={figures} />}
      {parts.password !== undefined && <Banner tone="warning">{t.password}</Banner>}
      {host?.lookalikes.map(({ kind, label, letters }) => (
        <Banner key={label} tone="warning">
          {(kind === 'mixed-alphabets' ? t.mixedAlphabets : t.looksLatin)(label, letters.join(', '))}
        </Banner>
      ))}
    </div>
  );
}

/** The pieces of a URL, editable, and the URL they make. */
export default function PartsCard({ state, onUse }: PartsCardProps) {
  const t = useWords().parts;
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
          <PartField
            key={name}
            name={name}
            value={parts[name] ?? ''}
            onChange={(value) => change(withPart(parts, name, value))}
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

interface PartFieldProps {
  readonly name: PartName;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A piece as it is written, and below it what its escapes say. */
function PartField({ name, value, onChange }: PartFieldProps) {
  const t = useWords().parts;
  const readable = readPart(value);
  return (
    <TextInput
      className={styles[name]}
      size="xs"
      label={t.names[name]}
      description={readable === value ? null : <span className={styles.readable}>{readable}</span>}
      inputWrapperOrder={['label', 'input', 'description']}
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
