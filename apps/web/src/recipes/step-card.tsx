import { NativeSelect } from '@mantine/core';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { RecipeStep } from '@toolbench/contracts/recipe.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { actionOfStep } from '@toolbench/tools/outside/read-recipe.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import styles from './recipes.module.css';
import { useWords } from './use-words.ts';
import type { StepResult } from './use-recipe-run.ts';

interface StepCardProps {
  readonly step: RecipeStep;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly result: StepResult | undefined;
  readonly onChange: (step: RecipeStep) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

const shownLines = 4;
const shownCharacters = 400;

/** The first lines of a step's result, and how large it is. */
function ResultPreview({ result }: { readonly result: StepResult | undefined }) {
  const t = useWords();
  if (!result) return <p className={styles.waiting}>{t.waiting}</p>;
  if (!result.ok) return <Banner tone="error">{result.message}</Banner>;
  const { given, isText } = result;
  if (!isText) return <p className={styles.waiting}>{t.bytes(formatBytes(given.length))}</p>;
  const text = textToString(given);
  const size = typeof given === 'string' ? new TextEncoder().encode(given).length : given.length;
  const lines = text.trimEnd().split('\n');
  const head = lines.slice(0, shownLines).join('\n').slice(0, shownCharacters).toWellFormed();
  return (
    <div className={styles.preview}>
      <p className={styles.waiting}>{t.size({ size: formatBytes(size), lines: formatCount(lines.length) })}</p>
      <pre tabIndex={0}>{head.length < text.trimEnd().length ? `${head}\n…` : head}</pre>
    </div>
  );
}

/** One step: its action, its options, what it is compared with, and what it gave. */
export function StepCard({ step, at, count, result, onChange, onMove, onRemove }: StepCardProps) {
  const t = useWords();
  const language = useLanguage();
  const called = actionOfStep(step);
  const name = called
    ? `${called.tool.name[language]} · ${called.action.label[language]}`
    : `${step.tool} · ${step.action}`;
  const move = (to: number) => {
    if (to >= 0 && to < count) onMove(to);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <li className={styles.step} aria-label={t.step(at + 1, name)} onKeyDown={keyDown}>
      <div className={styles.stepHead}>
        <h3>{t.step(at + 1, name)}</h3>
        <IconButton icon={ArrowUp} label={t.up} disabled={at === 0} onClick={() => move(at - 1)} />
        <IconButton icon={ArrowDown} label={t.down} disabled={at === count - 1} onClick={() => move(at + 1)} />
        <IconButton icon={X} label={t.remove} onClick={onRemove} />
      </div>
      {called && called.action.options.length > 0 && (
        <OptionRow
          tool={{
            definition: called.tool,
            options: { ...initialValues(called.tool.options), ...step.options },
            setOption: (option, value) => onChange({ ...step, options: { ...step.options, [option]: value } }),
          }}
          names={called.action.options}
        />
      )}
      {called?.action.input === 'pair' && (
        <NativeSelect
          size="xs"
          label={t.compareWith}
          value={step.compareWith ?? 0}
          data={Array.from({ length: at + 1 }, (_, from) => ({
            value: String(from),
            label: from === 0 ? t.recipeInput : t.resultOf(from),
          }))}
          onChange={(event) => onChange({ ...step, compareWith: Number(event.currentTarget.value) })}
        />
      )}
      {result?.ok &&
        result.warnings.map((warning, index) => (
          <Banner key={index} tone="warning">
            <span>{warning}</span>
          </Banner>
        ))}
      <ResultPreview result={result} />
    </li>
  );
}
