import { useState } from 'react';
import { Button } from '@mantine/core';
import { Server } from 'lucide-react';
import { Banner, ErrorBanner } from '@toolbench/ui/banner.tsx';
import { download } from '@toolbench/ui/download.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { Card, Features, ToolLayout } from '@toolbench/ui/tool-layout.tsx';
import { useTool } from '@toolbench/ui/use-tool.tsx';
import { AddressCard } from './address-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './api.module.css';
import { DetailCard } from './detail-card.tsx';
import type { Engine } from './engine.ts';
import { LimitFigures } from './limit-figures.tsx';
import { ListCard } from './list-card.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { api, type options } from './tool.ts';
import { useBin } from './use-bin.tsx';
import { withBody } from './use-copies.tsx';

/** Get an address, watch what is sent to it, take it along. */
export default function ApiPage() {
  const t = useTexts({ zh, en });
  const tool = useTool<Engine, typeof options>(api);
  const { bin, phase, failure, requests, dropped, answer, setAnswer, binLimits, connection, start, stop } = useBin();
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const selected = requests.find(({ id }) => id === selectedId);
  const origin = bin ? new URL(bin.url).origin : '';

  const exportHar = async () => {
    if (!bin) return;
    const captures = await Promise.all(requests.map((request) => withBody(bin.bin_id, request)));
    const made = await tool.run('har', captures, { options: { origin } });
    if (made.result.ok) download(made.result.value.text, `requests-${bin.bin_id}.har`, 'application/json');
  };
  return (
    <ToolLayout
      tool={tool}
      mark={
        <span className={styles.mark} title={t.markWhy}>
          <Server size={14} aria-hidden />
          {t.mark}
        </span>
      }
      actions={
        bin ? (
          <Button size="xs" color="red" variant="light" disabled={phase === 'stopping'} onClick={() => void stop()}>
            {phase === 'stopping' ? t.stopping : t.stop}
          </Button>
        ) : (
          <Button size="xs" disabled={phase === 'starting'} onClick={() => void start()}>
            {phase === 'starting' ? t.starting : t.start}
          </Button>
        )
      }
      quiet={
        bin && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            disabled={requests.length === 0}
            onClick={() => void exportHar()}
          >
            {t.exportHar}
          </Button>
        )
      }
      banner={
        failure ? (
          <ErrorBanner failure={failure} texts={t.errors} />
        ) : (
          phase === 'gone' && <Banner tone="warning">{t.gone}</Banner>
        )
      }
      below={<Features title={t.featuresTitle} items={t.features} />}
    >
      {bin ? (
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
              <DetailCard binId={bin.bin_id} origin={origin} request={selected} binLimits={binLimits} />
            ) : (
              <Card title={t.detail.title}>
                <p className={styles.empty}>{t.detail.choose}</p>
              </Card>
            )}
            {answer && <AnswerForm key={bin.bin_id} binId={bin.bin_id} answer={answer} onSaved={setAnswer} />}
          </div>
        </>
      ) : (
        <Card title={t.address.title}>
          <p>{t.intro}</p>
          <p className={styles.note}>{t.privacy}</p>
          <LimitFigures limits={binLimits} />
        </Card>
      )}
    </ToolLayout>
  );
}
