import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { createHash } from 'node:crypto';
import type { Credentials } from './credentials.ts';
import type { DemoFile } from './demo-files.ts';

interface DemoParts {
  readonly host: string;
  readonly port: number;
  readonly account: Credentials;
  /** `ssh-ed25519 AAAA…` */
  readonly hostKey: string;
  readonly files: readonly DemoFile[];
}

/** SHA256: and the unpadded Base64 of the SHA-256 of the key's wire form, as `ssh-keygen -l` prints it. */
function fingerprintOf(hostKey: string): string {
  const [, encoded = ''] = hostKey.split(' ');
  const hash = createHash('sha256').update(Buffer.from(encoded, 'base64')).digest('base64');
  return `SHA256:${hash.replace(/=+$/, '')}`;
}

/** What the page shows of the running server. */
export function describeDemo({ host, port, account, hostKey, files }: DemoParts): SftpDemo {
  return {
    host,
    port,
    username: account.username,
    password: account.password,
    hostKey,
    fingerprint: fingerprintOf(hostKey),
    files: files.map(({ name, type, description, content }) => ({
      name,
      size: content.length,
      type,
      sha256: createHash('sha256').update(content).digest('hex'),
      description,
    })),
  };
}
