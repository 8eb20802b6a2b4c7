import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '@toolbench/contracts/limits.ts';
import { useWords } from '../words/use-words.ts';
import type { TextModel } from './text-model.ts';
import styles from './text-pane.module.css';

/** The whole of a text on paper: the editor holds only the lines on the screen. Nothing while nobody prints. */
export function PrintedText({ model }: { readonly model: TextModel }) {
  const t = useWords();
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting || model.isEmpty()) return null;
  const text = model.peek(limits.ui.printCharacters);
  if (text === null) return <p className={styles.notPrinted}>{t.notPrinted}</p>;
  return <pre className={styles.printed}>{text}</pre>;
}
