import { lazy, Suspense } from 'react';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { Option, Options } from '@toolbench/kit/options.ts';
import { useLanguage } from '../words/language.ts';
import styles from './controls.module.css';
import { Segments } from '../editor/segments.tsx';

/** Few tools ask for a number, and the field for one is larger than all the other controls together. */
const WholeNumberField = lazy(() => import('./whole-number-field.tsx'));

interface OptionRowProps<Set extends Options> {
  readonly tool: {
    readonly definition: { readonly options: Set };
    readonly options: { readonly [Name in keyof Set]: unknown };
    setOption(name: keyof Set, value: never): void;
  };
  /** The options to draw, in this order. */
  readonly names: readonly (keyof Set & string)[];
}

/** Controls for a tool's options, drawn from their descriptions. */
export function OptionRow<Set extends Options>({ tool, names }: OptionRowProps<Set>) {
  return (
    <div className={styles.optionRow}>
      {names.map((name) => (
        <OptionControl
          key={name}
          option={tool.definition.options[name]}
          value={tool.options[name]}
          onChange={(value) => tool.setOption(name, value as never)}
        />
      ))}
    </div>
  );
}

/** Choices stand side by side while they fit a narrow screen; wider ones become a select. In widths of a Latin letter. */
const segmentsMaxWidth = 28;

function widthOf(label: string): number {
  return Array.from(label).reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0);
}

interface OptionControlProps {
  readonly option: Option;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OptionControl({ option, value, onChange }: OptionControlProps) {
  const language = useLanguage();
  const label = option.label[language];
  switch (option.kind) {
    case 'flag':
      return (
        <Checkbox
          size="xs"
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'whole':
      return (
        <label className={styles.option}>
          {label}
          <Suspense fallback={<span className={styles.numberField} />}>
            <WholeNumberField
              min={option.min}
              max={option.max}
              value={value as number}
              onChange={(next) => onChange(next ?? option.initial)}
            />
          </Suspense>
        </label>
      );
    case 'text':
      return (
        <label className={styles.option}>
          {label}
          <TextInput size="xs" value={value as string} onChange={(event) => onChange(event.currentTarget.value)} />
        </label>
      );
    case 'choice': {
      const nameOf = (one: string) => option.names?.[one]?.[language] ?? one;
      const choices = option.values.map((one) => ({ value: String(one), label: nameOf(String(one)) }));
      const pick = (text: string) => onChange(option.values.find((one) => String(one) === text));
      const width = choices.reduce((sum, one) => sum + widthOf(one.label) + 2, 0);
      return width <= segmentsMaxWidth ? (
        <div className={styles.option}>
          <span id={`option-${label}`}>{label}</span>
          <Segments
            aria-labelledby={`option-${label}`}
            values={option.values.map(String)}
            nameOf={nameOf}
            value={String(value)}
            onChange={pick}
          />
        </div>
      ) : (
        <label className={styles.option}>
          {label}
          <NativeSelect
            size="xs"
            data={choices}
            value={String(value)}
            onChange={(event) => pick(event.currentTarget.value)}
          />
        </label>
      );
    }
  }
}
