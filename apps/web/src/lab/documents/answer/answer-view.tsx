import { CircleCheck, CircleHelp, SearchX, TriangleAlert } from 'lucide-react';
import type { AnswerSentence, DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import type { Passage } from '@toolbench/contracts/documents.ts';
import { answerWords } from '@toolbench/lab/documents/rank/answer-words.ts';
import { AnswerPassages } from './answer-passages.tsx';
import { documentBy, headingAt, labelAt, type Asked, type ShowPlace } from '../pages/place.ts';
import { PageNotes } from './page-notes.tsx';
import { PageLink, PassageItem } from './passage-item.tsx';
import type { PendingAnswer } from './pending-answer.ts';
import { useWords } from '../use-words.ts';
import type { zh } from '../text.zh.ts';
import type { Turn } from '../work.ts';
import { EmbeddingFailed } from '../embedding-failed.tsx';
import { EngineLine, FallbackBanner } from '../../wizard/answers/answer-origin.tsx';
import styles from '../../wizard/results.module.css';
import passageStyles from './passage.module.css';

interface Showing {
  readonly onShow: ShowPlace;
  readonly asked: Asked;
}

/** Whether what is listed is what a model cites, and not only what was looked at. */
const citesPages = ({ verdict, sentences }: DocumentAnswer) =>
  verdict === undefined && sentences.some(({ pages }) => pages.length > 0);

interface AnswerViewProps {
  readonly turn: Turn;
  readonly onShow: ShowPlace;
}

/** A question and its answer: a passage, or what a model wrote, with its pages, the engine, and what was looked at. */
export function AnswerView({ turn: { question, answer }, onShow }: AnswerViewProps) {
  const { ask: t } = useWords();
  const { passages = [], documents } = answer;
  const showing = { onShow, asked: answer };
  return (
    <article className={styles.turn} data-abstained={answer.abstained || undefined} data-verdict={answer.verdict}>
      <h3>{question}</h3>
      <FallbackBanner answer={answer} />
      <EmbeddingFailed error={answer.embedding_error} />
      <div className={styles.answer}>
        {answer.verdict !== undefined && !answer.abstained && <Verdict answer={answer} />}
        {answer.abstained && <Abstained answer={answer} />}
        {answer.cells?.map((cell, index) => (
          <p key={index}>
            <strong>{answerWords(question).cell(cell)}</strong>
          </p>
        ))}
        {passages.length > 0 && <AnswerPassages passages={passages} {...showing} />}
        {answer.outline && <Outline entries={answer.outline} {...showing} />}
        {answer.verdict === undefined && !answer.abstained && <Sentences answer={answer} {...showing} />}
      </div>
      {documents && <AskedDocuments documents={documents} />}
      <PageNotes notes={answer} />
      {documents?.map((document) => (
        <PageNotes key={document.letter} filename={document.filename} notes={document} />
      ))}
      <EngineLine answer={answer} embedded={t.embedded} />
      <Sources title={citesPages(answer) ? t.sources : t.looked} passages={answer.source_documents} {...showing} />
    </article>
  );
}

/** The documents that were asked, by the letters that stand before their pages. */
function AskedDocuments({ documents }: { readonly documents: NonNullable<Asked['documents']> }) {
  const { ask: t } = useWords();
  return (
    <ul className={passageStyles.asked} aria-label={t.asked}>
      {documents.map(({ letter, filename }) => (
        <li key={letter}>
          <b>{letter}</b> {filename}
        </li>
      ))}
    </ul>
  );
}

/** Whether the passage is the answer or may be, in words. */
function Verdict({ answer }: { readonly answer: DocumentAnswer }) {
  const { answer: t } = useWords();
  const { verdict, passages } = answer;
  const [best] = passages ?? [];
  const page = best?.page ?? 1;
  const filename = documentBy(answer, best?.document)?.filename;
  const letter = best?.document;
  const place = { page, filename, heading: headingAt(answer, page, letter), label: labelAt(answer, page, letter) };
  return verdict === 'found' ? (
    <p className={styles.found}>
      <CircleCheck size={16} aria-hidden />
      <span>{t.found(place)}</span>
    </p>
  ) : (
    <p className={styles.unsure}>
      <CircleHelp size={16} aria-hidden />
      <span>{t.perhaps(place)}</span>
    </p>
  );
}

interface OutlineProps extends Showing {
  readonly entries: NonNullable<DocumentAnswer['outline']>;
}

/** The headings of a document that was asked what it is about, each with its page. */
function Outline({ entries, asked, onShow }: OutlineProps) {
  const { answer: t } = useWords();
  return (
    <section className={passageStyles.outline} aria-label={t.outline}>
      <strong>{t.outline}</strong>
      <ul>
        {entries.map(({ text, page, level, document }, index) => (
          <li key={index} data-level={Math.min(level, 3)}>
            {`${text} `}
            <PlaceLink place={{ page, document }} asked={asked} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NamedPlace {
  readonly page: number;
  readonly document?: string | undefined;
}

interface PlaceLinkProps extends Showing {
  readonly place: NamedPlace;
}

/** A page that an answer names, as a link to it. */
function PlaceLink({ place: { page, document }, asked, onShow }: PlaceLinkProps) {
  const fileId = documentBy(asked, document)?.file_id;
  return (
    <PageLink
      first={page}
      last={page}
      letter={document}
      heading={headingAt(asked, page, document)}
      onShow={() => onShow({ fileId, page, boxes: [], quote: null })}
    />
  );
}

interface PendingViewProps {
  readonly pending: PendingAnswer;
  readonly onShow: ShowPlace;
}

/** An answer while it is written: checked sentences, then what has come since. */
export function PendingView({ pending, onShow }: PendingViewProps) {
  const { ask: t, stopped } = useWords();
  const showing = { onShow, asked: { documents: pending.documents } };
  return (
    <article className={styles.turn} aria-busy={pending.isStopped !== true}>
      <h3>{pending.question}</h3>
      <div className={styles.answer}>
        {/* Whole sentences are told, not each word as it comes. */}
        <p aria-live="polite">
          {pending.sentences.map((sentence, index) => (
            <Sentence key={index} sentence={sentence} {...showing} />
          ))}
        </p>
        {pending.tail !== '' && <p className={styles.tail}>{pending.tail}</p>}
        {pending.isStopped && <p className={styles.tail}>{stopped}</p>}
      </div>
      {pending.sources && <Sources title={t.looked} passages={pending.sources} {...showing} />}
    </article>
  );
}

/** What somebody can do about a question that was not answered. */
function adviceFor({ document_language: language, source_documents: passages }: DocumentAnswer, t: typeof zh.ask) {
  if (language !== undefined) return t.askInLanguage[language];
  return passages.length > 0 ? t.askAnother : t.askWithoutPassages;
}

function Abstained({ answer }: { readonly answer: DocumentAnswer }) {
  const { ask: t } = useWords();
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

function Sentences({ answer, ...showing }: Showing & { readonly answer: DocumentAnswer }) {
  if (answer.sentences.length === 0) return <p>{answer.result}</p>;
  return (
    <p>
      {answer.sentences.map((sentence, index) => (
        <Sentence key={index} sentence={sentence} {...showing} />
      ))}
    </p>
  );
}

const supportIcons = { verified: CircleCheck, cited: CircleHelp, unsupported: TriangleAlert };

function Sentence({ sentence, asked, onShow }: Showing & { readonly sentence: AnswerSentence }) {
  const { ask: t } = useWords();
  const { text, citations, support, pages } = sentence;
  const Icon = supportIcons[support];
  const named: readonly NamedPlace[] = sentence.places ?? pages.map((page) => ({ page }));
  return (
    <span data-support={support}>
      {`${text} `}
      <span className={styles.cites}>
        {citations.map(({ page, quote, boxes, document }, index) => (
          <PageLink
            key={index}
            first={page}
            last={page}
            letter={document}
            heading={headingAt(asked, page, document)}
            onShow={() => onShow({ fileId: documentBy(asked, document)?.file_id, page, boxes, quote })}
          />
        ))}
        {named
          .filter((place) => !citations.some((one) => one.page === place.page && one.document === place.document))
          .map((place, index) => (
            <PlaceLink key={index} place={place} asked={asked} onShow={onShow} />
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
}

function Sources({ title, passages, ...showing }: SourcesProps) {
  if (passages.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{`${title} (${passages.length})`}</summary>
      <ol className={styles.list}>
        {passages.map((passage) => (
          <PassageItem
            key={`${passage.metadata.document ?? ''}${passage.metadata.chunk}`}
            passage={passage}
            {...showing}
          />
        ))}
      </ol>
    </details>
  );
}
