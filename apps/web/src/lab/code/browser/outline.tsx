import { useTexts } from '@toolbench/ui/words/language.ts';
import { placeOf } from '../code-place.ts';
import { PlaceLink } from '../place-link.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import type { FileUnit } from './unit-at.ts';
import styles from './browser.module.css';

interface OutlineProps {
  readonly units: readonly FileUnit[];
  /** What the marked lines belong to. */
  readonly current: FileUnit | null;
}

/** What is defined in a file, each a link to its lines. */
export function Outline({ units, current }: OutlineProps) {
  const t = useTexts({ zh, en });
  if (units.length === 0) return null;
  return (
    <details className={styles.outline} open>
      <summary>{t.file.outline({ count: String(units.length) })}</summary>
      <ul>
        {units.map((unit) => (
          <li key={`${unit.start_line} ${unit.name}`} aria-current={unit === current || undefined}>
            <PlaceLink place={placeOf(unit)}>{[unit.container, unit.name].filter(Boolean).join('.')}</PlaceLink>
            <small>{t.kinds[unit.kind]}</small>
            <small>{`${unit.start_line}–${unit.end_line}`}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
