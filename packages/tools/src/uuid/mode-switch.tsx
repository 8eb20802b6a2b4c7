import { SegmentedControl } from '@mantine/core';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { uuid } from './tool.ts';

const modes = ['generate', 'names', 'decode'] as const;
export type Mode = (typeof modes)[number];

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

/** Make new identifiers, derive them from names, or take pasted ones apart. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  return (
    <SegmentedControl
      size="xs"
      aria-label={uuid.name[language]}
      data={modes.map((value) => ({ value, label: t.modes[value] }))}
      value={mode}
      onChange={(value) => onChange(modes.find((one) => one === value) ?? mode)}
    />
  );
}
