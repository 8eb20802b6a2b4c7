import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Snippet } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { markTerms } from '../wizard/answers/mark-terms.ts';
import { placeOf } from './code-place.ts';
import { PlaceLink } from './place-link.tsx';
import { useWords } from './use-words.ts';
import results from '../wizard/results.module.css';
import styles from './code.module.css';

/** Lines of a snippet that are shown at first. */
const shownLines = 8;

const percentOf = (similarity: number) => `${(similarity * 100).toFixed(1)}%`;

/** A found snippet: what and where it is, how well it fits, its code with the terms that matched. */
export function SnippetItem({ snippet }: { readonly snippet: Snippet }) {
  const t = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const { content, similarity, matched_terms: terms = [], kind, container, language } = snippet;
  const lines = content.split('\n');
  const shown = isWhole ? content : lines.slice(0, shownLines).join('\n');
  const name = [container, snippet.function_name].filter(Boolean).join('.') || t.topLevel;
  return (
    <li className={results.item} data-snippet={snippet.function_name}>
      <div className={results.itemHead}>
        <strong className={styles.code}>{name}</strong>
        <span>{t.kinds[kind]}</span>
        {language && <span>{language}</span>}
        <PlaceLink place={placeOf(snippet)} />
        {similarity !== undefined && (
          <span className={styles.similarity}>
            {t.search.similarity({ percent: percentOf(similarity) })}
            <meter className={results.meter} min={0} max={1} value={similarity} aria-hidden />
          </span>
        )}
      </div>
      <pre className={styles.excerpt}>
        {markTerms(shown, terms).map(({ text, isMarked }, index) =>
          isMarked ? <mark key={index}>{text}</mark> : text,
        )}
      </pre>
      <div className={results.itemFoot}>
        {terms.length > 0 && <span className={results.hint}>{t.search.matched}</span>}
        {terms.map((term) => (
          <code key={term}>{term}</code>
        ))}
        {lines.length > shownLines && (
          <Button variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t.search.less : t.search.linesLeft({ count: formatCount(lines.length) })}
          </Button>
        )}
      </div>
    </li>
  );
}
