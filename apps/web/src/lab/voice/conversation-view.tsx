import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { Turn } from './session/conversation.ts';
import { EntryItem, heardOf } from './entry-item.tsx';
import { ExportActions } from './export-actions.tsx';
import type { HistoryEntry } from './history/history.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { TurnItem } from './turn-item.tsx';
import { useStore } from './session/use-store.ts';
import type { VoiceSession } from './session/voice-session.ts';
import styles from './turns.module.css';

const { shownEntries } = limits.voice;

type Item = { readonly at: string } & ({ readonly entry: HistoryEntry } | { readonly turn: Turn });

/** What is translated and what is not, in the order in which it was said: a turn that failed keeps its place. */
function inOrder(entries: readonly HistoryEntry[], turns: readonly Turn[]): Item[] {
  const items: Item[] = [
    ...entries.map((entry) => ({ at: entry.timestamp, entry })),
    ...turns.map((turn) => ({ at: turn.beganAt, turn })),
  ];
  return items.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** What was said, oldest first, and what is on its way; the newest stays in view. */
export function ConversationView({ session }: { readonly session: VoiceSession }) {
  const { conversation: t } = useTexts({ zh, en });
  const { entries, canUndo } = useStore(session.book.shelf);
  const { turns } = useStore(session.conversation);
  const playing = useStore(session.playing);
  const [shown, setShown] = useState<number>(shownEntries);
  const earlier = Math.max(0, entries.length - shown);
  const list = useRef<HTMLOListElement>(null);
  /** How far the end of the list was from what is looked at; null unless earlier entries are to come above it. */
  const fromEnd = useRef<number | null>(null);
  const showEarlier = () => {
    if (list.current) fromEnd.current = list.current.scrollHeight - list.current.scrollTop;
    setShown(shown + shownEntries);
  };
  useLayoutEffect(() => {
    if (fromEnd.current !== null) list.current?.scrollTo({ top: list.current.scrollHeight - fromEnd.current });
    fromEnd.current = null;
  }, [shown]);
  const stages = turns.map(({ id, stage }) => `${id} ${stage}`).join();
  // Its figures may come after it and make it longer.
  const newest = entries.at(-1);
  /** Somebody has spoken or typed since the page was opened. */
  const isInUse = useRef(false);
  const isUnderWay = turns.length > 0;
  useEffect(() => {
    isInUse.current ||= isUnderWay;
    list.current?.scrollTo({ top: list.current.scrollHeight });
    // On a small screen the list itself may be out of view, or its end below the record bar.
    if (isInUse.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [newest, stages, isUnderWay]);
  const isEmpty = entries.length === 0 && turns.length === 0;
  return (
    <section className={styles.conversation} aria-label={t.label}>
      <div className={styles.conversationHead}>
        <h2>{t.label}</h2>
        {canUndo && (
          <Button size="compact-xs" variant="light" onClick={session.book.undo}>
            {t.undo}
          </Button>
        )}
        {!isEmpty && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={session.clear}>
            {t.clear}
          </Button>
        )}
      </div>
      {entries.length > 0 && <ExportActions entries={entries} book={session.book} />}
      <ol className={styles.turns} ref={list} tabIndex={isEmpty ? undefined : 0} aria-label={t.label}>
        {earlier > 0 && (
          <li className={styles.earlier}>
            <Button size="xs" variant="default" onClick={showEarlier}>
              {t.earlier({ count: earlier })}
            </Button>
          </li>
        )}
        {inOrder(entries.slice(earlier), turns).map((item) =>
          'entry' in item ? (
            <EntryItem
              key={item.entry.id}
              entry={item.entry}
              heard={heardOf(item.entry.id, playing)}
              session={session}
            />
          ) : (
            <TurnItem key={item.turn.id} turn={item.turn} session={session} />
          ),
        )}
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
