import { readFileSync } from 'node:fs';
import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';

describe('settings', () => {
  it('have safe defaults: this machine only, an embedded database, no trusted proxy', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataFolder: './data',
      databaseUrl: undefined,
      trustedProxies: [],
      publicUrl: undefined,
      bins: {
        bodyBytes: limits.bins.bodyBytes,
        requestsKept: 200,
        bytesKept: limits.bins.bytesKept,
        bytesInAll: limits.bins.bytesInAll,
        lifetimeMs: limits.bins.lifetimeMs,
        createdPerHour: 20,
        capturesPerSecond: 100,
        captureBurst: 500,
      },
      adScript: undefined,
      logLevel: 'info',
      administrator: { username: 'admin', password: undefined, passwordHash: undefined },
    });
  });

  it('take an empty variable as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' })).toEqual(readSettings({}));
  });

  it('take what is given', () => {
    const hash = '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA';
    expect(
      readSettings({
        HOST: '0.0.0.0',
        PORT: '8080',
        DATA_DIR: '/var/lib/toolbench',
        DATABASE_URL: 'postgresql://user:secret@db/toolbench',
        TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8',
        PUBLIC_URL: 'https://Tools.example.org:443/',
        BIN_BODY_BYTES: '10485760',
        BIN_LIFETIME_MINUTES: '60',
        LOG_LEVEL: 'debug',
        ADMIN_USERNAME: ' root ',
        ADMIN_PASSWORD_HASH: hash,
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      databaseUrl: 'postgresql://user:secret@db/toolbench',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      publicUrl: 'https://tools.example.org',
      bins: { bodyBytes: 10_485_760, lifetimeMs: 3_600_000, requestsKept: 200 },
      administrator: { username: 'root', passwordHash: hash },
    });
  });

  it.each([
    ['PORT', 'canary'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://canary'],
    ['TRUST_PROXY', 'canary'],
    ['TRUST_PROXY', '10.0.0.0/8/canary'],
    ['PUBLIC_URL', 'ftp://canary'],
    ['PUBLIC_URL', 'https://canary.example/path'],
    ['BIN_BODY_BYTES', '10485761'],
    ['BIN_REQUESTS_KEPT', '0'],
    ['BIN_LIFETIME_MINUTES', '1440'],
    ['LOG_LEVEL', 'canary'],
    ['ADMIN_PASSWORD', 'canary'],
    ['ADMIN_PASSWORD', 'canary'.repeat(200)],
    ['ADMIN_PASSWORD_HASH', '$2b$canary'],
    ['ADMIN_PASSWORD_HASH', '$argon2id$v=19$m=1024,t=1,p=1$canary$canary'],
  ])('refuse %s=%s by its name, without repeating the value', (name, value) => {
    let message = '';
    try {
      readSettings({ [name]: value });
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/环境变量不合要求.*cannot be used/s);
    expect(message).toContain(`${name}: `);
    expect(message).not.toContain('canary');
  });

  it('name every wrong variable at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*LOG_LEVEL: /s);
  });

  it('are all listed in .env.example, whose values are the defaults', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed).toEqual([
      'HOST',
      'PORT',
      'DATA_DIR',
      'DATABASE_URL',
      'TRUST_PROXY',
      'PUBLIC_URL',
      'BIN_BODY_BYTES',
      'BIN_REQUESTS_KEPT',
      'BIN_BYTES_KEPT',
      'BIN_BYTES_IN_ALL',
      'BIN_LIFETIME_MINUTES',
      'BIN_CREATED_PER_HOUR',
      'BIN_CAPTURES_PER_SECOND',
      'AD_SCRIPT_URL',
      'LOG_LEVEL',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'ADMIN_PASSWORD_HASH',
    ]);
    const set = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readSettings(set)).toEqual(readSettings({}));
  });
});
