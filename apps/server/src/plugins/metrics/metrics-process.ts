import { productVersion } from '@toolbench/contracts/catalog.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics-registry.ts';

const resolutionMs = 10;

/**
 * Memory, processor time, and how long the event loop lets work wait, under the names that Node's other exporters use.
 * Returns the function that ends the measuring.
 */
export function measureProcess(metrics: Metrics): () => void {
  const gauge = (name: string, help: string, read: () => number) =>
    metrics.observe({ name, help, labels: [], type: 'gauge', read });
  const startedAt = Math.round(Date.now() / 1000 - process.uptime());
  metrics.observe({
    name: 'process_cpu_seconds_total',
    help: 'Processor time spent, in user and system mode.',
    labels: [],
    type: 'counter',
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  });
  gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', () => startedAt);
  gauge('process_resident_memory_bytes', 'Memory held by the process.', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  gauge('nodejs_external_memory_bytes', 'Memory of buffers and native objects.', () => process.memoryUsage().external);

  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  metrics.observe({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How long work that was due had to wait, since the last reading.',
    labels: ['quantile'],
    type: 'gauge',
    read: () => {
      // The histogram holds the distance between two ticks of a timer, so an idle loop shows the timer's own.
      const lag = (nanoseconds: number) => Math.max(nanoseconds / 1e9 - resolutionMs / 1000, 0);
      const quantile = (name: string, nanoseconds: number) => ({ labels: { quantile: name }, value: lag(nanoseconds) });
      const samples = [
        quantile('0.5', delay.percentile(50)),
        quantile('0.99', delay.percentile(99)),
        quantile('1', delay.count > 0 ? delay.max : 0),
      ];
      delay.reset();
      return samples;
    },
  });
  metrics.observe({
    name: 'toolbench_build_info',
    help: 'The version; the value is always 1.',
    labels: ['version', 'node'],
    type: 'gauge',
    read: () => [{ labels: { version: productVersion, node: process.versions.node }, value: 1 }],
  });
  return () => void delay.disable();
}
