import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import type { KeyFormat } from '../engine/formats/key-formats.ts';
import styles from './keypair.module.css';
import { options } from '../options.ts';

interface FormatChoiceProps {
  readonly value: KeyFormat;
  /** The formats that the key has. */
  readonly formats: readonly KeyFormat[];
  readonly onChange: (format: KeyFormat) => void;
}

/** How both keys are written; changing it changes no key. */
export function FormatChoice({ value, formats, onChange }: FormatChoiceProps) {
  const language = useLanguage();
  const { label, names } = options.format;
  return (
    <div className={styles.format}>
      <span id="key-format">{label[language]}</span>
      <Segments
        aria-labelledby="key-format"
        values={formats}
        nameOf={(format) => names?.[format]?.[language] ?? format}
        value={formats.includes(value) ? value : 'pem'}
        onChange={onChange}
      />
    </div>
  );
}
