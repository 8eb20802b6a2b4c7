import { Button } from '@mantine/core';
import type { UsageResponse, UsageRow } from '@toolbench/contracts/ai/ai.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { formatUsd } from '../format-usd.ts';
import { useWords } from '../use-words.ts';
import tables from '../../table.module.css';
import styles from '../lab.module.css';
import settings from './settings.module.css';

interface UsageTodayProps {
  readonly usage: UsageResponse;
  readonly onRefresh: () => void;
}

/** What the services were asked for today, and how much of the day's caps is used up. */
export function UsageToday({ usage, onRefresh }: UsageTodayProps) {
  const { usage: t } = useWords();
  const { caps, tokens, costUsd, rows } = usage;
  const isReached = tokens >= caps.tokens || costUsd >= caps.usd;
  return (
    <section className={styles.section} aria-labelledby="lab-usage">
      <div className={styles.headingRow}>
        <h2 id="lab-usage">{t.title}</h2>
        <span className={styles.source}>{t.day({ day: usage.day })}</span>
        <Button size="xs" variant="default" onClick={onRefresh}>
          {t.refresh}
        </Button>
      </div>
      {isReached && <Banner tone="warning">{t.capReached}</Banner>}
      <div className={settings.caps}>
        <Cap label={t.tokens} used={tokens} cap={caps.tokens} format={formatCount} />
        <Cap label={t.cost} used={costUsd} cap={caps.usd} format={formatUsd} />
      </div>
      <p className={styles.intro}>{t.capNote}</p>
      {rows.length === 0 ? <p className={styles.intro}>{t.none}</p> : <UsageTable rows={rows} />}
    </section>
  );
}

interface CapProps {
  readonly label: string;
  readonly used: number;
  readonly cap: number;
  readonly format: (value: number) => string;
}

function Cap({ label, used, cap, format }: CapProps) {
  const { usage: t } = useWords();
  return (
    <label className={settings.cap}>
      <span>{label}</span>
      <strong>{t.ofCap({ used: format(used), cap: format(cap) })}</strong>
      <progress max={Math.max(cap, Number.MIN_VALUE)} value={Math.min(used, cap)} />
    </label>
  );
}

function UsageTable({ rows }: { readonly rows: readonly UsageRow[] }) {
  const { usage: t, engines } = useWords();
  return (
    <table className={`${tables.table} ${settings.usage}`} aria-labelledby="lab-usage">
      <ColumnHeads names={Object.values(t.columns)} />
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.port} ${row.model}`}>
            <th scope="row">{engines.ports[row.port]}</th>
            <td data-label={t.columns.model}>{row.model}</td>
            <td data-label={t.columns.calls}>{formatCount(row.calls)}</td>
            <td data-label={t.columns.failures}>{formatCount(row.failures)}</td>
            <td data-label={t.columns.used}>
              <Used row={row} />
            </td>
            <td data-label={t.columns.cost}>
              {row.unpricedCalls === row.calls ? t.priceUnknown : formatUsd(row.costUsd)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Used({ row }: { readonly row: UsageRow }) {
  const { usage: t } = useWords();
  if (row.port === 'transcribe') return t.seconds({ count: formatCount(Math.round(row.audioSeconds)) });
  if (row.port === 'speak') return t.characters({ count: formatCount(row.characters) });
  const tokens = t.tokensOf({ input: formatCount(row.inputTokens), output: formatCount(row.outputTokens) });
  return row.estimatedCalls > 0 ? `${t.estimated} ${tokens}` : tokens;
}
