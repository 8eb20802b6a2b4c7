import { useState } from 'react';
import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { AddressCard } from './address-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './api.module.css';
import { DetailCard } from './detail/detail-card.tsx';
import { ListCard } from './list-card.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { useBin } from './use-bin.tsx';

interface BinViewProps {
  readonly bin: CreatedBin;
  readonly state: ReturnType<typeof useBin>;
}

/** A bin that is open: its address, what it has caught, the chosen request, and what it answers. */
export default function BinView({ bin, state }: BinViewProps) {
  const t = useTexts({ zh, en });
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
