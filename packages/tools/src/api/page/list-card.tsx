import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { SearchField } from '@toolbench/ui/controls/search-field.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { SampleCommand } from './address-card.tsx';
import styles from './api.module.css';
import { filterRequests, methodsOf, pathInBin, type Requests } from './request-list.ts';
import { RequestRows } from './request-rows.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface ListCardProps {
  readonly binId: string;
  readonly url: string;
  readonly requests: Requests;
  readonly dropped: number;
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
}

/** The list with its filter; how to send a first request while it is empty. */
export function ListCard({ binId, url, requests, dropped, selectedId, onSelect }: ListCardProps) {
  const { list: t } = useTexts({ zh, en });
  const [text, setText] = useState('');
  const [method, setMethod] = useState('');
  const shown = filterRequests(requests, method, text);
  const newest = requests.at(0);
  return (
    <Card title={t.title} aside={requests.length > 0 && t.count(shown.length, requests.length)}>
      {requests.length === 0 ? (
        <>
          <p className={styles.empty}>{t.empty}</p>
          <SampleCommand url={url} />
        </>
      ) : (
        <>
          <div className={styles.filter}>
            <SearchField label={t.filter} value={text} onChange={setText} />
            <NativeSelect
              size="xs"
              aria-label={t.method}
              data={[{ value: '', label: t.allMethods }, ...methodsOf(requests)]}
              value={method}
              onChange={(event) => setMethod(event.currentTarget.value)}
            />
          </div>
          <RequestRows binId={binId} requests={shown} selectedId={selectedId} onSelect={onSelect} />
          {shown.length === 0 && <p className={styles.empty}>{t.noMatch}</p>}
        </>
      )}
      {dropped > 0 && <p className={styles.note}>{t.dropped(formatCount(dropped))}</p>}
      <p className="visually-hidden" role="status">
        {newest && t.arrived(newest.method, pathInBin(newest.url, binId))}
      </p>
    </Card>
  );
}
