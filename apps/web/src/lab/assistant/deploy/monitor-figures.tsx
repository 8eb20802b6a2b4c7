import type { Preview } from '@toolbench/contracts/previews.ts';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { formatDuration, formatTimeOfDay } from '../../../format-time.ts';
import { FigureGrid } from '../../figure-grid.tsx';
import { useWords } from '../use-words.ts';

interface MonitorFiguresProps extends Pick<Preview, 'monitoring'> {
  /** What runs it, where that is known. */
  readonly driver?: Preview['driver'];
}

/** What is measured of a running app. */
export function MonitorFigures({ monitoring, driver }: MonitorFiguresProps) {
  const { monitor: t, preview } = useWords();
  const language = useLanguage();
  const { status, uptime, responseTime, requests, errors, cpu, memory, lastUpdated } = monitoring;
  const none = driver === undefined ? '–' : driver === 'static' ? t.noProcess : t.notMeasured;
  const figures: readonly [string, string][] = [
    [t.status, preview.states[status]],
    [t.uptime, formatDuration(uptime * 1_000, language)],
    [
      t.responseTime,
      responseTime === null ? '–' : t.milliseconds({ ms: responseTime.toFixed(responseTime < 10 ? 1 : 0) }),
    ],
    [t.requests, formatCount(requests)],
    [t.errors, formatCount(errors)],
    [t.cpu, cpu === null ? none : `${cpu.toFixed(1)}%`],
    [t.memory, memory === null ? none : formatBytes(memory)],
    [t.lastUpdated, formatTimeOfDay(lastUpdated, language)],
  ];
  return <FigureGrid figures={figures} />;
}
