import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './wizard.module.css';

interface DropAreaProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Takes a dropped file; holds the other ways to give one. */
export function DropArea({ isBusy, onFile, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    // The page's own drop area would offer other tools for the file.
    event.stopPropagation();
    setIsOver(false);
    const file = event.dataTransfer.files.item(0);
    if (file && !isBusy) onFile(file);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
