import { createHmac, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkSignature, schemeOf, type SignatureQuestion, type Signing } from './signature.ts';

const secret = "It's a Secret to Everybody";
const text = 'Hello, World!';
const receivedAt = Date.parse('2026-11-23T08:00:00Z');
const sentAt = String(receivedAt / 1_000 - 20);
const hmac = (signed: string, algorithm = 'sha256') => createHmac(algorithm, secret).update(signed);

const asked = (
  scheme: SignatureQuestion['scheme'],
  headers: SignatureQuestion['headers'],
  more: Partial<SignatureQuestion> = {},
) =>
  checkSignature(
    {
      scheme,
      secret,
      headers,
      body: new TextEncoder().encode(text),
      receivedAt,
      header: 'X-Signature',
      algorithm: 'SHA-256',
      ...more,
    },
    webcrypto.subtle as unknown as Signing,
  );

describe('[BIN-07] the signature of a webhook', () => {
  it('is GitHub’s, as its documentation gives it', async () => {
    // The example of docs.github.com, "Testing the webhook payload validation".
    const example = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
    expect(await asked('github', [['X-Hub-Signature-256', example]])).toEqual({
      kind: 'valid',
      header: 'X-Hub-Signature-256',
    });
  });

  it('is Stripe’s: over the time and the body, one of several', async () => {
    const header = `t=${sentAt},v1=${'0'.repeat(64)},v1=${hmac(`${sentAt}.${text}`).digest('hex')},v0=6ffb`;
    expect(await asked('stripe', [['stripe-signature', header]])).toMatchObject({ kind: 'valid' });
    expect(await asked('stripe', [['stripe-signature', 'v1=00']])).toMatchObject({ kind: 'unreadable' });
  });

  it('is Slack’s: over the version, the time and the body', async () => {
    const signature = `v0=${hmac(`v0:${sentAt}:${text}`).digest('hex')}`;
    const time: [string, string] = ['X-Slack-Request-Timestamp', sentAt];
    expect(await asked('slack', [['X-Slack-Signature', signature], time])).toMatchObject({ kind: 'valid' });
    expect(await asked('slack', [['X-Slack-Signature', signature]])).toEqual({
      kind: 'missing',
      header: 'X-Slack-Request-Timestamp',
    });
  });

  it.each([
    ['SHA-1', 'sha1', 'hex'],
    ['SHA-512', 'sha512', 'base64'],
    ['SHA-256', 'sha256', 'base64url'],
  ] as const)('is a plain HMAC with %s as %s in %s', async (algorithm, name, encoding) => {
    const headers: [string, string][] = [['x-signature', hmac(text, name).digest(encoding)]];
    expect(await asked('hmac', headers, { algorithm })).toMatchObject({ kind: 'valid' });
  });

  it('is wrong for another body or another secret, and says what this secret gives', async () => {
    const headers: [string, string][] = [['X-Hub-Signature-256', `sha256=${hmac(text).digest('hex')}`]];
    expect(await asked('github', headers, { secret: 'other' })).toMatchObject({
      kind: 'wrong',
      expected: createHmac('sha256', 'other').update(text).digest('hex'),
    });
    expect(await asked('github', headers, { body: new Uint8Array(1) })).toMatchObject({ kind: 'wrong' });
  });

  it('is stale where it was signed long before it came', async () => {
    const long = String(receivedAt / 1_000 - 301);
    const header = `t=${long},v1=${hmac(`${long}.${text}`).digest('hex')}`;
    expect(await asked('stripe', [['Stripe-Signature', header]])).toEqual({
      kind: 'stale',
      header: 'Stripe-Signature',
      seconds: 301,
    });
  });

  it.each(['', 'sha256=', 'sha256=xyz!', '===='])('is unreadable as “%s”', async (value) => {
    expect(await asked('github', [['X-Hub-Signature-256', value]])).toMatchObject({ kind: 'unreadable' });
  });

  it('is looked for where its header is', () => {
    expect(schemeOf([['x-hub-signature-256', '']])).toBe('github');
    expect(schemeOf([['Stripe-Signature', '']])).toBe('stripe');
    expect(schemeOf([['X-Slack-Signature', '']])).toBe('slack');
    expect(schemeOf([])).toBe('hmac');
  });
});
