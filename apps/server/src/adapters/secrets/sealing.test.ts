import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { createSealing, openSealing } from './sealing.ts';

const secret = 'a secret of at least thirty-two characters';

describe('sealing', () => {
  it.each(['sk-0123456789', '', '密钥 😀', 'x'.repeat(5_000)])('gives back %j', (text) => {
    const { seal, open } = createSealing(secret);
    expect(open(seal(text, 'chat'), 'chat')).toBe(text);
  });

  it('shows nothing of the text and never twice the same', () => {
    const { seal } = createSealing(secret);
    const [first, second] = [seal('canary-key', 'chat'), seal('canary-key', 'chat')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('canary');
  });

  it('opens for the same context and secret only', () => {
    const sealed = createSealing(secret).seal('text', 'chat https://a');
    expect(createSealing(secret).open(sealed, 'chat https://b')).toBeUndefined();
    expect(createSealing(`${secret}.`).open(sealed, 'chat https://a')).toBeUndefined();
  });

  it('notices every changed bit', () => {
    const { seal, open } = createSealing(secret);
    const bytes = Buffer.from(seal('text', 'c'), 'base64url');
    for (let at = 0; at < bytes.length * 8; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7));
      expect(open(changed.toString('base64url'), 'c')).toBeUndefined();
    }
  });

  it.each(['', 'x', 'not base64 €', Buffer.alloc(29).toString('base64url'), 'A'.repeat(10_000)])(
    'opens nothing of %j',
    (sealed) => {
      expect(createSealing(secret).open(sealed, 'c')).toBeUndefined();
    },
  );
});

describe('the secret of a data folder', () => {
  it('is made once, for its owner only', () => {
    const folder = temporaryFolder();
    const sealed = openSealing(undefined, folder).seal('text', 'c');
    const file = join(folder, 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64url')).toHaveLength(32);
    expect(openSealing(undefined, folder).open(sealed, 'c')).toBe('text');
    expect(openSealing(undefined, temporaryFolder()).open(sealed, 'c')).toBeUndefined();
  });

  it('is not made where the configuration gives one', () => {
    const folder = temporaryFolder();
    const sealed = openSealing(secret, folder).seal('text', 'c');
    expect(readdirSync(folder)).toEqual([]);
    expect(openSealing(secret, temporaryFolder()).open(sealed, 'c')).toBe('text');
  });

  it('is not replaced where it is damaged: what it sealed would be lost', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'secret.key');
    writeFileSync(file, 'short');
    chmodSync(file, 0o600);
    expect(() => openSealing(undefined, folder)).toThrow(/密钥文件已损坏.*is damaged/s);
    expect(readFileSync(file, 'utf8')).toBe('short');
  });
});
