import type { Place } from '@toolbench/kit/result.ts';
import type { Mark } from '@toolbench/ui/editor/editor-marks.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { useWords as useUiWords } from '@toolbench/ui/words/use-words.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Inspected } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './findings.module.css';

interface FindingsCardProps {
  readonly inspected: Inspected | null;
  readonly onPlace: (place: Place) => void;
  /** Chooses the operation that takes out what is not seen. */
  readonly onClean: () => void;
}

/** Where the characters that were found stand, for the editor. */
export function marksOf(inspected: Inspected | null): readonly Mark[] {
  if (!inspected) return [];
  const marks = inspected.findings.flatMap(({ character, offsets }) =>
    offsets.map((from) => ({ from, to: from + character.length, tone: 2 as const })),
  );
  return marks.sort((a, b) => a.from - b.from);
}

/** The characters that are not seen or not what they seem, each with a way to its first place. */
export function FindingsCard({ inspected, onPlace, onClean }: FindingsCardProps) {
  const t = useTexts({ zh, en });
  const ui = useUiWords();
  const findings = inspected?.findings ?? [];
  return (
    <Card title={t.findings} aside={findings.length > 0 && <TextButton onClick={onClean}>{t.clean}</TextButton>}>
      {findings.length === 0 ? (
        <p className={styles.empty} role="status">
          {inspected ? t.findingsNone : t.findingsEmpty}
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map(({ codePoint, character, kind, looksLike, count, first }) => (
            <li key={codePoint}>
              <code>{codePoint}</code>
              <span className={styles.character}>{looksLike === undefined ? '' : character}</span>
              <span>
                {t.kinds[kind]}
                {looksLike !== undefined && ` · ${t.looksLike(looksLike)}`}
              </span>
              <span className={styles.count}>{t.times(formatCount(count))}</span>
              <TextButton onClick={() => onPlace(first)}>{ui.place(first)}</TextButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
