import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { options } from '../options.ts';
import styles from './uuid.module.css';

const { label, values, names } = options.version;
type Version = (typeof values)[number];

interface VersionChoiceProps {
  readonly value: Version;
  readonly onChange: (version: Version) => void;
}

/** The choice people come for: all versions in sight, one click away. */
export function VersionChoice({ value, onChange }: VersionChoiceProps) {
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
