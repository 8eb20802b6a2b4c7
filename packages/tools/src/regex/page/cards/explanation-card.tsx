import { useState, type CSSProperties } from 'react';
import { Button } from '@mantine/core';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { visible } from '../visible.ts';
import type { Attack } from '../../engine/danger/confirm.ts';
import type { Danger } from '../../engine/danger/danger.ts';
import dangerNoteStyles from './danger-note.module.css';
import { describeMeaning } from '../explain/describe.ts';
import type { Piece } from '../../engine/explain/piece.ts';
import styles from './explanation-card.module.css';
import { isPatternFailure, valueOf } from '../outcome.tsx';
import { useWords } from '../use-words.tsx';
import type { RegexState } from '../use-regex.tsx';

const rowHeight = 28;

interface DangerNoteProps {
  readonly danger: Danger;
  readonly pattern: string;
  readonly onTry: (text: string) => void;
}

const shownCharacters = 40;

/** Warns of runaway backtracking: which part, why, and a text that shows it. What only slows long texts is said quietly. */
function DangerNote({ danger, pattern, onTry }: DangerNoteProps) {
  const t = useWords().danger;
  if (danger.kind === 'none') return null;
  if (danger.kind === 'unknown') return <p className={dangerNoteStyles.quiet}>{t.unknown}</p>;
  const { start, end, degree, attack } = danger;
  const part = shorten(pattern.slice(start, end));
  const words = (
    <>
      <span className={dangerNoteStyles.words}>
        {degree === null ? t.exponential(part) : t.polynomial(part, degree)} <AttackText attack={attack} />
      </span>
      <Button size="compact-xs" variant="default" onClick={() => onTry(textOf(attack))}>
        {t.tryIt}
      </Button>
    </>
  );
  return degree === 2 ? (
    <div className={dangerNoteStyles.quiet}>{words}</div>
  ) : (
    <div className={dangerNoteStyles.note}>
      <Banner tone="warning">{words}</Banner>
    </div>
  );
}

/** A long text in short: prefix + pump × repeats + suffix. */
function AttackText({ attack: { prefix, pump, repeats, suffix } }: { readonly attack: Attack }) {
  const t = useWords().danger;
  return (
    <span className={dangerNoteStyles.attack}>
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

/** The pattern piece by piece, in words, with a warning where it may backtrack without end. */
export function ExplanationCard({ state }: { readonly state: RegexState }) {
  const t = useWords();
  const [pointed, setPointed] = useState<Piece | null>(null);
  const { explainer, expression, models } = state;
  const { pattern } = expression;
  const explained = valueOf(explainer.outcome, 'explain');
  const { pieces = [], isCut = false } = explained ?? {};
  const failure = explainer.outcome && !explainer.outcome.result.ok ? explainer.outcome.result : null;
  const why = failure && !isPatternFailure(failure) && failure.code in t.errors;
  return (
    <Card title={t.explanation}>
      {explained && (
        <DangerNote danger={explained.danger} pattern={pattern} onTry={(text) => models.input.replace(text)} />
      )}
      {why && <p className={styles.note}>{t.errors[failure.code as keyof typeof t.errors](failure.detail ?? {})}</p>}
      {pieces.length === 0 && !why && <p className={styles.note}>{t.explanationHint}</p>}
      {pieces.length > 0 && (
        <>
          <PatternLine pattern={pattern} pointed={pointed} />
          <WindowedList
            count={pieces.length}
            rowHeight={rowHeight}
            height={12 * rowHeight}
            label={t.explanation}
            row={(index) => <PieceRow piece={pieces[index]} onPoint={setPointed} />}
          />
        </>
      )}
      {isCut && <p className={styles.note}>{t.explanationCut}</p>}
    </Card>
  );
}

/** The pattern with the pointed-at piece marked. */
function PatternLine({ pattern, pointed }: { readonly pattern: string; readonly pointed: Piece | null }) {
  const { start, end } = pointed ?? { start: 0, end: 0 };
  return (
    <code className={styles.pattern} aria-hidden>
      {pattern.slice(0, start)}
      <mark>{pattern.slice(start, end)}</mark>
      {pattern.slice(end)}
    </code>
  );
}

function PieceRow({ piece, onPoint }: { readonly piece: Piece; readonly onPoint: (piece: Piece | null) => void }) {
  const t = useWords();
  const words = describeMeaning(t.meaning, piece);
  return (
    <div
      className={styles.piece}
      style={{ '--depth': Math.min(piece.depth, 12) } as CSSProperties}
      onPointerEnter={() => onPoint(piece)}
      onPointerLeave={() => onPoint(null)}
    >
      <code>{piece.source.trim() === '' ? visible(piece.source) : piece.source}</code>
      <span title={words}>{words}</span>
    </div>
  );
}
