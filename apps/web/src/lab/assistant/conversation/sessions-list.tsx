import { useState } from 'react';
import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { formatMoment } from '../../../format-time.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { deleteSession, loadSessions } from '../assistant-calls.ts';
import { useWords } from '../use-words.ts';
import styles from '../assistant.module.css';

interface SessionsListProps {
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}

/** Conversations that the server still holds. */
export function SessionsList({ openId, onOpen }: SessionsListProps) {
  const t = useWords();
  const language = useLanguage();
  const { answer, reload } = useLoaded(loadSessions);
  const [told, setTold] = useState('');
  if (answer === null) return null;
  if (!answer.ok) {
    return (
      <section className={styles.sessions} aria-label={t.sessions}>
        <LoadFailure failure={answer} onRetry={reload} />
      </section>
    );
  }
  const others = answer.value.sessions.filter(({ id }) => id !== openId);
  const remove = async (id: string) => {
    const removed = await deleteSession(id, language);
    setTold(removed.ok ? t.deleted : (removed.detail ?? ''));
    reload();
  };
  return (
    <section className={styles.sessions} aria-label={t.sessions}>
      {others.length === 0 && <p className={styles.hint}>{t.noSessions}</p>}
      <ul>
        {others.map(({ id, title, version, changed_at: changed }) => (
          <SessionEntry
            key={id}
            title={title || t.untitled}
            line={t.sessionLine({ version, changed: formatMoment(changed, language) })}
            onOpen={() => onOpen(id)}
            onRemove={() => void remove(id)}
          />
        ))}
      </ul>
      <span role="status" className={styles.hint}>
        {told}
      </span>
    </section>
  );
}

interface SessionEntryProps {
  readonly title: string;
  readonly line: string;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** One conversation; what cannot be brought back is asked for twice. */
function SessionEntry({ title, line, onOpen, onRemove }: SessionEntryProps) {
  const t = useWords();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li>
      <button type="button" className={styles.sessionOpen} title={title} onClick={onOpen}>
        <span>{title}</span>
        <small>{line}</small>
      </button>
      {isAsked ? (
        <>
          <Button size="compact-xs" color="red" onClick={onRemove}>
            {t.deleteConfirm}
          </Button>
          <Button size="compact-xs" variant="default" autoFocus onClick={() => setIsAsked(false)}>
            {t.keepSession}
          </Button>
        </>
      ) : (
        <IconButton icon={Trash2} label={t.deleteSession({ title })} iconSize={14} onClick={() => setIsAsked(true)} />
      )}
    </li>
  );
}
