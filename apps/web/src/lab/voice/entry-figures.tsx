import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { formatRecent } from '../../format-time.ts';
import { formatUsd } from '../format-usd.ts';
import { engineName } from './engine-line.tsx';
import type { HistoryEntry } from './history/history.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './turns.module.css';

/** What a demonstration and the browser do costs nothing; for the rest only a known price is a price. */
function costOf({ costUsd, engines, times }: HistoryEntry, unknown: string): string | null {
  if (costUsd !== undefined) return formatUsd(costUsd);
  return times && engines.translation?.kind === 'configured' ? unknown : null;
}

/** When and how a turn came about: engines, times, cost. */
export function EntryFigures({ entry }: { readonly entry: HistoryEntry }) {
  const { conversation: t, engines: names, details } = useTexts({ zh, en });
  const language = useLanguage();
  const { times, input, spokenMs, engines, isCorrected } = entry;
  const cost = costOf(entry, t.costUnknown);
  const how =
    input === 'text' || spokenMs === undefined
      ? t.typed
      : `${t.spoken} ${t.spokenFor({ seconds: (spokenMs / 1_000).toFixed(1) })}`;
  const isDemonstration = engines.translation?.kind === 'demonstration';
  return (
    <span className={styles.figures}>
      {isDemonstration && <strong className={styles.badge}>{names.demoBadge}</strong>}
      <time dateTime={entry.timestamp}>{formatRecent(entry.timestamp, language)}</time>
      <span>{how}</span>
      {isCorrected && <span>{t.corrected}</span>}
      <details className={styles.details}>
        <summary>{details}</summary>
        {engines.recognition && input === 'speech' && (
          <span>{`${names.recognition} ${engineName(engines.recognition, names)}`}</span>
        )}
        <span>{`${names.translation} ${engineName(engines.translation, names)}`}</span>
        {times && (
          <span title={t.timesTitle} data-times>
            {[
              times.firstWord !== undefined && t.firstWord({ ms: times.firstWord }),
              times.firstSound !== undefined && t.firstSound({ ms: times.firstSound }),
              t.total({ ms: times.total }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {cost && <span data-cost>{cost}</span>}
      </details>
    </span>
  );
}
