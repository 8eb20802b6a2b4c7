import type { Counter } from '../../shared/ports.ts';
import { metricValue, type Family, type Sample } from './metrics-text.ts';

interface Description<Label extends string> {
  /** Ours begin with `toolbench_`; the unit is the last word, `_total` ends counters. */
  readonly name: string;
  readonly help: string;
  /** Each takes values of a small closed set: every combination is kept for as long as the process lives. */
  readonly labels: readonly Label[];
}

interface Observed extends Description<string> {
  readonly type: 'counter' | 'gauge';
  /** Asked at each reading; a number stands for the one sample without labels. */
  readonly read: () => number | readonly Sample[] | Promise<number | readonly Sample[]>;
}

interface Histogram<Label extends string> {
  readonly observe: (labels: Readonly<Record<Label, string>>, value: number) => void;
}

interface Series<State> {
  readonly labels: Readonly<Record<string, string>>;
  readonly state: State;
}

interface Distribution {
  sum: number;
  count: number;
  /** How many values fell into each bucket; not cumulative. */
  readonly counts: number[];
}

const nameForm = /^[a-z_][a-z0-9_]*$/;

/** The states of one metric by the values of its labels. */
function createSeries<State>(labelNames: readonly string[], begin: () => State) {
  const all = new Map<string, Series<State>>();
  const stateOf = (labels: Readonly<Record<string, string>>): State => {
    const values = labelNames.map((name) => labels[name] ?? '');
    const key = JSON.stringify(values);
    const known = all.get(key);
    if (known !== undefined) return known.state;
    const ordered = Object.fromEntries(labelNames.map((name, index) => [name, values[index] ?? '']));
    const state = begin();
    all.set(key, { labels: ordered, state });
    return state;
  };
  return { all, stateOf };
}

function distributionSamples({ labels, state }: Series<Distribution>, bounds: readonly number[]): Sample[] {
  let below = 0;
  const buckets = [...bounds, Infinity].map((bound, index): Sample => {
    below += state.counts[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: metricValue(bound) }, value: below };
  });
  return [...buckets, { suffix: '_sum', labels, value: state.sum }, { suffix: '_count', labels, value: state.count }];
}

/** The figures of one process. Features get counters from it as arguments; see `Counter` in ports.ts. */
export function createMetrics() {
  const families = new Map<string, () => Promise<Family>>();
  const add = ({ name, labels }: Description<string>, family: () => Promise<Family>) => {
    if (![name, ...labels].every((text) => nameForm.test(text))) throw new Error(`${name}: not a name`);
    if (families.has(name)) throw new Error(`${name} exists already`);
    families.set(name, family);
  };

  return {
    /** A figure that only grows. Without labels it begins with 0, with them each begins when it is first added to. */
    counter<Label extends string>(description: Description<Label>): Counter<Label> {
      const { name, help, labels } = description;
      const { all, stateOf } = createSeries(labels, () => ({ value: 0 }));
      if (labels.length === 0) stateOf({});
      add(description, async () => {
        const samples = [...all.values()].map((series) => ({ labels: series.labels, value: series.state.value }));
        return { name, help, type: 'counter', samples };
      });
      return {
        add: (given, amount = 1) => {
          stateOf(given).value += amount;
        },
      };
    },

    /** Counts values by size; `bounds` are the inclusive upper ends of the buckets, smallest first. */
    histogram<Label extends string>(description: Description<Label>, bounds: readonly number[]): Histogram<Label> {
      const { name, help, labels } = description;
      const counts = () => Array<number>(bounds.length + 1).fill(0);
      const { all, stateOf } = createSeries<Distribution>(labels, () => ({ sum: 0, count: 0, counts: counts() }));
      add(description, async () => {
        const samples = [...all.values()].flatMap((series) => distributionSamples(series, bounds));
        return { name, help, type: 'histogram', samples };
      });
      return {
        observe: (given, value) => {
          const state = stateOf(given);
          const bucket = bounds.findIndex((bound) => value <= bound);
          const index = bucket < 0 ? bounds.length : bucket;
          state.counts[index] = (state.counts[index] ?? 0) + 1;
          state.sum += value;
          state.count += 1;
        },
      };
    },

    /** A figure that is looked up when it is asked for. */
    observe(observed: Observed): void {
      const { name, help, type, read } = observed;
      add(observed, async () => {
        const value = await read();
        return { name, help, type, samples: typeof value === 'number' ? [{ labels: {}, value }] : value };
      });
    },

    /** Every figure as it stands. */
    families: (): Promise<Family[]> => Promise.all([...families.values()].map((family) => family())),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
