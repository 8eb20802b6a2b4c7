import { SegmentedControl } from '@mantine/core';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { csv } from './tool.ts';
import type { CsvAction } from './use-csv.tsx';

const actions = Object.keys(csv.actions) as CsvAction[];

interface ModeSwitchProps {
  readonly action: CsvAction;
  readonly onChange: (action: CsvAction) => void;
}

/** The four operations. */
export function ModeSwitch({ action, onChange }: ModeSwitchProps) {
  const language = useLanguage();
  const t = useTexts({ zh, en });
  return (
    <SegmentedControl
      size="xs"
      aria-label={t.operation}
      data={actions.map((value) => ({ value, label: csv.actions[value].label[language] }))}
      value={action}
      onChange={(value) => onChange(value as CsvAction)}
    />
  );
}
