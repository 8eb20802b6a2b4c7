import type { ReactNode } from 'react';
import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';
import type { Draft, Turn } from './session/conversation.ts';
import { useWords } from './use-words.ts';
import type { Direction, Side } from './voice-settings.ts';
import styles from './turns.module.css';

interface BubbleProps extends Direction {
  readonly id: string;
  readonly side: Side;
  /** How far a turn is that is not translated. */
  readonly stage?: Turn['stage'];
  /** Stands in the place of the original while it is corrected. */
  readonly editor?: ReactNode;
  readonly original: Draft;
  readonly translation: Draft;
  /** What was found out about the turn, and what can be done with it. */
  readonly children: ReactNode;
}

/** A turn: the original and its translation side by side, at the side of whoever spoke. */
export function Bubble({ id, side, editor, original, translation, stage, children, ...direction }: BubbleProps) {
  const { conversation: t, languages } = useWords();
  const isFailed = stage === 'failed';
  return (
    <li className={styles.turn} data-side={side} data-turn={id}>
      <span className={styles.speaker}>{t.speaker({ language: languages[direction.sourceLanguage] })}</span>
      <div className={styles.texts}>
        {editor ?? (
          <Words
            draft={original}
            language={direction.sourceLanguage}
            label={t.original}
            waiting={isFailed ? '' : stage === 'recording' ? t.listening : t.waitingOriginal}
          />
        )}
        <Words
          draft={translation}
          language={direction.targetLanguage}
          label={t.translation}
          waiting={isFailed ? t.notTranslated : original.isFinal ? t.waitingTranslation : ''}
        />
      </div>
      <div className={styles.turnFoot}>{children}</div>
    </li>
  );
}

interface WordsProps {
  readonly draft: Draft;
  readonly language: VoiceLanguage;
  readonly label: (d: { language: string }) => string;
  readonly waiting: string;
}

/** Provisional words look provisional. */
function Words({ draft, language, label, waiting }: WordsProps) {
  const { languages } = useWords();
  return (
    <div className={styles.words}>
      <span className={styles.wordsLabel}>{label({ language: languages[language] })}</span>
      {draft.text === '' ? (
        <p className={styles.waiting}>{waiting}</p>
      ) : (
        <p lang={language} dir="auto" data-final={draft.isFinal || undefined}>
          {draft.text}
        </p>
      )}
    </div>
  );
}
