import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ShownPassage } from '@toolbench/contracts/document-answers.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { passageBlocks, type Segment } from './passage-blocks.ts';
import { PageLink } from './passage-item.tsx';
import { documentBy, headingAt, type Asked, type Place, type ShowPlace } from '../pages/place.ts';
import { useWords } from '../use-words.ts';
import results from '../../wizard/results.module.css';
import styles from './passage.module.css';

/** Where a passage stands: the page of its most telling sentence, with everything it marks. */
export function placeOfPassage({ text, page, marks, document }: ShownPassage, asked: Asked): Place {
  const quotes = marks.map(({ start, end }) => text.slice(start, end));
  const fileId = documentBy(asked, document)?.file_id;
  return { fileId, page, boxes: marks.flatMap(({ boxes }) => boxes), quote: quotes.join(' ') || null };
}

interface AnswerPassagesProps {
  /** The best first; at least one. */
  readonly passages: readonly ShownPassage[];
  readonly asked: Asked;
  readonly onShow: ShowPlace;
}

const steps: Readonly<Record<string, number>> = { n: 1, ArrowRight: 1, p: -1, ArrowLeft: -1 };

/** The passage that answers, with its marks; the next best ones are a key or a click away. */
export function AnswerPassages({ passages, asked, onShow }: AnswerPassagesProps) {
  const { answer: t } = useWords();
  const [index, setIndex] = useState(0);
  const passage = passages[index];
  if (!passage) return null;
  const go = (step: number) => {
    const next = passages[index + step];
    if (!next) return;
    setIndex(index + step);
    onShow(placeOfPassage(next, asked));
  };
  const goByKey = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  const section = headingAt(asked, passage.first_page, passage.document);
  // The link is called by the section itself.
  const above = passage.heading.filter((heading) => heading !== section);
  const count = { number: index + 1, count: passages.length };
  return (
    // The keys work while the passage or something in it has the focus, so that they never take letters from a field.
    <section className={styles.passage} aria-label={t.passage(count)} tabIndex={0} onKeyDown={goByKey}>
      <div className={styles.passageHead}>
        {passage.document !== undefined && <strong>{documentBy(asked, passage.document)?.filename}</strong>}
        {above.length > 0 && <span>{above.join(' › ')}</span>}
        <PageLink
          first={passage.first_page}
          last={passage.last_page}
          letter={passage.document}
          heading={section}
          onShow={() => onShow(placeOfPassage(passage, asked))}
        />
      </div>
      <blockquote aria-live="polite">
        {passageBlocks(passage).map((block, number) =>
          block.kind === 'paragraph' ? (
            <p key={number}>
              <Marked segments={block.segments} />
            </p>
          ) : (
            <table key={number}>
              <tbody>
                {block.rows.map((cells, row) => (
                  <tr key={row}>
                    {cells.map((segments, column) => (
                      <td key={column}>
                        <Marked segments={segments} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ),
        )}
      </blockquote>
      {passages.length > 1 && (
        <div className={styles.passageFoot}>
          <IconButton
            icon={ChevronLeft}
            label={t.previous}
            color="teal"
            disabled={index === 0}
            onClick={() => go(-1)}
          />
          <span>{t.passage(count)}</span>
          <IconButton
            icon={ChevronRight}
            label={t.next}
            color="teal"
            disabled={index === passages.length - 1}
            onClick={() => go(1)}
          />
          <span className={results.hint}>{t.keys}</span>
        </div>
      )}
    </section>
  );
}

function Marked({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
