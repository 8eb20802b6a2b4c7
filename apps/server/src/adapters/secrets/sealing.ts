import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cannotUse, CannotStart, codeOf } from '../../cannot-start.ts';
import type { RandomBytes } from '../../shared/ports.ts';
import type { Sealing } from '../../features/ai-settings/sealing.ts';

const algorithm = 'aes-256-gcm';
const version = 1;
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Makes the secret where there is none yet. */
function makeSecret(file: string, random: RandomBytes): void {
  // Fails where the file exists, so that two starts never write two secrets.
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, Buffer.from(random(keyBytes)).toString('base64url'));
    fsyncSync(descriptor);
  } catch (error) {
    // Half a secret, as a full disk leaves it, would count as a damaged one.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

function readSecret(file: string, random: RandomBytes): string {
  try {
    if (!existsSync(file)) makeSecret(file, random);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return readSecret(file, random);
    throw cannotUse({ zh: '密钥文件', en: 'The secret file' }, file, error);
  }
}

/** The secret of this data folder, made at the first start: readable for its owner only, and nowhere else. */
function secretOf(folder: string, random: RandomBytes): Uint8Array {
  const file = join(folder, 'secret.key');
  const secret = Buffer.from(readSecret(file, random), 'base64url');
  if (secret.length !== keyBytes) {
    throw new CannotStart(
      `密钥文件已损坏：${file}。恢复备份，或删除它后重新填写各服务的密钥。\n` +
        `The secret file is damaged: ${file}. Restore it, or delete it and enter the services' keys again.`,
    );
  }
  return secret;
}

/**
 * Seals texts with AES-256-GCM (NIST SP 800-38D): version, nonce of 96 random bits, tag, ciphertext, in Base64url. The key
 * comes from a secret by HKDF-SHA-256 (RFC 5869); the context is authenticated, so what was sealed for one place opens in
 * no other.
 */
export function createSealing(secret: string | Uint8Array, random: RandomBytes = randomBytes): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'toolbench sealing 1', keyBytes));
  return {
    seal(text, context) {
      const nonce = random(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Uint8Array.of(version), nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < 1 + nonceBytes + tagBytes || bytes[0] !== version) return undefined;
      const nonce = bytes.subarray(1, 1 + nonceBytes);
      const tag = bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(bytes.subarray(1 + nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return undefined;
      }
    },
  };
}

/** The secret of the configuration, which several servers can share, or else the data folder's own. */
export const openSecret = (secret: string | undefined, folder: string, random: RandomBytes = randomBytes) =>
  secret ?? secretOf(folder, random);

/** Seals under that secret. */
export function openSealing(secret: string | undefined, folder: string, random: RandomBytes = randomBytes): Sealing {
  return createSealing(openSecret(secret, folder, random), random);
}
