import { History } from 'lucide-react';
import { TextButton } from '../controls/text-button.tsx';
import { useWords } from '../words/use-words.ts';
import styles from '../layout/tool-layout.module.css';
import { useRestoredWork } from './work-provider.tsx';

/**
 * Says that a text from elsewhere replaced what was here, and puts it back when asked; or that the work before a reload
 * came back, that it was too large to, or that it came with a link, and discards it when asked.
 */
export function RestoredNote() {
  const t = useWords();
  const { restored, link, discard, undoHanded } = useRestoredWork();
  if (undoHanded)
    return (
      <span className={styles.restored} role="status">
        <History size={14} aria-hidden />
        {t.replaced}
        <TextButton onClick={undoHanded}>{t.undoReplaced}</TextButton>
      </span>
    );
  if (!restored && !link) return null;
  const words = link ? t.link[link] : restored?.missing.length ? t.restoredInPart : t.restored;
  return (
    <span className={styles.restored} role="status">
      <History size={14} aria-hidden />
      {words}
      <TextButton onClick={discard}>{t.discardRestored}</TextButton>
    </span>
  );
}
