import { describe, expect, it } from 'vitest';
import { parseMetrics } from '../../test-support/parse-metrics.ts';
import { metricsText, metricValue } from './metrics-text.ts';

describe('the text format', () => {
  it('is the example of its specification, byte for byte', () => {
    const text = metricsText([
      {
        name: 'http_requests_total',
        help: 'The total number of HTTP requests.',
        type: 'counter',
        samples: [
          { labels: { method: 'post', code: '200' }, value: 1027 },
          { labels: { method: 'post', code: '400' }, value: 3 },
        ],
      },
      {
        name: 'http_request_duration_seconds',
        help: 'A histogram of the request duration.',
        type: 'histogram',
        samples: [
          { suffix: '_bucket', labels: { le: '0.05' }, value: 24054 },
          { suffix: '_bucket', labels: { le: '+Inf' }, value: 144320 },
          { suffix: '_sum', labels: {}, value: 53423 },
          { suffix: '_count', labels: {}, value: 144320 },
        ],
      },
    ]);
    expect(text).toBe(
      '# HELP http_requests_total The total number of HTTP requests.\n' +
        '# TYPE http_requests_total counter\n' +
        'http_requests_total{method="post",code="200"} 1027\n' +
        'http_requests_total{method="post",code="400"} 3\n' +
        '# HELP http_request_duration_seconds A histogram of the request duration.\n' +
        '# TYPE http_request_duration_seconds histogram\n' +
        'http_request_duration_seconds_bucket{le="0.05"} 24054\n' +
        'http_request_duration_seconds_bucket{le="+Inf"} 144320\n' +
        'http_request_duration_seconds_sum 53423\n' +
        'http_request_duration_seconds_count 144320\n',
    );
  });

  it('escapes backslashes and line ends, and quotes in labels', () => {
    const path = 'C:\\DIR\\FILE.TXT';
    const error = 'Cannot find file:\n"FILE.TXT"';
    const text = metricsText([
      { name: 'a', help: 'a\\b\n"c"', type: 'gauge', samples: [{ labels: { path, error }, value: 1 }] },
    ]);
    expect(text).toContain('# HELP a a\\\\b\\n"c"\n');
    expect(text).toContain('{path="C:\\\\DIR\\\\FILE.TXT",error="Cannot find file:\\n\\"FILE.TXT\\""} 1\n');
    const parsed = parseMetrics(text).get('a');
    expect(parsed).toEqual({ help: 'a\\b\n"c"', type: 'gauge', samples: [{ labels: { path, error }, value: 1 }] });
  });

  it.each([
    [0, '0'],
    [-1.5, '-1.5'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [Infinity, '+Inf'],
    [-Infinity, '-Inf'],
    [NaN, 'NaN'],
  ])('writes %d as %s', (value, text) => {
    expect(metricValue(value)).toBe(text);
  });

  it('keeps a family without samples readable', () => {
    expect(
      parseMetrics(metricsText([{ name: 'a', help: 'b', type: 'counter', samples: [] }])).get('a')?.samples,
    ).toEqual([]);
  });
});
