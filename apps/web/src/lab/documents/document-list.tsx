import { useEffect, useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import type { HeldDocument } from '@toolbench/contracts/documents.ts';
import { Banner } from '@toolbench/ui/banner.tsx';
import { formatCount } from '@toolbench/ui/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { formatDuration } from '../../format-time.ts';
import { LoadFailure } from '../load-failure.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { useHeldDocuments } from './use-held-documents.ts';
import styles from './document-list.module.css';

const minuteMs = 60_000;

/** The time, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface DocumentListProps {
  readonly held: ReturnType<typeof useHeldDocuments>;
  readonly openId: string;
  readonly isBusy: boolean;
  readonly onOpen: (held: HeldDocument) => void;
  /** It is deleted. */
  readonly onGone: (fileId: string) => void;
}

/** The documents on the server: open one, delete one now, see how long they stay. */
export function DocumentList({ held, openId, isBusy, onOpen, onGone }: DocumentListProps) {
  const { documents: t } = useTexts({ zh, en });
  const { answer, reload, removed, remove } = held;
  const now = useNow();
  if (answer?.ok === false) return <LoadFailure failure={answer} onRetry={reload} />;
  const documents = answer?.ok ? answer.value.documents : [];
  return (
    <>
      {documents.length > 0 && (
        <section aria-label={t.title}>
          <ul className={styles.documents}>
            {documents.map((document) => (
              <DocumentEntry
                key={document.file_id}
                document={document}
                left={Date.parse(document.expires_at) - now}
                isOpen={document.file_id === openId}
                isBusy={isBusy}
                onOpen={() => onOpen(document)}
                onRemove={() => void remove(document, () => onGone(document.file_id))}
              />
            ))}
          </ul>
        </section>
      )}
      {removed && !removed.ok && <LoadFailure failure={removed} />}
      {removed?.ok && (
        <Banner tone="good">
          <span>{t.removed({ name: removed.value.filename })}</span>
        </Banner>
      )}
    </>
  );
}

interface DocumentEntryProps {
  readonly document: HeldDocument;
  /** Milliseconds until it is deleted. */
  readonly left: number;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function DocumentEntry({ document, left, isOpen, isBusy, onOpen, onRemove }: DocumentEntryProps) {
  const { documents: t } = useTexts({ zh, en });
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const { filename: name, pages } = document;
  const time = left > minuteMs ? t.left({ time: formatDuration(left, language) }) : t.expired;
  return (
    <li className={styles.documentEntry} data-open={isOpen || undefined}>
      <button
        type="button"
        aria-current={isOpen || undefined}
        disabled={isBusy}
        title={t.open({ name })}
        onClick={isOpen ? undefined : onOpen}
      >
        <strong>{name}</strong>
        <small>{`${t.pages({ count: formatCount(pages) })} · ${time}`}</small>
      </button>
      {isAsked ? (
        <span className={styles.confirm}>
          <Button size="compact-sm" color="red" disabled={isBusy} onClick={onRemove}>
            {t.confirm}
          </Button>
          <Button size="compact-sm" variant="default" autoFocus onClick={() => setIsAsked(false)}>
            {t.keep}
          </Button>
        </span>
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t.remove({ name })}
          title={t.remove({ name })}
          disabled={isBusy}
          onClick={() => setIsAsked(true)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
