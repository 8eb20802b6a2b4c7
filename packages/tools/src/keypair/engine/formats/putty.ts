import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { type SshPrivate, readSshBlob } from './ssh-key-reader.ts';

/** First words of a PuTTY private key file. */
export const puttyStart = /^PuTTY-User-Key-File-[23]: /;

/**
 * The public half and the comment of a PuTTY private key (PuTTY manual, appendix C.3). Its private half is not read;
 * undefined when the file is damaged.
 */
export function readPutty(text: string): SshPrivate | undefined {
  const lines = text.split(/\r\n?|\n/);
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const count = Number(valueOf('Public-Lines'));
  const first = lines.findIndex((line) => line.startsWith('Public-Lines: ')) + 1;
  if (first === 0 || !Number.isInteger(count) || count < 1) return undefined;
  const decoded = decodeBase64(lines.slice(first, first + count).join(''));
  const shown = decoded.badAt === undefined ? readSshBlob(decoded.bytes) : undefined;
  if (!shown) return undefined;
  const cipher = valueOf('Encryption') ?? 'none';
  const derivation = valueOf('Key-Derivation');
  return { ...shown, comment: valueOf('Comment'), ...(cipher !== 'none' && { cipher, derivation }) };
}
