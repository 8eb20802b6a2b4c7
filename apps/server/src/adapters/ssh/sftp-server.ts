import { createServer, type Server, type Socket } from 'node:net';
import { limits } from '@toolbench/contracts/limits.ts';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import type { ServerConfig } from 'ssh2';
import { createAdmission, type RefusedFor } from '../../features/sftp/admission.ts';
import { createCredentialsCheck, type Credentials } from '../../features/sftp/credentials.ts';
import type { DemoFile } from '../../features/sftp/demo-files.ts';
import { describeDemo } from '../../features/sftp/describe-demo.ts';
import { createReadOnlyFiles } from '../../features/sftp/read-only-files.ts';
import type { Clock } from '../../shared/ports.ts';
import { keepHostKey } from './host-key.ts';
import { serveConnection, type ConnectionRecord, type Times } from './ssh-connection.ts';

export interface SftpSettings {
  /** Where it listens. */
  readonly host: string;
  /** 0 for a free one. */
  readonly port: number;
  /** What the page shows instead, where clients reach the server under another name or through another port. */
  readonly publicHost?: string | undefined;
  readonly publicPort?: number | undefined;
  readonly account: Credentials;
}

interface SftpParts {
  readonly settings: SftpSettings;
  readonly files: readonly DemoFile[];
  /** Keeps the host key. */
  readonly dataFolder: string;
  readonly clock: Clock;
  /** Shorter ones for tests. */
  readonly times?: Times | undefined;
  readonly onConnection: (record: ConnectionRecord) => void;
  readonly onRefused: (limit: RefusedFor) => void;
}

export interface SftpServer {
  readonly demo: SftpDemo;
  readonly close: () => Promise<void>;
}

/** No SHA-1, no CBC, no finite-field groups (slow to compute for both), no compression. */
const algorithms: NonNullable<ServerConfig['algorithms']> = {
  kex: ['curve25519-sha256', 'curve25519-sha256@libssh.org', 'ecdh-sha2-nistp256', 'ecdh-sha2-nistp384'],
  serverHostKey: ['ssh-ed25519'],
  cipher: [
    'chacha20-poly1305@openssh.com',
    'aes128-gcm@openssh.com',
    'aes256-gcm@openssh.com',
    'aes128-ctr',
    'aes256-ctr',
  ],
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'],
  compress: ['none'],
};

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      server.on('error', () => undefined);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::';

/**
 * Starts the demo: the files, read-only, for whoever knows the public account.
 * @throws where the port cannot be had or the host key cannot be read
 */
export async function startSftpServer(parts: SftpParts): Promise<SftpServer> {
  const { settings, files, clock } = parts;
  const hostKey = await keepHostKey(parts.dataFolder);
  const madeAt = clock.now();
  const config: ServerConfig = { hostKeys: [hostKey.privateKey], algorithms, ident: 'Toolbench', keepaliveInterval: 0 };
  const isRight = createCredentialsCheck(settings.account);
  const admission = createAdmission(clock);
  const stops = new Set<() => void>();

  // Small answers that wait for each other's acknowledgement (Nagle) made a listing take 0.9 s.
  const server = createServer({ noDelay: true }, (socket: Socket) => {
    const admitted = admission.admit(socket.remoteAddress ?? '');
    if ('refused' in admitted) {
      parts.onRefused(admitted.refused);
      socket.on('error', () => undefined).destroy();
      return;
    }
    const stop = serveConnection(socket, {
      config,
      isRight,
      openFiles: () => createReadOnlyFiles(files, madeAt),
      times: parts.times ?? limits.sftp,
      now: clock.now,
      onEnd: (record) => {
        admitted.release();
        stops.delete(stop);
        parts.onConnection(record);
      },
    });
    stops.add(stop);
  });
  const port = await listen(server, settings.host, settings.port);
  return {
    demo: describeDemo({
      host: settings.publicHost ?? (isEveryAddress(settings.host) ? '' : settings.host),
      port: settings.publicPort ?? port,
      account: settings.account,
      hostKey: hostKey.publicKey,
      files,
    }),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const stop of stops) stop();
      await closed;
    },
  };
}
