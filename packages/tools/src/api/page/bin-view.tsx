import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { SearchField } from '@toolbench/ui/controls/search-field.tsx';
import { AddressCard, SampleCommand } from './address-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './api.module.css';
import { DetailCard } from './detail/detail-card.tsx';
import { filterRequests, methodsOf, pathInBin, type Requests } from './request-list.ts';
import { RequestRows } from './request-rows.tsx';
import { useWords } from './use-words.tsx';
import type { useBin } from './use-bin.tsx';

interface BinViewProps {
  readonly bin: CreatedBin;
  readonly state: ReturnType<typeof useBin>;
}

interface ListCardProps {
  readonly binId: string;
  readonly url: string;
  readonly requests: Requests;
  readonly dropped: number;
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
}

/** The list with its filter; how to send a first request while it is empty. */
function ListCard({ binId, url, requests, dropped, selectedId, onSelect }: ListCardProps) {
  const { list: t } = useWords();
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

/** A bin that is open: its address, what it has caught, the chosen request, and what it answers. */
export default function BinView({ bin, state }: BinViewProps) {
  const t = useWords();
  const { requests, dropped, answer, setAnswer, binLimits, connection } = state;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  // The newest, for whoever waits for a request wants to see it, until one is chosen or worked with.
  const selected = requests.find(({ id }) => id === selectedId) ?? requests.at(0);
  return (
    <>
      <AddressCard bin={bin} limits={binLimits} connection={connection} />
      <div className={styles.columns}>
        <div>
          <ListCard
            binId={bin.bin_id}
            url={bin.url}
            requests={requests}
            dropped={dropped}
            selectedId={selected?.id ?? null}
            onSelect={setSelectedId}
          />
        </div>
        {selected ? (
          <div onFocus={() => setSelectedId(selected.id)} onPointerDown={() => setSelectedId(selected.id)}>
            <DetailCard bin={bin} request={selected} place={requests.indexOf(selected) + 1} binLimits={binLimits} />
          </div>
        ) : (
          <Card title={t.detail.title}>
            <p className={styles.empty}>{t.detail.choose}</p>
          </Card>
        )}
        {answer && (
          <AnswerForm key={bin.bin_id} binId={bin.bin_id} answer={answer} limits={binLimits} onSaved={setAnswer} />
        )}
      </div>
    </>
  );
}
