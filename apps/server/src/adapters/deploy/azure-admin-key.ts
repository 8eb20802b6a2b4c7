import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/** The public half of a new RSA key in OpenSSH's form. Azure wants such a key for its user; its private half is let go. */
export async function makeAdminKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const { default: ssh2 } = await import('ssh2');
  const parsed = ssh2.utils.parseKey(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  if (parsed instanceof Error) throw parsed;
  return `ssh-rsa ${parsed.getPublicSSH().toString('base64')}`;
}
