import { useState, type CSSProperties } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { WindowedList } from '@toolbench/ui/editor/windowed-list.tsx';
import { visible } from '../visible.ts';
import { DangerNote } from './danger-note.tsx';
import { describeMeaning } from '../explain/describe.ts';
import type { Piece } from '../../engine/explain/piece.ts';
import styles from './explanation-card.module.css';
import { isPatternFailure, valueOf } from '../outcome.tsx';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';
import type { RegexState } from '../use-regex.tsx';

const rowHeight = 28;

/** The pattern piece by piece, in words, with a warning where it may backtrack without end. */
export function ExplanationCard({ state }: { readonly state: RegexState }) {
  const t = useTexts({ zh, en });
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
  const t = useTexts({ zh, en });
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
