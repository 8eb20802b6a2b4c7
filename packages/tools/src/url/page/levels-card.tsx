import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { textToString } from '@toolbench/kit/text.ts';
import type { Levels } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './url.module.css';

/** Bytes of a level that are drawn; copying takes all. */
const shownBytes = 2000;

/** The text after each decoding. */
export function LevelsCard({ levels, end }: Levels) {
  const t = useTexts({ zh, en }).levels;
  return (
    <Card title={t.title}>
      <ol className={styles.levels}>
        {levels.map((text, index) => (
          <li key={index}>
            <span>{t.level(index + 1)}</span>
            <code>{textToString(text.subarray(0, shownBytes))}</code>
            <CopyButton text={() => text} />
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{t.end[end]}</p>
    </Card>
  );
}
