import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import type { Turn, ProblemCode } from './session/conversation.ts';
import { EntryItem, heardOf } from './entry-item.tsx';
import type { HistoryBook } from './history/history-book.ts';
import type { HistoryEntry } from './history/history.ts';
import { useWords } from './use-words.ts';
import { Bubble } from './bubble.tsx';
import { NearPhrases } from './phrase-panel.tsx';
import { ProblemBanner } from './problem-banner.tsx';
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

const formats = ['txt', 'json', 'srt', 'zip'] as const;
type Format = (typeof formats)[number];

async function save(format: Format, entries: readonly HistoryEntry[], book: HistoryBook): Promise<void> {
  const { historyJson, historySrt, historyText, historyZip } = await import('./history/export-history.ts');
  const name = `conversation.${format}`;
  switch (format) {
    case 'txt':
      return download(historyText(entries), name);
    case 'json':
      return download(historyJson(entries), name, 'application/json');
    case 'srt':
      return download(historySrt(entries), name, 'application/x-subrip');
    case 'zip':
      return download(await historyZip(entries, book.audio), name, 'application/zip');
  }
}

interface ExportActionsProps {
  readonly entries: readonly HistoryEntry[];
  readonly book: HistoryBook;
}

/** The whole history as a file, made in the page, or on the clipboard. */
function ExportActions({ entries, book }: ExportActionsProps) {
  const { exports: t } = useWords();
  return (
    <div className={styles.exports} role="group" aria-label={t.label}>
      <span>{t.label}</span>
      {formats.map((format) => (
        <Button key={format} size="compact-xs" variant="default" onClick={() => void save(format, entries, book)}>
          {t[format]}
        </Button>
      ))}
      <CopyButton
        label={t.copy}
        text={() => import('./history/export-history.ts').then(({ historyText }) => historyText(entries))}
      />
    </div>
  );
}

/** What another try with the same words cannot change. */
const staysWrong: readonly ProblemCode[] = ['not-in-book', 'same-language', 'too-short', 'no-speech'];

/** A turn that is under way, or that failed. */
function TurnItem({ turn, session }: { readonly turn: Turn; readonly session: VoiceSession }) {
  const { conversation: t, status } = useWords();
  const { id, stage, problem } = turn;
  return (
    <Bubble {...turn}>
      {stage === 'failed' && problem ? (
        <ProblemBanner problem={problem}>
          {problem.code === 'not-in-book' && <NearPhrases turn={turn} session={session} />}
          {!staysWrong.includes(problem.code) && (
            <Button size="compact-xs" variant="default" onClick={() => session.retry(id)}>
              {t.retry}
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => session.cancel(id)}>
            {t.discard}
          </Button>
        </ProblemBanner>
      ) : (
        <>
          <span className={styles.figures}>{stage !== 'failed' && status[stage]}</span>
          {stage !== 'recording' && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => session.cancel(id)}>
              {t.cancel}
            </Button>
          )}
        </>
      )}
    </Bubble>
  );
}

/** What was said, oldest first, and what is on its way; the newest stays in view. */
export function ConversationView({ session }: { readonly session: VoiceSession }) {
  const { conversation: t } = useWords();
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
