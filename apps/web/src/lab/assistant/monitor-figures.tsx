import type { Monitoring } from '@toolbench/contracts/previews.ts';
import { formatBytes, formatCount } from '@toolbench/ui/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { formatDuration, formatMoment } from '../../format-time.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './panes.module.css';

/** What is measured of a running app. */
export function MonitorFigures({ monitoring }: { readonly monitoring: Monitoring }) {
  const { monitor: t, preview } = useTexts({ zh, en });
  const language = useLanguage();
  const { status, uptime, responseTime, requests, errors, cpu, memory, lastUpdated } = monitoring;
  const figures: readonly [string, string][] = [
    [t.status, preview.states[status]],
    [t.uptime, formatDuration(uptime * 1_000, language)],
    [
      t.responseTime,
      responseTime === null ? '–' : t.milliseconds({ ms: responseTime.toFixed(responseTime < 10 ? 1 : 0) }),
    ],
    [t.requests, formatCount(requests)],
    [t.errors, formatCount(errors)],
    [t.cpu, cpu === null ? t.notMeasured : `${cpu.toFixed(1)}%`],
    [t.memory, memory === null ? t.notMeasured : formatBytes(memory)],
    [t.lastUpdated, formatMoment(lastUpdated, language)],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
