import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/banner.tsx';
import { formatCount } from '@toolbench/ui/format-figures.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { visible } from './control-pictures.ts';
import type { Danger } from './danger/danger.ts';
import styles from './danger-note.module.css';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

interface DangerNoteProps {
  readonly danger: Danger;
  readonly pattern: string;
  readonly onTry: (text: string) => void;
}

const shownCharacters = 40;

/** Warns of runaway backtracking: which part, why, and a text that shows it. */
export function DangerNote({ danger, pattern, onTry }: DangerNoteProps) {
  const t = useTexts({ zh, en }).danger;
  if (danger.kind === 'none') return null;
  if (danger.kind === 'unknown') return <p className={styles.quiet}>{t.unknown}</p>;
  const { start, end, degree, attack } = danger;
  const { prefix, pump, repeats, suffix } = attack;
  const part = shorten(pattern.slice(start, end));
  return (
    <div className={styles.note}>
      <Banner tone="warning">
        <span className={styles.words}>
          {degree === null ? t.exponential(part) : t.polynomial(part, degree)}{' '}
          <span>
            {t.attack}{' '}
            {prefix && (
              <>
                <code>{shorten(prefix)}</code>
                {' + '}
              </>
            )}
            <code>{shorten(pump)}</code> {t.repeated(formatCount(repeats))}
            {suffix && (
              <>
                {' + '}
                <code>{visible(suffix)}</code>
              </>
            )}
          </span>
        </span>
        <Button size="compact-xs" variant="default" onClick={() => onTry(prefix + pump.repeat(repeats) + suffix)}>
          {t.tryIt}
        </Button>
      </Banner>
    </div>
  );
}

function shorten(text: string): string {
  return visible(text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters)}…`);
}
