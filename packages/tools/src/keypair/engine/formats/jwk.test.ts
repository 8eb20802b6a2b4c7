import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jwkOf, jwkText, keyOfJwk, thumbprintInput } from './jwk.ts';
import { type Key, isKey } from '../key.ts';

/** RFC 8037, appendix A.1. */
const ed25519 = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
};

/** RFC 7517, appendix A.2. */
const p256 = {
  kty: 'EC',
  crv: 'P-256',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  d: '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE',
};

function keyFrom(jwk: object): Key {
  const key = keyOfJwk(jwk as Record<string, unknown>);
  if (!key.ok || !isKey(key.value)) throw new Error('no key');
  return key.value;
}

describe('JSON Web Keys', () => {
  it.each([
    ['Ed25519', ed25519],
    ['P-256', p256],
  ])('[KEY-03] writes %s as it was read, with and without its private part', (_, jwk) => {
    const shown: Partial<typeof jwk> = { ...jwk };
    delete shown.d;
    expect(jwkOf(keyFrom(jwk))).toEqual(jwk);
    expect(jwkOf(keyFrom(shown))).toEqual(shown);
  });

  it('[KEY-03] has the thumbprint of RFC 8037, appendix A.3', () => {
    const digest = createHash('sha256')
      .update(thumbprintInput(keyFrom(ed25519)))
      .digest('base64url');
    expect(digest).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  });

  it.each([
    [ed25519, 'EdDSA'],
    [p256, 'ES256'],
  ])('[KEY-03] names the algorithm that the key signs with', (jwk, alg) => {
    expect(JSON.parse(jwkText(keyFrom(jwk), 'id'))).toMatchObject({ alg, kid: 'id', use: 'sig' });
  });

  it('[KEY-03] keeps the length of coordinates that begin with zeros', () => {
    const key = keyFrom({ kty: 'EC', crv: 'P-521', x: 'AQ', y: 'Ag', d: 'Aw' });
    expect(key.kind === 'ec' && [key.point.length, key.secret?.length]).toEqual([133, 66]);
    expect(jwkOf(key).x).toHaveLength(88);
  });

  it.each([
    [{}, 'jwk-type', undefined],
    [{ kty: 'rsa' }, 'jwk-type', undefined],
    [{ kty: 'oct', k: 'AA' }, 'jwk-symmetric', undefined],
    [{ kty: 'RSA', e: 'AQAB' }, 'jwk-member', 'n'],
    [{ kty: 'RSA', n: 5, e: 'AQAB' }, 'jwk-member', 'n'],
    [{ kty: 'RSA', n: 'AA', e: 'AQAB', d: 'AA' }, 'jwk-member', 'p'],
    [{ kty: 'RSA', n: 'A*', e: 'AQAB' }, 'jwk-member', 'n'],
    [{ kty: 'EC', x: 'AA', y: 'AA' }, 'jwk-member', 'crv'],
    [{ ...p256, y: '' }, 'jwk-member', 'y'],
    [{ ...p256, x: '_'.repeat(48) }, 'jwk-member', 'x'],
    [{ ...ed25519, x: 'AA' }, 'jwk-member', 'x'],
    [{ ...ed25519, d: 'AA' }, 'jwk-member', 'd'],
    [{ kty: 'OKP' }, 'jwk-member', 'crv'],
  ])('[KEY-03] refuses %j and names the member', (jwk, code, member) => {
    const refused = keyOfJwk(jwk as Record<string, unknown>);
    expect(refused).toMatchObject({ ok: false, code });
    expect(refused.ok || refused.detail?.member).toBe(member);
  });
});
