import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import styles from './scanner.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface PictureDropProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Takes a picture that is dropped on its content or pasted anywhere on the page. */
export function PictureDrop({ onFile, children }: PictureDropProps) {
  const t = useTexts({ zh, en });
  const [dropping, setDropping] = useState(false);
  const take = useRef(onFile);
  useEffect(() => {
    take.current = onFile;
  });

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = clipboardData?.files[0];
      if (file) take.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };
  const drop = (event: DragEvent) => {
    setDropping(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <div className={styles.drop} onDragOver={over} onDragLeave={() => setDropping(false)} onDrop={drop}>
      {children}
      {dropping && <div className={styles.dropHere}>{t.drop}</div>}
    </div>
  );
}
