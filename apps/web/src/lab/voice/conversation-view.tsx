import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { EntryItem, heardOf } from './entry-item.tsx';
import { ExportActions } from './export-actions.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { TurnItem } from './turn-item.tsx';
import { useStore } from './use-store.ts';
import type { VoiceSession } from './voice-session.ts';
import styles from './turns.module.css';

const { shownEntries } = limits.voice;

/** What was said, oldest first, and what is on its way; the newest stays in view. */
export function ConversationView({ session }: { readonly session: VoiceSession }) {
  const { conversation: t } = useTexts({ zh, en });
  const { entries, canUndo } = useStore(session.book.shelf);
  const { turns } = useStore(session.conversation);
  const playing = useStore(session.playing);
  const [shown, setShown] = useState<number>(shownEntries);
  const earlier = Math.max(0, entries.length - shown);
  const list = useRef<HTMLOListElement>(null);
  const newest = turns.at(-1)?.id ?? entries.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest, turns.length]);
  const isEmpty = entries.length === 0 && turns.length === 0;
  return (
    <section className={styles.conversation} aria-label={t.label}>
      <div className={styles.conversationHead}>
        <h2>{t.label}</h2>
        {canUndo && (
          <Button size="compact-sm" variant="light" onClick={session.book.undo}>
            {t.undo}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" disabled={isEmpty} onClick={session.clear}>
          {t.clear}
        </Button>
        <ExportActions entries={entries} book={session.book} />
      </div>
      <ol className={styles.turns} ref={list} tabIndex={isEmpty ? undefined : 0} aria-label={t.label}>
        {earlier > 0 && (
          <li className={styles.earlier}>
            <Button size="xs" variant="default" onClick={() => setShown(shown + shownEntries)}>
              {t.earlier({ count: earlier })}
            </Button>
          </li>
        )}
        {entries.slice(earlier).map((entry) => (
          <EntryItem key={entry.id} entry={entry} heard={heardOf(entry.id, playing)} session={session} />
        ))}
        {turns.map((turn) => (
          <TurnItem key={turn.id} turn={turn} session={session} />
        ))}
        {isEmpty && (
          <li className={styles.empty}>
            <strong>{canUndo ? t.cleared : t.empty}</strong>
            <span>{t.emptyNote}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
