import { useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { formatMoment } from '../../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useLoaded } from '../use-loaded.ts';
import { deleteSession, loadSessions } from './assistant-calls.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './assistant.module.css';

interface SessionsListProps {
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}

/** Conversations that the server still holds. */
export function SessionsList({ openId, onOpen }: SessionsListProps) {
  const t = useTexts({ zh, en });
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
          <li key={id}>
            <Button variant="subtle" size="compact-sm" onClick={() => onOpen(id)}>
              {title || t.untitled}
            </Button>
            <small>{t.sessionLine({ version, changed: formatMoment(changed, language) })}</small>
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={t.deleteSession({ title })}
              title={t.deleteSession({ title })}
              onClick={() => void remove(id)}
            >
              <Trash2 size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <span role="status" className={styles.hint}>
        {told}
      </span>
    </section>
  );
}
