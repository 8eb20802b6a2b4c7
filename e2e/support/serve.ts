import { startBuilt, type BuiltServer } from '../../apps/server/src/test-support/built-server.ts';
import { administrator } from './administrator.ts';

export type RunningServer = Pick<BuiltServer, 'url' | 'stop'>;

/** Starts the built product on a free port with a data folder of its own, and with these settings besides. */
export const startServer = (settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  startBuilt({
    settings: {
      HOST: '127.0.0.1',
      SFTP_PORT: '0',
      DATABASE_URL: '',
      // One address makes all the bins of the tests.
      BIN_CREATED_PER_HOUR: '1000',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
  });

/** The server of all browser tests; those that change settings of the whole server start one of their own. */
export default async function serve(): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  process.env.TOOLBENCH_URL = url;
  return stop;
}
