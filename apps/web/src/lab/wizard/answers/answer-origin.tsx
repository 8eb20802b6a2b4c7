import { TriangleAlert } from 'lucide-react';
import type { DocumentAnswer } from '@toolbench/contracts/document-answers.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { ConnectModelLink } from '../../connect-model-link.tsx';
import { formatUsd } from '../../format-usd.ts';
import { useWords } from '../use-words.ts';
import styles from '../results.module.css';

type Origin = Pick<DocumentAnswer, 'engine' | 'engine_host' | 'cost_usd' | 'cut' | 'fallback'>;

/** Why the embedded engine answered in place of the configured model, where it did. */
export function FallbackBanner({ answer: { fallback } }: { readonly answer: Origin }) {
  const { origin: t } = useWords();
  if (fallback === undefined) return null;
  return (
    <Banner tone="warning">
      <span>{t.fallback({ text: fallback.text })}</span>
    </Banner>
  );
}

interface EngineLineProps {
  readonly answer: Origin;
  /** What the embedded engine is called. */
  readonly embedded: string;
}

/** Whether the answer is whole, which engine gave it, and what it cost. */
export function EngineLine({ answer, embedded }: EngineLineProps) {
  const { origin: t } = useWords();
  const { engine, engine_host: host, cost_usd: cost, cut, fallback } = answer;
  const name = engine === 'embedded' ? embedded : host === undefined ? engine : t.engine({ engine, host });
  return (
    <>
      {cut && (
        <p className={styles.unsure} data-cut={cut}>
          <TriangleAlert size={16} aria-hidden />
          <span>{t.cut[cut]}</span>
        </p>
      )}
      <p className={styles.engine} data-engine={engine}>
        <span>{name}</span>
        {engine === 'embedded' && fallback === undefined && <ConnectModelLink />}
        {cost !== undefined && <span>{t.cost({ usd: formatUsd(cost) })}</span>}
      </p>
    </>
  );
}
