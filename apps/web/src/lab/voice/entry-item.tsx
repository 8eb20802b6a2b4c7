import { memo, useRef, useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { Mic, Pencil, Square, Volume2 } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { enterRuns } from '@toolbench/ui/run/enter-runs.ts';
import { Bubble } from './bubble.tsx';
import { formatRecent } from '../../format-time.ts';
import { formatUsd } from '../format-usd.ts';
import { engineName } from './engine-line.tsx';
import type { HistoryEntry } from './history/history.ts';
import { useWords } from './use-words.ts';
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

interface CorrectionFormProps {
  readonly entry: HistoryEntry;
  readonly session: VoiceSession;
  readonly onClose: () => void;
}

/** The original of an entry, to be corrected and translated again. */
function CorrectionForm({ entry, session, onClose }: CorrectionFormProps) {
  const { conversation: t } = useWords();
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

/** A translated turn: read it, hear it, copy it, correct it. */
export const EntryItem = memo(function EntryItem({ entry, heard, session }: EntryItemProps) {
  const { conversation: t } = useWords();
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
        <IconButton
          icon={heard === 'translation' ? Square : Volume2}
          label={speakLabel}
          iconSize={heard === 'translation' ? 14 : 16}
          color="teal"
          aria-pressed={heard === 'translation'}
          disabled={entry.translated.trim() === ''}
          onClick={() => session.speak(entry.id)}
        />
        {entry.spokenMs !== undefined && (
          <IconButton
            icon={heard === 'recording' ? Square : Mic}
            label={playLabel}
            iconSize={heard === 'recording' ? 14 : 16}
            aria-pressed={heard === 'recording'}
            onClick={() => session.playRecording(entry.id)}
          />
        )}
        <IconButton
          icon={Pencil}
          label={t.correct}
          ref={pencil}
          aria-expanded={isCorrected}
          onClick={() => setIsCorrected(!isCorrected)}
        />
        <CopyButton text={() => `${entry.originalText}\n${entry.translated}`} />
      </span>
    </Bubble>
  );
});

/** What a demonstration and the browser do costs nothing; for the rest only a known price is a price. */
function costOf({ costUsd, engines, times }: HistoryEntry, unknown: string): string | null {
  if (costUsd !== undefined) return formatUsd(costUsd);
  return times && engines.translation?.kind === 'configured' ? unknown : null;
}

/** When and how a turn came about: engines, times, cost. */
function EntryFigures({ entry }: { readonly entry: HistoryEntry }) {
  const { conversation: t, engines: names, details } = useWords();
  const language = useLanguage();
  const { times, input, spokenMs, engines, isCorrected } = entry;
  const cost = costOf(entry, t.costUnknown);
  const how =
    input === 'text' || spokenMs === undefined
      ? t.typed
      : `${t.spoken} ${t.spokenFor({ seconds: (spokenMs / 1_000).toFixed(1) })}`;
  const isDemonstration = engines.translation?.kind === 'demonstration';
  return (
    <span className={styles.figures}>
      {isDemonstration && <strong className={styles.badge}>{names.demoBadge}</strong>}
      <time dateTime={entry.timestamp}>{formatRecent(entry.timestamp, language)}</time>
      <span>{how}</span>
      {isCorrected && <span>{t.corrected}</span>}
      <details className={styles.details}>
        <summary>{details}</summary>
        {engines.recognition && input === 'speech' && (
          <span>{`${names.recognition} ${engineName(engines.recognition, names)}`}</span>
        )}
        <span>{`${names.translation} ${engineName(engines.translation, names)}`}</span>
        {times && (
          <span title={t.timesTitle} data-times>
            {[
              times.firstWord !== undefined && t.firstWord({ ms: times.firstWord }),
              times.firstSound !== undefined && t.firstSound({ ms: times.firstSound }),
              t.total({ ms: times.total }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {cost && <span data-cost>{cost}</span>}
      </details>
    </span>
  );
}
