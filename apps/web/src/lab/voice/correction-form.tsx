import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { HistoryEntry } from './history/history.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { VoiceSession } from './session/voice-session.ts';
import styles from './turns.module.css';

interface CorrectionFormProps {
  readonly entry: HistoryEntry;
  readonly session: VoiceSession;
  readonly onClose: () => void;
}

/** The original of an entry, to be corrected and translated again. */
export function CorrectionForm({ entry, session, onClose }: CorrectionFormProps) {
  const { conversation: t } = useTexts({ zh, en });
  const [text, setText] = useState(entry.originalText);
  const submit = () => {
    if (text.trim() === '') return;
    session.correct(entry.id, text);
    onClose();
  };
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        aria-label={t.correction}
        lang={entry.sourceLanguage}
        autoFocus
        rows={2}
        maxLength={limits.voice.textCharacters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          else enterRuns(submit)(event);
        }}
      />
      <span className={styles.buttons}>
        <Button type="submit" size="xs" disabled={text.trim() === ''}>
          {t.translateAgain}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {t.keep}
        </Button>
      </span>
    </form>
  );
}
