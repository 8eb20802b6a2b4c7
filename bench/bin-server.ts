import { build } from 'esbuild';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startBuilt, type BuiltServer } from '../apps/server/src/test-support/built-server.ts';
import { serverBundle } from '../scripts/server-bundle.mjs';
import { measured } from './server.ts';

const root = process.cwd();
const built = join(root, 'apps/server/dist/server.js');

export interface BinServer extends BuiltServer {
  readonly newBins: (count: number) => Promise<readonly string[]>;
}

/** The same server, but what is caught is answered without being stored: what storing is set against. */
export async function buildNotStoring(): Promise<string> {
  const outfile = join(root, '.cache/bench-server/dist/server.js');
  const store = `export const createRequestStore = () => ({
    append: async (requests) => requests.map(() => ({ answer: { status: 200, headers: [], body: '', delayMs: 0 } })),
  });`;
  // Its workers are files beside it.
  await cp(dirname(built), dirname(outfile), { recursive: true });
  await build({
    ...serverBundle,
    outdir: dirname(outfile),
    plugins: [
      {
        name: 'not-storing',
        setup: ({ onLoad }) => onLoad({ filter: /features.bins.request-store\.ts$/ }, () => ({ contents: store })),
      },
    ],
  });
  return outfile;
}

/** Starts the built server, or the given one, with bins that take any rate. */
export async function startBinServer(
  dataFolder: string,
  {
    databaseUrl = '',
    file = built,
    nodeOptions = [],
  }: {
    readonly databaseUrl?: string;
    readonly file?: string | undefined;
    readonly nodeOptions?: readonly string[];
  } = {},
): Promise<BinServer> {
  const server = await startBuilt({
    command: [...nodeOptions, file],
    dataFolder,
    settings: {
      ...measured,
      DATABASE_URL: databaseUrl,
      BIN_CAPTURES_PER_SECOND: '1000000',
      BIN_CREATED_PER_HOUR: '10000',
    },
  });
  return {
    ...server,
    async newBins(count) {
      const bins = Array.from({ length: count }, () => fetch(`${server.url}/bin/new`, { method: 'POST' }));
      const answers = await Promise.all(bins.map(async (bin) => (await bin).json() as Promise<{ bin_id: string }>));
      return answers.map(({ bin_id }) => bin_id);
    },
  };
}
