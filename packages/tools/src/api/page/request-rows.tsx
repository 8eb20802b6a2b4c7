import { memo, useEffect, type KeyboardEvent } from 'react';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import styles from './api.module.css';
import { pathInBin, type Requests } from './request-list.ts';
import { useWords } from './use-words.tsx';

interface RequestRowsProps {
  readonly binId: string;
  readonly requests: Requests;
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
}

const rowId = (id: number) => `request-${id}`;

/** Where a key leads from a row; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    PageDown: Math.min(at + 10, count - 1),
    PageUp: Math.max(at - 10, 0),
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/**
 * The caught requests, newest on top. The browser leaves rows out of sight undrawn and keeps the place of those in sight
 * when new ones come in above (content-visibility, scroll anchoring).
 */
export function RequestRows({ binId, requests, selectedId, onSelect }: RequestRowsProps) {
  const { list: t } = useWords();
  useEffect(() => {
    if (selectedId !== null) document.getElementById(rowId(selectedId))?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  const move = (event: KeyboardEvent) => {
    const at = requests.findIndex(({ id }) => id === selectedId);
    const to = target(event.key, at, requests.length);
    if (to === undefined || requests.length === 0) return;
    event.preventDefault();
    onSelect(requests[to].id);
  };
  const isShown = requests.some(({ id }) => id === selectedId);
  return (
    <div
      className={styles.rows}
      role="listbox"
      aria-label={t.title}
      aria-activedescendant={isShown && selectedId !== null ? rowId(selectedId) : undefined}
      tabIndex={0}
      onKeyDown={move}
    >
      {requests.map((request) => (
        <Row
          key={request.id}
          binId={binId}
          request={request}
          isSelected={request.id === selectedId}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly binId: string;
  readonly request: CapturedRequest;
  readonly isSelected: boolean;
  readonly onSelect: (id: number) => void;
}

const Row = memo(function Row({ binId, request, isSelected, onSelect }: RowProps) {
  const { list: t } = useWords();
  const path = pathInBin(request.url, binId);
  return (
    <div
      id={rowId(request.id)}
      className={styles.requestRow}
      role="option"
      aria-selected={isSelected}
      onClick={() => onSelect(request.id)}
    >
      <span className={styles.method} data-method={request.method}>
        {request.method}
      </span>
      <span className={styles.path} title={path}>
        {path}
      </span>
      <time dateTime={request.timestamp}>{clockTime(request.timestamp)}</time>
      <span className={styles.from}>{request.client}</span>
      {request.refused && <span className={styles.refused}>{t.refused}</span>}
      <span className={styles.size}>{formatBytes(request.body_bytes)}</span>
    </div>
  );
});

/** Local time of day to the second. */
function clockTime(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString('en-GB');
}
