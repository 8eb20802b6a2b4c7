import type { Sample } from '../plugins/metrics/metrics-text.ts';

interface ParsedFamily {
  readonly help: string;
  readonly type: string;
  readonly samples: Sample[];
}

const number = /^(?:NaN|[+-]Inf|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i;
const pair = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/gy;

const unescape = (text: string) => text.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char));

function parseLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  pair.lastIndex = 0;
  let end = 0;
  for (let match = pair.exec(text); match; match = pair.exec(text)) {
    const [, name = '', value = ''] = match;
    if (name in labels) throw new Error(`label ${name} twice: ${text}`);
    labels[name] = unescape(value);
    end = pair.lastIndex;
  }
  if (end !== text.length) throw new Error(`labels: ${text}`);
  return labels;
}

/**
 * Reads Prometheus's text format 0.0.4 strictly: every family has HELP and TYPE before its samples, its lines stand
 * together, no series comes twice, and the last line is ended.
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function parseMetrics(text: string): Map<string, ParsedFamily> {
  if (!text.endsWith('\n')) throw new Error('the last line is not ended');
  const families = new Map<string, ParsedFamily>();
  const seen = new Set<string>();
  let help: readonly string[] = [];
  let current: { name: string; family: ParsedFamily } | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const [, keyword, name = '', rest = ''] = /^# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/.exec(line) ?? [];
    if (keyword === 'HELP') {
      help = [name, rest];
      continue;
    }
    if (keyword === 'TYPE') {
      if (families.has(name) || help[0] !== name) throw new Error(`misplaced: ${line}`);
      if (!['counter', 'gauge', 'histogram'].includes(rest)) throw new Error(`type: ${line}`);
      current = { name, family: { help: unescape(help[1] ?? ''), type: rest, samples: [] } };
      families.set(name, current.family);
      continue;
    }
    const [, sampleName = '', labels = '', value = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const suffix = current && sampleName.startsWith(current.name) ? sampleName.slice(current.name.length) : '?';
    const suffixes = current?.family.type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    if (!suffixes.includes(suffix) || !number.test(value)) throw new Error(`sample: ${line}`);
    if (seen.has(`${sampleName}{${labels}}`)) throw new Error(`twice: ${line}`);
    seen.add(`${sampleName}{${labels}}`);
    const parsed = { labels: parseLabels(labels), value: Number(value.replace('Inf', 'Infinity')) };
    current?.family.samples.push(suffix === '' ? parsed : { suffix, ...parsed });
  }
  return families;
}
