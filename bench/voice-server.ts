import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { calls } from '@toolbench/contracts/routes.ts';
import { serverBundle } from '../scripts/server-bundle.mjs';
import { startBuilt } from '../apps/server/src/test-support/built-server.ts';
import { measured, signIn } from './server.ts';
import { goodKey } from '../apps/server/src/test-support/ai-services/asked.ts';

const root = process.cwd();
const metricsToken = 'only-for-measuring-voice';

/** The built product's sources with one user being allowed as many turns, sockets and calls as the sessions to measure need. */
async function buildForMany(): Promise<string> {
  const outfile = join(root, '.cache/bench-voice/dist/server.js');
  // What the server runs in processes of their own are files beside it.
  await cp(join(root, 'apps/server/dist'), dirname(outfile), { recursive: true });
  await build({
    ...serverBundle,
    outdir: dirname(outfile),
    plugins: [
      {
        name: 'many-sessions',
        setup: ({ onLoad }) =>
          onLoad({ filter: /contracts.src.limits(?:.voice|.traffic)?\.ts$/ }, async ({ path }) => {
            const limits = await readFile(path, 'utf8');
            const contents = limits.replace(
              /(turnsPerMinute|sockets(?:PerUser)?|callsPerMinute|requestsPerAddress): [\d_]+/g,
              '$1: 100_000',
            );
            return { contents, loader: 'ts' };
          }),
      },
    ],
  });
  return outfile;
}

export interface VoiceServer {
  /** Where its socket is, and what opens it. */
  readonly door: { readonly url: string; readonly authorization: string };
  readonly metrics: () => Promise<{ readonly rssMb: number; readonly lagP99Ms: number }>;
  /** Milliseconds that its main thread has run so far, and stood ready to run while others had the processors. */
  readonly processor: () => { readonly usedMs: number; readonly waitedMs: number };
  readonly stop: () => Promise<void>;
}

/** Starts the server on a scripted service. */
export async function startVoiceServer(service: string): Promise<VoiceServer> {
  const file = await buildForMany();
  const engine = (port: string) => ({
    [`AI_${port}_BASE_URL`]: service,
    [`AI_${port}_API_KEY`]: goodKey,
    [`AI_${port}_MODEL`]: 'gpt-4.1-nano',
  });
  const server = await startBuilt({
    command: [file],
    settings: {
      ...measured,
      SFTP_PORT: 'off',
      METRICS_TOKEN: metricsToken,
      AI_DAILY_TOKENS: '1000000000',
      AI_DAILY_USD: '1000000',
      ...engine('CHAT'),
      ...engine('TRANSCRIBE'),
      ...engine('SPEAK'),
    },
  });
  const token = await signIn(server.url);
  return {
    door: { url: `${server.url.replace('http', 'ws')}${calls.voiceSocket}`, authorization: `Bearer ${token}` },
    async metrics() {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${server.url}${calls.metrics}`, { headers })).text();
      const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      return {
        rssMb: read('process_resident_memory_bytes') / 1024 / 1024,
        lagP99Ms: read('nodejs_eventloop_lag_seconds\\{quantile="0.99"\\}') * 1_000,
      };
    },
    processor() {
      // /proc/<pid>/schedstat: nanoseconds run, nanoseconds waited; Linux only.
      const [usedNs = 0, waitedNs = 0] = readFileSync(`/proc/${server.pid}/schedstat`, 'utf8').split(' ').map(Number);
      return { usedMs: usedNs / 1e6, waitedMs: waitedNs / 1e6 };
    },
    stop: server.stop,
  };
}
