import { useState } from 'react';
import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { Card } from '@toolbench/ui/tool-layout.tsx';
import { AddressCard } from './address-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './api.module.css';
import { DetailCard } from './detail-card.tsx';
import { ListCard } from './list-card.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
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
  const selected = requests.find(({ id }) => id === selectedId);
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
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
        </div>
        {selected ? (
          <DetailCard binId={bin.bin_id} origin={new URL(bin.url).origin} request={selected} binLimits={binLimits} />
        ) : (
          <Card title={t.detail.title}>
            <p className={styles.empty}>{t.detail.choose}</p>
          </Card>
        )}
        {answer && <AnswerForm key={bin.bin_id} binId={bin.bin_id} answer={answer} onSaved={setAnswer} />}
      </div>
    </>
  );
}
