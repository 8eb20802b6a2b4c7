import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { useWords } from '../use-words.ts';
import results from '../results.module.css';
import styles from '../wizard.module.css';

interface ConversationProps<Turn> {
  readonly texts: {
    readonly conversation: string;
    readonly empty: string;
    readonly clear: string;
    readonly answerReady: string;
  };
  readonly turns: readonly Turn[];
  readonly show: (turn: Turn) => ReactNode;
  /** The answer that is being written. */
  readonly pending: ReactNode;
  readonly canClear: boolean;
  readonly onClear: () => void;
  /** The whole conversation as Markdown, and the name of its file. */
  readonly markdown: () => string;
  readonly fileName: string;
}

/** Questions and their answers, the newest on top. */
export function Conversation<Turn>({
  texts,
  turns,
  show,
  pending,
  canClear,
  onClear,
  markdown,
  fileName,
}: ConversationProps<Turn>) {
  const t = useWords();
  const isEmpty = turns.length === 0;
  return (
    <>
      <section className={results.results} aria-label={texts.conversation}>
        {pending}
        {turns.map((turn, index) => <Fragment key={index}>{show(turn)}</Fragment>).reverse()}
        {isEmpty && !pending && <p className={styles.note}>{texts.empty}</p>}
        {!isEmpty && (
          <div className={styles.turnActions}>
            <CopyButton text={markdown} label={t.copyConversation} />
            <Button
              variant="subtle"
              size="xs"
              color="gray"
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => download(markdown(), fileName, 'text/markdown;charset=utf-8')}
            >
              {t.downloadConversation}
            </Button>
            <Button variant="subtle" size="xs" disabled={!canClear} onClick={onClear}>
              {texts.clear}
            </Button>
          </div>
        )}
      </section>
      <p className="visually-hidden" role="status">
        {!pending && !isEmpty && texts.answerReady}
      </p>
    </>
  );
}
