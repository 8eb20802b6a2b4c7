import { SegmentedControl } from '@mantine/core';
import { useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './url.module.css';
import type { Mode } from './use-url.tsx';

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const t = useTexts({ zh, en });
  return (
    <div className={styles.mode}>
      <span id="url-mode">{t.mode}</span>
      <SegmentedControl
        size="xs"
        aria-labelledby="url-mode"
        data={[
          { value: 'encode', label: t.modes.encode },
          { value: 'decode', label: t.modes.decode },
        ]}
        value={mode}
        onChange={(value) => onChange(value === 'decode' ? 'decode' : 'encode')}
      />
    </div>
  );
}
