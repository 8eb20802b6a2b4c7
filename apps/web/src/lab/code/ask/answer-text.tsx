import { useMemo } from 'react';
import { TriangleAlert } from 'lucide-react';
import Markdown, { type Components } from 'react-markdown';
import type { CodeCitation } from '@toolbench/contracts/code.ts';
import { placeOf, placeText } from '../code-place.ts';
import { linkCitations, type HastNode } from './link-citations.ts';
import { PlaceLink } from '../place-link.tsx';
import { useWords } from '../use-words.ts';
import styles from '../code.module.css';

interface AnswerTextProps {
  /** Markdown. HTML in it is shown as text, pictures and addresses are not loaded. */
  readonly text: string;
  readonly citations: readonly CodeCitation[];
}

/** An answer, each place in it a link to the code. */
export default function AnswerText({ text, citations }: AnswerTextProps) {
  const plugins = useMemo(() => [() => (root: unknown) => linkCitations(root as HastNode, citations)], [citations]);
  const components = useMemo((): Components => {
    const span = ({ node }: { node?: { properties: Record<string, unknown> } }) => {
      const citation = citations.at(Number(node?.properties.dataCitation));
      return citation ? <CitationLink citation={citation} /> : null;
    };
    return {
      span: span as Components['span'],
      // An answer leads into the project and nowhere else.
      a: ({ children }) => <span>{children}</span>,
      img: ({ alt }) => <span>{alt}</span>,
      // Long lines scroll, also by keys.
      pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
      h1: 'h4',
      h2: 'h4',
      h3: 'h4',
    };
  }, [citations]);
  return (
    <div className={styles.answer}>
      <Markdown rehypePlugins={plugins} components={components}>
        {text}
      </Markdown>
    </div>
  );
}

/** A cited place; where it does not hold, why. */
function CitationLink({ citation }: { readonly citation: CodeCitation }) {
  const { ask: t } = useWords();
  const { problem } = citation;
  const place = placeOf(citation);
  const link = problem === 'no-such-file' ? <code>{placeText(place)}</code> : <PlaceLink place={place} />;
  if (!problem) return link;
  return (
    <span className={styles.unverified} data-problem={problem}>
      {link}
      <TriangleAlert size={14} aria-hidden />
      <small>{t.problems[problem]}</small>
    </span>
  );
}
