import { SegmentedControl } from '@mantine/core';
import { useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Mode } from './use-base64.tsx';

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const t = useTexts({ zh, en });
  return (
    <SegmentedControl
      size="xs"
      aria-label={`${t.modes.encode} / ${t.modes.decode}`}
      data={[
        { value: 'encode', label: t.modes.encode },
        { value: 'decode', label: t.modes.decode },
      ]}
      value={mode}
      onChange={(value) => onChange(value === 'decode' ? 'decode' : 'encode')}
    />
  );
}
