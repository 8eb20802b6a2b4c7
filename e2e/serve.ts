import { preview } from 'vite';

/** Serves the built product on a free port for all browser tests. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await preview({ configFile: 'apps/web/vite.config.ts', preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  process.env.TOOLBENCH_URL = `http://127.0.0.1:${address.port}`;
  return () => server.close();
}
