import { memo, useRef, useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { Mic, Pencil, Square, Volume2 } from 'lucide-react';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Bubble } from './bubble.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { EntryFigures } from './entry-figures.tsx';
import type { HistoryEntry } from './history/history.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { recordingName, type VoiceSession } from './session/voice-session.ts';
import styles from './turns.module.css';

interface EntryItemProps {
  readonly entry: HistoryEntry;
  /** What of it is heard now. */
  readonly heard: 'translation' | 'recording' | null;
  readonly session: VoiceSession;
}

/** What of an entry is heard, by the name under which it plays. */
export function heardOf(id: string, playing: string | null): EntryItemProps['heard'] {
  if (playing === id) return 'translation';
  return playing === recordingName(id) ? 'recording' : null;
}

/** A translated turn: read it, hear it, copy it, correct it. */
export const EntryItem = memo(function EntryItem({ entry, heard, session }: EntryItemProps) {
  const { conversation: t } = useTexts({ zh, en });
  const [isCorrected, setIsCorrected] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsCorrected(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const [speakLabel, playLabel] = [
    heard === 'translation' ? t.stopSpeaking : t.speak,
    heard === 'recording' ? t.stopRecording : t.playRecording,
  ];
  return (
    <Bubble
      {...entry}
      original={{ text: entry.originalText, isFinal: true }}
      translation={{ text: entry.translated, isFinal: true }}
      editor={isCorrected ? <CorrectionForm entry={entry} session={session} onClose={close} /> : undefined}
    >
      <EntryFigures entry={entry} />
      <span className={styles.entryActions}>
        <ActionIcon
          variant="subtle"
          aria-label={speakLabel}
          title={speakLabel}
          aria-pressed={heard === 'translation'}
          disabled={entry.translated.trim() === ''}
          onClick={() => session.speak(entry.id)}
        >
          {heard === 'translation' ? <Square size={14} aria-hidden /> : <Volume2 size={16} aria-hidden />}
        </ActionIcon>
        {entry.spokenMs !== undefined && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={playLabel}
            title={playLabel}
            aria-pressed={heard === 'recording'}
            onClick={() => session.playRecording(entry.id)}
          >
            {heard === 'recording' ? <Square size={14} aria-hidden /> : <Mic size={16} aria-hidden />}
          </ActionIcon>
        )}
        <ActionIcon
          ref={pencil}
          variant="subtle"
          color="gray"
          aria-label={t.correct}
          title={t.correct}
          aria-expanded={isCorrected}
          onClick={() => setIsCorrected(!isCorrected)}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
        <CopyButton text={() => `${entry.originalText}\n${entry.translated}`} />
      </span>
    </Bubble>
  );
});
