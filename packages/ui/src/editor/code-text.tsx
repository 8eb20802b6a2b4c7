import { useEffect, useRef } from 'react';
import { createCodeView, type CodeLanguage, type CodeView, type MarkedLines } from './create-code-view.ts';
import { pageNonce } from '../layout/page-nonce.ts';
import { useWords } from '../words/use-words.ts';
import styles from './text-pane.module.css';

interface CodeTextProps {
  readonly text: string;
  readonly label: string;
  /** Loads the colours of the text's language; null where there are none. */
  readonly loadLanguage: (() => Promise<CodeLanguage>) | null;
  readonly marked: MarkedLines | null;
}

/** Code to read. Another text is shown by another element (`key`). */
export default function CodeText({ text, label, loadLanguage, marked }: CodeTextProps) {
  const { editor: phrases } = useWords();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView | null>(null);
  useEffect(() => {
    if (!parent.current) return;
    const created = createCodeView(parent.current, { text, label, phrases, cspNonce: pageNonce() });
    view.current = created;
    let isGone = false;
    // Without colours the code can be read as well.
    void loadLanguage?.().then(
      (language) => isGone || created.colour(language),
      () => undefined,
    );
    return () => {
      isGone = true;
      view.current = null;
      created.destroy();
    };
  }, [text, label, phrases, loadLanguage]);
  useEffect(() => view.current?.mark(marked), [marked, text, label, phrases, loadLanguage]);
  return <div ref={parent} className={styles.editor} />;
}
