import type { SftpServer } from '../adapters/ssh/sftp-server.ts';
import { sftpFolder } from '../beside.ts';
import { codeOf } from '../cannot-start.ts';
import { readDemoFiles } from '../features/sftp/demo-files.ts';
import type { ServerContext } from './context.ts';
import type { App } from '../shared/fastify-app.ts';

const isTaken = { zh: '端口已被占用', en: 'its port is taken' };

const sftpConnections = {
  name: 'toolbench_sftp_connections_total',
  help: 'Connections to the SFTP demo: served, or refused by which limit.',
  labels: ['result'],
} as const;

/** Without a port of its own, or a host key, there is no demo; everything else works. */
export async function composeSftp(context: ServerContext, { log }: Pick<App, 'log'>): Promise<SftpServer | undefined> {
  const { settings, dataFolder, clock, metrics, tell, atClose } = context;
  const { sftp } = settings;
  const connections = metrics.counter(sftpConnections);
  if (!sftp) return undefined;
  try {
    const { startSftpServer } = await import('../adapters/ssh/sftp-server.ts');
    const server = await startSftpServer({
      settings: sftp,
      files: readDemoFiles(sftpFolder),
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
    log.error({ err: error }, 'sftp demo is not running');
    const why = codeOf(error) === 'EADDRINUSE' ? isTaken : { zh: String(error), en: String(error) };
    tell(
      `SFTP 演示没有启动：${why.zh}。可用 SFTP_PORT 指定另一个端口，或设为 off 关闭。\n` +
        `The SFTP demo is not running: ${why.en}. Choose another port with SFTP_PORT, or switch it off with off.\n`,
    );
    return undefined;
  }
}
