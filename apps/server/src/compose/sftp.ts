import type { SftpServer } from '../adapters/ssh/sftp-server.ts';
import type { ServerContext } from './context.ts';
import type { App } from '../shared/fastify-app.ts';

const sftpConnections = {
  name: 'toolbench_sftp_connections_total',
  help: 'Connections to the SFTP demo: served, or refused by which limit.',
  labels: ['result'],
} as const;

/** Without a port of its own, or a host key, there is no demo; everything else works. */
export async function composeSftp(context: ServerContext, { log }: Pick<App, 'log'>): Promise<SftpServer | undefined> {
  const { settings, dataFolder, clock, metrics, atClose } = context;
  const { sftp } = settings;
  const connections = metrics.counter(sftpConnections);
  if (!sftp) return undefined;
  try {
    const { startSftpServer } = await import('../adapters/ssh/sftp-server.ts');
    const server = await startSftpServer({
      settings: sftp,
      dataFolder,
      clock,
      onConnection: (record) => {
        connections.add({ result: 'served' });
        log.info({ sftp: record }, 'sftp connection ended');
      },
      onRefused: (limit) => {
        connections.add({ result: limit });
        log.debug({ limit }, 'sftp connection refused');
      },
    });
    atClose(server.close);
    log.info({ port: server.demo.port, fingerprint: server.demo.fingerprint }, 'sftp demo is running');
    return server;
  } catch (error) {
    log.error({ err: error }, 'sftp demo is not running; SFTP_PORT chooses another port or turns it off');
    return undefined;
  }
}
