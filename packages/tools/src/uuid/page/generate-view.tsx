import { type ReactNode, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { ToolLayout, Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { GeneratedRows, fileNames } from './generated-rows.tsx';
import { nanoidEntropy } from '../engine/nanoid.ts';
import { clampQuantity } from '../engine/quantity.ts';
import { useWords } from './use-words.tsx';
import { options } from '../options.ts';
import type { useUuid, UuidTool } from './use-uuid.tsx';
import styles from './uuid.module.css';

const optionsOf = {
  uuid: ['format', 'uppercase', 'list'],
  ulid: ['list'],
  nanoid: ['alphabet', 'length', 'list'],
} as const;

interface GenerateViewProps {
  readonly state: ReturnType<typeof useUuid>;
  readonly modeSwitch: ReactNode;
}

const { label, values, names } = options.version;
type Version = (typeof values)[number];

interface VersionChoiceProps {
  readonly value: Version;
  readonly onChange: (version: Version) => void;
}

/** The choice people come for: all versions in sight, one click away. */
function VersionChoice({ value, onChange }: VersionChoiceProps) {
  const language = useLanguage();
  return (
    <div className={styles.option}>
      <span id="uuid-version">{label[language]}</span>
      <Segments
        aria-labelledby="uuid-version"
        values={values}
        nameOf={(version) => names?.[version]?.[language] ?? version}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface QuantityFieldProps {
  readonly label: string;
  readonly value: number;
  readonly largest: number;
  readonly onChange: (quantity: number) => void;
  /** Called with what the quantity became when the typed one could not be taken, with null when it could. */
  readonly onCorrected: (quantity: number | null) => void;
  readonly onEnter: () => void;
}

/** A quantity that is corrected when the field is left, so that it always shows how many will be made. */
function QuantityField({ label, value, largest, onChange, onCorrected, onEnter }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    const quantity = clampQuantity(typed, largest);
    setTyped(null);
    onChange(quantity);
    onCorrected(typed.normalize('NFKC').trim() === String(quantity) ? null : quantity);
  };
  return (
    <label className={styles.option}>
      {label}
      <TextInput
        size="xs"
        w={96}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={enterRuns(() => {
          settle();
          onEnter();
        })}
      />
    </label>
  );
}

/** New identifiers, as rows or as a file. */
export function GenerateView({ state, modeSwitch }: GenerateViewProps) {
  const t = useWords();
  const language = useLanguage();
  const { tool, rows, generate, showExample, corrected, setCorrected } = state;
  const { version, quantity, list, alphabet, length } = tool.options;
  const failure = tool.outcome && !tool.outcome.result.ok ? tool.outcome.result : null;

  const bits = Math.floor(nanoidEntropy(alphabet, length));
  const note = version === 'nanoid' ? t.notes.nanoid(bits) : t.notes[version];
  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={() => void generate()}>
            {t.generate}
          </Button>
        </>
      }
      options={
        <>
          <VersionChoice value={version} onChange={(next) => tool.setOption('version', next)} />
          <QuantityField
            label={options.quantity.label[language]}
            value={quantity}
            largest={limits.uuid.maxQuantity}
            onChange={(next) => tool.setOption('quantity', next)}
            onCorrected={setCorrected}
            onEnter={() => void generate()}
          />
          <OptionRow tool={tool} names={optionsOf[version === 'ulid' || version === 'nanoid' ? version : 'uuid']} />
        </>
      }
      quiet={<QuietActions clear={rows.clear} onExample={showExample} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} />}
    >
      <p className={styles.hint} role="status">
        {corrected === null ? note : t.quantityCorrected(corrected)}
      </p>
      <GeneratedRows
        ids={rows.ids}
        areSamples={rows.areSamples}
        selected={rows.selected}
        list={list}
        onToggle={rows.toggle}
        onToggleAll={rows.toggleAll}
      />
      <BulkDownload tool={tool} />
    </ToolLayout>
  );
}

/** More identifiers than rows can show, straight into a file. */
function BulkDownload({ tool }: { readonly tool: UuidTool }) {
  const { bulk: t, countCorrected } = useWords();
  const language = useLanguage();
  const [corrected, setCorrected] = useState<number | null>(null);
  const [done, setDone] = useState<readonly [count: string, size: string, ms: string] | null>(null);

  const save = async () => {
    setDone(null);
    const { result, tookMs } = await tool.run('bulk', undefined);
    if (!result.ok) return;
    const { text, count } = result.value;
    download(text, fileNames[tool.options.list]);
    setDone([formatCount(count), formatBytes(text.length), formatCount(Math.ceil(tookMs))]);
  };

  return (
    <Card title={t.title}>
      <p className={styles.hint}>{t.hint}</p>
      <div className={styles.bulk}>
        <QuantityField
          label={options.quantity.label[language]}
          value={tool.options.count}
          largest={limits.uuid.maxBulk}
          onChange={(count) => tool.setOption('count', count)}
          onCorrected={setCorrected}
          onEnter={() => void save()}
        />
        <Button size="xs" variant="default" onClick={() => void save()}>
          {t.download}
        </Button>
        <span className={styles.hint} role="status">
          {corrected !== null && countCorrected(formatCount(corrected))} {done && t.done(...done)}
        </span>
      </div>
    </Card>
  );
}
