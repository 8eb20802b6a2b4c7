import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import results from './results.module.css';
import styles from './wizard.module.css';

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
}

/** Questions and their answers, the newest on top. */
export function Conversation<Turn>({ texts, turns, show, pending, canClear, onClear }: ConversationProps<Turn>) {
  const isEmpty = turns.length === 0;
  return (
    <>
      <section className={results.results} aria-label={texts.conversation}>
        {pending}
        {turns.map((turn, index) => <Fragment key={index}>{show(turn)}</Fragment>).reverse()}
        {isEmpty && !pending && <p className={styles.note}>{texts.empty}</p>}
        {!isEmpty && (
          <Button variant="subtle" size="xs" disabled={!canClear} onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </section>
      <p className="visually-hidden" role="status">
        {!pending && !isEmpty && texts.answerReady}
      </p>
    </>
  );
}
