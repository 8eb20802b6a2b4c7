import { describe, expect, it } from 'vitest';
import { builtPages } from '../../test-support/built-pages.ts';
import { openTestApp } from '../../test-support/test-app.ts';

describe('the limit on calls', () => {
  it('answers 429 with Retry-After once an address has used it up, whatever it calls', async () => {
    const { app } = await openTestApp({ callsPerMinute: 3 });
    const statuses = [];
    for (const url of ['/bin/limits', '/auth/me', '/api/unknown']) statuses.push((await app.inject(url)).statusCode);
    expect(statuses).toEqual([200, 401, 401]);
    const response = await app.inject({ url: '/bin/limits', headers: { 'accept-language': 'en' } });
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'too-many-calls' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ url: '/bin/limits', remoteAddress: '192.0.2.9' })).statusCode).toBe(200);
  });

  it('counts one IPv6 network as one sender', async () => {
    const { app } = await openTestApp({ callsPerMinute: 1 });
    const statusOf = async (remoteAddress: string) =>
      (await app.inject({ url: '/bin/limits', remoteAddress })).statusCode;
    expect(await statusOf('2001:db8:1:2::1')).toBe(200);
    expect(await statusOf('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await statusOf('2001:db8:1:3::1')).toBe(200);
  });

  it('believes a forwarded address from a configured proxy only', async () => {
    const statusesFrom = async (trustedProxies: readonly string[]) => {
      const { app } = await openTestApp({ callsPerMinute: 1, trustedProxies });
      const statuses = [];
      for (const address of ['192.0.2.1', '192.0.2.2']) {
        statuses.push((await app.inject({ url: '/bin/limits', headers: { 'x-forwarded-for': address } })).statusCode);
      }
      return statuses;
    };
    expect(await statusesFrom([])).toEqual([200, 429]);
    expect(await statusesFrom(['127.0.0.1'])).toEqual([200, 200]);
  });

  it('does not count pages and their files', async () => {
    const { app } = await openTestApp({ callsPerMinute: 1, webRoot: builtPages() });
    for (let count = 0; count < 20; count += 1) {
      expect((await app.inject('/tools')).statusCode).toBe(200);
      expect((await app.inject('/assets/app-1a2b3c.js')).statusCode).toBe(200);
    }
  });
});
