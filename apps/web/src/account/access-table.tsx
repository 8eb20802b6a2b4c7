import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import type { Access } from '@toolbench/contracts/auth.ts';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import adminStyles from '../admin/admin.module.css';
import { formatMoment } from '../format-time.ts';
import { labCall } from '../lab/lab-call.ts';
import tableStyles from '../table.module.css';
import { shortAgent } from './short-agent.ts';
import { useWords } from './use-words.ts';

interface AccessTableProps {
  readonly texts: {
    readonly title: string;
    readonly note: string;
    readonly none?: string;
    readonly end: string;
    readonly endOne: (d: { agent: string }) => string;
  };
  readonly entries: readonly Access[];
  /** The address whose DELETE ends an entry. */
  readonly pathOf: (id: string) => string;
  /** With the reason where it did not work. */
  readonly onEnded: (reason: string | null) => void;
}

const nothing = { parse: () => null };

/** Sessions or devices, each with a button that ends it; the session that looks is ended by logging out. */
export function AccessTable({ texts, entries, pathOf, onEnded }: AccessTableProps) {
  const t = useWords();
  const language = useLanguage();
  const heading = useId();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (id: string) => {
    setEnding(id);
    const called = await labCall(pathOf(id), nothing, { method: 'DELETE', language });
    setEnding(null);
    onEnded(called.ok ? null : (called.detail ?? t.failed));
  };
  return (
    <section className={tableStyles.section} aria-labelledby={heading}>
      <h2 id={heading}>
        {texts.title} <span className={adminStyles.aside}>{texts.note}</span>
      </h2>
      {entries.length === 0 && <p>{texts.none}</p>}
      {entries.length > 0 && (
        <table className={tableStyles.table}>
          <ColumnHeads names={Object.values(t.head)} />
          <tbody>
            {entries.map((entry) => {
              const agent = shortAgent(entry.agent) ?? t.unknownAgent;
              return (
                <tr key={entry.id}>
                  <th scope="row" title={entry.agent}>
                    {agent} {entry.current && <span className={adminStyles.aside}>{t.current}</span>}
                  </th>
                  <td data-label={t.head.created}>{formatMoment(entry.created_at, language)}</td>
                  <td data-label={t.head.used}>{formatMoment(entry.used_at, language)}</td>
                  <td>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={texts.endOne({ agent })}
                      loading={ending === entry.id}
                      onClick={() => void end(entry.id)}
                    >
                      {texts.end}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
