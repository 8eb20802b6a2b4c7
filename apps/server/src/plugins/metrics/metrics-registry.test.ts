import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics-registry.ts';

const one = { name: 'toolbench_things_total', help: 'Things.', labels: [] };

describe('counters', () => {
  it('begin with 0 where they have no labels, and count what is added', async () => {
    const metrics = createMetrics();
    const things = metrics.counter(one);
    const value = async () => (await metrics.families())[0]?.samples;
    expect(await value()).toEqual([{ labels: {}, value: 0 }]);
    things.add({});
    things.add({}, 4);
    expect(await value()).toEqual([{ labels: {}, value: 5 }]);
  });

  it('keep each combination of labels apart, in the order of their names', async () => {
    const metrics = createMetrics();
    const things = metrics.counter({ ...one, labels: ['kind', 'result'] });
    things.add({ result: 'b","c', kind: 'a' });
    things.add({ kind: 'a","b', result: 'c' });
    things.add({ kind: 'a', result: 'b","c' }, 2);
    expect((await metrics.families())[0]?.samples).toEqual([
      { labels: { kind: 'a', result: 'b","c' }, value: 3 },
      { labels: { kind: 'a","b', result: 'c' }, value: 1 },
    ]);
  });
});

describe('histograms', () => {
  it('count cumulatively, with the upper ends inside', async () => {
    const metrics = createMetrics();
    const seconds = metrics.histogram({ name: 'toolbench_seconds', help: 'Time.', labels: ['route'] }, [0.1, 1]);
    for (const value of [0.05, 0.1, 0.2, 1, 7]) seconds.observe({ route: '/' }, value);
    const [family] = await metrics.families();
    const bucket = (le: string, value: number) => ({ suffix: '_bucket', labels: { route: '/', le }, value });
    expect(family?.samples).toEqual([
      bucket('0.1', 2),
      bucket('1', 4),
      bucket('+Inf', 5),
      { suffix: '_sum', labels: { route: '/' }, value: expect.closeTo(8.35) as number },
      { suffix: '_count', labels: { route: '/' }, value: 5 },
    ]);
  });
});

describe('observed figures', () => {
  it('are looked up at each reading', async () => {
    const metrics = createMetrics();
    let value = 1;
    metrics.observe({ ...one, type: 'gauge', read: () => value });
    metrics.observe({
      ...one,
      name: 'b',
      labels: ['x'],
      type: 'gauge',
      read: async () => [{ labels: { x: 'y' }, value }],
    });
    value = 2;
    const samples = (await metrics.families()).map((family) => family.samples);
    expect(samples).toEqual([[{ labels: {}, value: 2 }], [{ labels: { x: 'y' }, value: 2 }]]);
  });
});

it('refuses names that the format does not allow, and names that are taken', () => {
  const metrics = createMetrics();
  metrics.counter(one);
  expect(() => metrics.counter(one)).toThrow(/exists already/);
  expect(() => metrics.counter({ ...one, name: 'with space' })).toThrow(/not a name/);
  expect(() => metrics.counter({ ...one, name: 'b', labels: ['1st'] })).toThrow(/not a name/);
});
