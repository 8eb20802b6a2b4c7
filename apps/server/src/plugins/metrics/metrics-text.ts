type MetricType = 'counter' | 'gauge' | 'histogram';

export interface Sample {
  /** Added to the family's name: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: MetricType;
  readonly samples: readonly Sample[];
}

/** The media type that Prometheus expects of this format. */
export const metricsMediaType = 'text/plain; version=0.0.4; charset=utf-8';

/** Numbers as Go's ParseFloat reads them. */
export function metricValue(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Infinity) return '+Inf';
  if (value === -Infinity) return '-Inf';
  return String(value);
}

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeLabel = (text: string) => escapeHelp(text).replaceAll('"', '\\"');

function sampleLine(name: string, { suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${metricValue(value)}\n`;
}

/**
 * Writes the families in Prometheus's text format 0.0.4: each with its help and its type before its samples, one line
 * each, the last one ended too.
 */
export function metricsText(families: readonly Family[]): string {
  return families
    .map(({ name, help, type, samples }) => {
      const lines = samples.map((sample) => sampleLine(name, sample)).join('');
      return `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${lines}`;
    })
    .join('');
}
