import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Passage } from '@toolbench/contracts/documents.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { firstCharacters, markTerms } from '../../wizard/answers/mark-terms.ts';
import { documentBy, pageViewId, type Asked, type ShowPlace } from '../pages/place.ts';
import { useWords } from '../use-words.ts';
import styles from '../../wizard/results.module.css';

interface PageLinkProps {
  readonly first: number;
  readonly last: number;
  /** The document's letter, where several were asked. */
  readonly letter?: string | undefined;
  /** Of its section, where the document has no pages; empty where that has none. */
  readonly heading?: string | undefined;
  readonly onShow: () => void;
}

/** A page, a range of pages, or a section, as a link to the page view. */
export function PageLink({ first, last, letter, heading, onShow }: PageLinkProps) {
  const { passage: t } = useWords();
  const pages = t.place({ first, last, heading });
  const place = letter === undefined ? pages : `${letter} · ${pages}`;
  return (
    <a
      className={styles.pageLink}
      href={`#${pageViewId}`}
      title={t.show({ place })}
      onClick={(event) => {
        event.preventDefault();
        onShow();
      }}
    >
      {place}
    </a>
  );
}

const percentOf = (similarity: number) => `${(similarity * 100).toFixed(1)}%`;

interface PassageItemProps {
  readonly passage: Passage;
  /** Where it belongs to an answer. */
  readonly asked?: Asked;
  readonly onShow: ShowPlace;
}

/** A found passage: how well it fits, where it stands, how it begins, and the terms that matched. */
export function PassageItem({ passage, asked = {}, onShow }: PassageItemProps) {
  const { search: t, passage: words } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const { content, metadata, similarity, matched_terms: terms, related_terms: related = [], boxes } = passage;
  const isFound = terms.length + related.length > 0;
  const preview = firstCharacters(content, limits.documents.previewCharacters);
  const letter = metadata.document;
  const fileId = documentBy(asked, letter)?.file_id;
  const show = () => onShow({ fileId, page: metadata.first_page, boxes, quote: content });
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <strong>{t.similarity({ percent: percentOf(similarity) })}</strong>
        <meter className={styles.meter} min={0} max={1} value={similarity} aria-hidden />
        {letter !== undefined && <span>{metadata.source}</span>}
        <PageLink
          first={metadata.first_page}
          last={metadata.last_page}
          letter={letter}
          heading={metadata.heading}
          onShow={show}
        />
        <span>{words.chunk({ number: metadata.chunk })}</span>
      </div>
      <p className={styles.preview} data-whole={isWhole || undefined}>
        {markTerms(isWhole ? content : preview, [...terms, ...related]).map(({ text, isMarked }, index) =>
          isMarked ? <mark key={index}>{text}</mark> : text,
        )}
        {!isWhole && preview.length < content.length && '…'}
      </p>
      <div className={styles.itemFoot}>
        {terms.length > 0 && <span className={styles.hint}>{`${t.matched}${words.colon}`}</span>}
        {terms.map((term) => (
          <code key={term}>{term}</code>
        ))}
        {related.length > 0 && <span className={styles.hint}>{`${t.related}${words.colon}`}</span>}
        {related.map((term) => (
          <code key={term}>{term}</code>
        ))}
        {!isFound && <span className={styles.hint}>{t.noTerms}</span>}
        {preview.length < content.length && (
          <Button variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.less : words.more}
          </Button>
        )}
      </div>
    </li>
  );
}
