import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { visible } from '../visible.ts';
import type { Attack } from '../../engine/danger/confirm.ts';
import type { Danger } from '../../engine/danger/danger.ts';
import styles from './danger-note.module.css';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';

interface DangerNoteProps {
  readonly danger: Danger;
  readonly pattern: string;
  readonly onTry: (text: string) => void;
}

const shownCharacters = 40;

/** Warns of runaway backtracking: which part, why, and a text that shows it. What only slows long texts is said quietly. */
export function DangerNote({ danger, pattern, onTry }: DangerNoteProps) {
  const t = useTexts({ zh, en }).danger;
  if (danger.kind === 'none') return null;
  if (danger.kind === 'unknown') return <p className={styles.quiet}>{t.unknown}</p>;
  const { start, end, degree, attack } = danger;
  const part = shorten(pattern.slice(start, end));
  const words = (
    <>
      <span className={styles.words}>
        {degree === null ? t.exponential(part) : t.polynomial(part, degree)} <AttackText attack={attack} />
      </span>
      <Button size="compact-xs" variant="default" onClick={() => onTry(textOf(attack))}>
        {t.tryIt}
      </Button>
    </>
  );
  return degree === 2 ? (
    <div className={styles.quiet}>{words}</div>
  ) : (
    <div className={styles.note}>
      <Banner tone="warning">{words}</Banner>
    </div>
  );
}

/** A long text in short: prefix + pump × repeats + suffix. */
function AttackText({ attack: { prefix, pump, repeats, suffix } }: { readonly attack: Attack }) {
  const t = useTexts({ zh, en }).danger;
  return (
    <span className={styles.attack}>
      {t.attack}
      {prefix && <code>{shorten(prefix)}</code>}
      {prefix && <span>+</span>}
      <code>{shorten(pump)}</code>
      <span>{t.repeated(formatCount(repeats))}</span>
      {suffix && <span>+</span>}
      {suffix && <code>{visible(suffix)}</code>}
    </span>
  );
}

function textOf({ prefix, pump, repeats, suffix }: Attack): string {
  return prefix + pump.repeat(repeats) + suffix;
}

function shorten(text: string): string {
  return visible(text.length <= shownCharacters ? text : `${text.slice(0, shownCharacters)}…`);
}
