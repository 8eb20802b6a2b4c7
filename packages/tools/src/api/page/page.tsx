import { lazy, Suspense, useEffect } from 'react';
import { Button } from '@mantine/core';
import { Server } from 'lucide-react';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { Card, Features, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import styles from './api.module.css';
import type { Engine } from '../engine/index.ts';
import { LimitFigures } from './limit-figures.tsx';
import { useWords } from './use-words.tsx';
import type { options } from '../options.ts';
import { api } from '../tool.ts';
import { OwnBins } from './own-bins-card.tsx';
import { useBin } from './use-bin.tsx';

const loadBinView = () => import('./bin-view.tsx');
const BinView = lazy(loadBinView);

/** Get an address, watch what is sent to it, take it along. */
export default function ApiPage() {
  const t = useWords();
  const tool = useTool<Engine, typeof options>(api);
  const state = useBin();
  const { bin, phase, failure, requests, binLimits, start, stop, others, openOwn } = state;

  // What a bin shows is most of this page's code: it comes while the button is being looked for.
  useEffect(() => {
    loadBinView().catch(() => undefined);
  }, []);

  const exportHar = async () => {
    if (!bin) return;
    const { withBody } = await import('./detail/with-body.tsx');
    const captures = await Promise.all(requests.map((request) => withBody(bin.bin_id, request)));
    const made = await tool.run('har', captures, { options: { origin: new URL(bin.url).origin } });
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
        <Suspense fallback={<Card title={t.address.title}>{null}</Card>}>
          <BinView bin={bin} state={state} />
        </Suspense>
      ) : (
        <>
          {others.length > 0 && <OwnBins bins={others} onOpen={openOwn} />}
          <Card title={t.address.title}>
            <p>{t.intro}</p>
            <p className={styles.note}>{t.privacy}</p>
            <LimitFigures limits={binLimits} />
          </Card>
        </>
      )}
    </ToolLayout>
  );
}
