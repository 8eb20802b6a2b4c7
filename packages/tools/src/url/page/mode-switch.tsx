import { useTexts } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
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
      <Segments
        aria-labelledby="url-mode"
        values={['encode', 'decode']}
        nameOf={(one) => t.modes[one]}
        value={mode}
        onChange={onChange}
      />
    </div>
  );
}
