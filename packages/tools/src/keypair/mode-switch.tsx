import { SegmentedControl } from '@mantine/core';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { keypair } from './tool.ts';

const modes = ['pair', 'inspect'] as const;
export type Mode = (typeof modes)[number];

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

/** Make a key pair, or look at keys and certificates that exist. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  return (
    <SegmentedControl
      size="xs"
      aria-label={keypair.name[language]}
      data={modes.map((value) => ({ value, label: t.modes[value] }))}
      value={mode}
      onChange={(value) => onChange(modes.find((one) => one === value) ?? mode)}
    />
  );
}
