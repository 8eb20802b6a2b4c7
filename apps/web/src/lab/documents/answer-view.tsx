import { CircleCheck, CircleHelp, ScanText, SearchX, TriangleAlert } from 'lucide-react';
import type { AnswerSentence, DocumentAnswer, Passage } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import type { ShowPlace } from './place.ts';
import { pageList } from './page-list.ts';
import { PageLink, PassageItem } from './passage-item.tsx';
import type { PendingAnswer } from './pending-answer.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { Turn } from './work.ts';
import { EngineLine, FallbackBanner } from '../wizard/answer-origin.tsx';
import styles from '../wizard/results.module.css';

/** As many passages as a search gives are shown where a question is not answered. */
const closest = limits.documents.k.preset;

interface Showing {
  readonly onShow: ShowPlace;
}

const citesPages = ({ sentences }: DocumentAnswer) => sentences.some(({ pages }) => pages.length > 0);

/** A question and its answer: each sentence with its pages, the engine that gave it, and the passages it cites. */
export function AnswerView({ turn: { question, answer }, onShow }: Showing & { readonly turn: Turn }) {
  const { ask: t } = useTexts({ zh, en });
  return (
    <article className={styles.turn} data-abstained={answer.abstained || undefined}>
      <h3>{question}</h3>
      <FallbackBanner answer={answer} />
      <div className={styles.answer}>
        {answer.abstained ? <Abstained answer={answer} /> : <Sentences answer={answer} onShow={onShow} />}
      </div>
      {answer.recognised_pages && (
        <p className={styles.unsure}>
          <ScanText size={16} aria-hidden />
          <span>{t.recognised({ pages: pageList(answer.recognised_pages) })}</span>
        </p>
      )}
      <EngineLine answer={answer} embedded={t.embedded} />
      {answer.abstained ? (
        <Sources title={t.closest} passages={answer.source_documents.slice(0, closest)} isOpen onShow={onShow} />
      ) : (
        <Sources title={citesPages(answer) ? t.sources : t.looked} passages={answer.source_documents} onShow={onShow} />
      )}
    </article>
  );
}

/** An answer while it is written: checked sentences, then what has come since. */
export function PendingView({ pending, onShow }: Showing & { readonly pending: PendingAnswer }) {
  const { ask: t } = useTexts({ zh, en });
  return (
    <article className={styles.turn} aria-busy>
      <h3>{pending.question}</h3>
      <div className={styles.answer}>
        {/* Whole sentences are told, not each word as it comes. */}
        <p aria-live="polite">
          {pending.sentences.map((sentence, index) => (
            <Sentence key={index} sentence={sentence} onShow={onShow} />
          ))}
        </p>
        {pending.tail !== '' && <p className={styles.tail}>{pending.tail}</p>}
      </div>
      {pending.sources && <Sources title={t.looked} passages={pending.sources} onShow={onShow} />}
    </article>
  );
}

/** What somebody can do about a question that was not answered. */
function adviceFor({ document_language: language, source_documents: passages }: DocumentAnswer, t: typeof zh.ask) {
  if (language !== undefined) return t.askInLanguage[language];
  return passages.length > 0 ? t.askAnother : t.askWithoutPassages;
}

function Abstained({ answer }: { readonly answer: DocumentAnswer }) {
  const { ask: t } = useTexts({ zh, en });
  return (
    <>
      <p className={styles.abstained}>
        <SearchX size={18} aria-hidden />
        <strong>{answer.result}</strong>
      </p>
      <p className={styles.tail}>{adviceFor(answer, t)}</p>
    </>
  );
}

function Sentences({ answer, onShow }: Showing & { readonly answer: DocumentAnswer }) {
  const { ask: t } = useTexts({ zh, en });
  if (answer.sentences.length === 0) return <p>{answer.result}</p>;
  return (
    <>
      <p>
        {answer.sentences.map((sentence, index) => (
          <Sentence key={index} sentence={sentence} onShow={onShow} />
        ))}
      </p>
      {sectionsOf(answer.sentences).map((section) => (
        <p key={section} className={styles.section}>
          {t.section({ section })}
        </p>
      ))}
      {answer.certainty === 'low' && (
        <p className={styles.unsure}>
          <TriangleAlert size={16} aria-hidden />
          <span>{t.unsure}</span>
        </p>
      )}
    </>
  );
}

/** The sections that sentences stand in, each once: "This part" says little without its heading. */
const sectionsOf = (sentences: readonly AnswerSentence[]): readonly string[] => [
  ...new Set(sentences.flatMap(({ section }) => (section ? section.join(' › ') : []))),
];

const supportIcons = { verified: CircleCheck, cited: CircleHelp, unsupported: TriangleAlert };

function Sentence({ sentence, onShow }: Showing & { readonly sentence: AnswerSentence }) {
  const { ask: t } = useTexts({ zh, en });
  const { text, citations, support, pages } = sentence;
  const Icon = supportIcons[support];
  const quoted = new Set(citations.map(({ page }) => page));
  return (
    <span data-support={support}>
      {`${text} `}
      <span className={styles.cites}>
        {citations.map(({ page, quote, boxes }, index) => (
          <PageLink key={index} first={page} last={page} onShow={() => onShow({ page, boxes, quote })} />
        ))}
        {pages
          .filter((page) => !quoted.has(page))
          .map((page) => (
            <PageLink key={page} first={page} last={page} onShow={() => onShow({ page, boxes: [], quote: null })} />
          ))}
        <span className={styles.support} title={t.support[support]}>
          <Icon size={14} aria-hidden />
          <span className={support === 'verified' ? 'visually-hidden' : undefined}>{t.support[support]}</span>
        </span>
      </span>{' '}
    </span>
  );
}

interface SourcesProps extends Showing {
  readonly title: string;
  readonly passages: readonly Passage[];
  /** Whether they are shown without asking. */
  readonly isOpen?: boolean;
}

function Sources({ title, passages, isOpen = false, onShow }: SourcesProps) {
  if (passages.length === 0) return null;
  return (
    <details className={styles.sources} open={isOpen}>
      <summary>{`${title} (${passages.length})`}</summary>
      <ol className={styles.list}>
        {passages.map((passage) => (
          <PassageItem key={passage.metadata.chunk} passage={passage} onShow={onShow} />
        ))}
      </ol>
    </details>
  );
}
