import { Button } from '@mantine/core';
import { useWords } from './use-words.ts';
import styles from './wizard.module.css';

interface WorkingProps {
  readonly words: string;
  /** 0 to 1, where it can be told. */
  readonly fraction: number | null;
  /** What is said in quarters; else `words` are said once. */
  readonly stage?: string;
  readonly onCancel: () => void;
}

/** What is under way, how far it is, and ending it. */
export function Working({ words, fraction, stage, onCancel }: WorkingProps) {
  const t = useWords();
  return (
    <div className={styles.working}>
      <span>{words}</span>
      <progress aria-label={words} max={1} {...(fraction !== null && { value: fraction })} />
      {/* Every unit of work would be too much to listen to: what is done is said in quarters. */}
      <span className="visually-hidden" role="status">
        {fraction === null ? words : `${stage ?? words} ${Math.floor(fraction * 4) * 25}%`}
      </span>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
