import { readFileSync } from 'node:fs';
import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { chatModels } from '@toolbench/contracts/catalog.ts';
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
      strictTransport: 'subdomains',
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
      previews: { port: 3001, publicUrl: undefined, ownPorts: undefined },
      innerHost: undefined,
      deploymentsFolder: undefined,
      drainMs: 0,
      dockerHost: undefined,
      adScript: undefined,
      sftp: {
        host: '127.0.0.1',
        port: 2222,
        publicHost: undefined,
        publicPort: undefined,
        account: { username: 'demo', password: 'read-only-demo' },
      },
      toolsApi: false,
      logLevel: 'info',
      metricsToken: undefined,
      administrator: { username: 'admin', password: undefined, passwordHash: undefined },
      secretKey: undefined,
      documentSearch: 'terms',
      site: { basePath: '', hiddenTools: [], links: [], contactUrl: '' },
      ai: { engines: {}, caps: { tokens: 2_000_000, usd: 5 }, models: chatModels, isPrivateRefused: false },
      voice: { turnsPerMinute: 60, socketsPerUser: 32 },
    });
  });

  it('take an empty variable as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' })).toEqual(readSettings({}));
  });

  it('[SHELL-22] take a path for the product, tools to hide and links, in the forms that people write', () => {
    for (const path of ['/team/tools', 'team/tools', '/team/tools/', ' /team/tools ']) {
      expect(readSettings({ BASE_PATH: path }).site.basePath).toBe('/team/tools');
    }
    expect(readSettings({ BASE_PATH: '/' }).site.basePath).toBe('');
    expect(readSettings({ HIDDEN_TOOLS: ' sftp , emvco,' }).site.hiddenTools).toEqual(['sftp', 'emvco']);
    const links = '手册 | Runbook | https://wiki.example.org/a;\n 联系|Contact|mailto:a@example.org;';
    expect(readSettings({ MENU_LINKS: links }).site.links).toEqual([
      { zh: '手册', en: 'Runbook', url: 'https://wiki.example.org/a' },
      { zh: '联系', en: 'Contact', url: 'mailto:a@example.org' },
    ]);
    expect(readSettings({ CONTACT_URL: ' mailto:a@example.org ' }).site.contactUrl).toBe('mailto:a@example.org');
  });

  it.each([
    ['BASE_PATH', '/a/../b', /BASE_PATH: a path such as \/tools/],
    ['BASE_PATH', '/a//b', /BASE_PATH/],
    ['BASE_PATH', '/a b', /BASE_PATH/],
    ['BASE_PATH', `/${'a'.repeat(200)}`, /BASE_PATH/],
    ['MENU_LINKS', '手册|Runbook|javascript:alert(1)', /MENU_LINKS: 中文名\|English label/],
    ['CONTACT_URL', 'javascript:alert(1)', /CONTACT_URL: an address that begins with https/],
    ['MENU_LINKS', '手册|Runbook|data:text/html,x', /MENU_LINKS/],
    ['MENU_LINKS', '手册|https://example.org', /MENU_LINKS/],
    ['MENU_LINKS', `${'长'.repeat(41)}|Long|https://example.org`, /MENU_LINKS.*40/],
    ['MENU_LINKS', Array(11).fill('a|b|https://example.org').join(';'), /MENU_LINKS: at most 10/],
  ])('[SHELL-22] refuse %s=%s in words', (name, value, words) => {
    expect(() => readSettings({ [name]: value })).toThrow(words);
  });

  it('[PREVIEW-03] take the port of previews beside the product’s, their address, and ports of their own', () => {
    expect(readSettings({ PORT: '8080' }).previews.port).toBe(8081);
    expect(readSettings({ PORT: '0' }).previews.port).toBe(0);
    const given = {
      PREVIEW_PORT: '9000',
      PREVIEW_URL: 'https://*.preview.example.org',
      PREVIEW_OWN_PORTS: '40000-40099',
    };
    expect(readSettings(given).previews).toEqual({
      port: 9000,
      publicUrl: 'https://*.preview.example.org',
      ownPorts: { first: 40_000, last: 40_099 },
    });
    for (const wrong of [
      { PREVIEW_URL: 'https://preview.example.org' },
      { PREVIEW_URL: 'https://*.preview.example.org/path' },
      { PREVIEW_URL: 'javascript://*.x' },
      { PREVIEW_OWN_PORTS: '2-1' },
      { PREVIEW_OWN_PORTS: '0-9' },
    ]) {
      expect(() => readSettings(wrong)).toThrow(Object.keys(wrong)[0]);
    }
  });

  it('[BIN-08] take an origin for bins on a host that is not the product’s and none of previews', () => {
    const given = { PUBLIC_URL: 'https://tools.example.org', PREVIEW_URL: 'https://*.preview.example.org' };
    const bins = (more: Record<string, string>) => readSettings({ ...given, ...more }).bins.origin;
    expect(bins({})).toBeUndefined();
    expect(bins({ BIN_URL: 'https://Bins.example.org:443/' })).toBe('https://bins.example.org');
    expect(bins({ BIN_URL: 'http://bins.tools.example.org:8080' })).toBe('http://bins.tools.example.org:8080');
    expect(readSettings({ BIN_URL: 'http://localhost:3000' }).bins.origin).toBe('http://localhost:3000');
    const refused = [
      ['ftp://bins.example.org', /BIN_URL: an address such as https:\/\/bins\.example\.org/],
      ['bins.example.org', /BIN_URL: an address such as/],
      ['https://bins.example.org/bin', /BIN_URL: an address without a path/],
      ...['https://tools.example.org', 'http://TOOLS.example.org:8080', 'https://tools.example.org.'].map(
        (url) => [url, /BIN_URL: another host than that of PUBLIC_URL/] as const,
      ),
      ...['https://bins.preview.example.org', 'https://a.b.preview.example.org', 'https://preview.example.org'].map(
        (url) => [url, /BIN_URL: a host that is none of previews, which have all below preview\.example\.org/] as const,
      ),
    ] as const;
    for (const [url, words] of refused) expect(() => bins({ BIN_URL: url }), url).toThrow(words);
    for (const [name, wrong] of [
      ['PREVIEW_URL', 'preview.example.org'],
      ['PUBLIC_URL', 'x'],
      ['PUBLIC_URL', 'https://a/b'],
    ] as const) {
      expect(() => bins({ BIN_URL: 'https://bins.example.org', [name]: wrong })).toThrow(`${name}: an address`);
    }
    expect(() => readSettings({ BIN_URL: 'http://bins.localhost:3000' })).toThrow(/BIN_URL: .*all below localhost/);
  });

  it('[SFTP-02] take the port, the host and the account of the SFTP demo, or turn it off', () => {
    expect(readSettings({ SFTP_PORT: 'off' }).sftp).toBeUndefined();
    expect(readSettings({ HOST: '0.0.0.0', SFTP_PORT: '22' }).sftp).toMatchObject({ host: '0.0.0.0', port: 22 });
    const given = readSettings({
      SFTP_HOST: '::',
      SFTP_PUBLIC_HOST: 'sftp.example',
      SFTP_PUBLIC_PORT: '22',
      SFTP_USERNAME: 'guest',
      SFTP_PASSWORD: 'guest-1',
    });
    expect(given.sftp).toEqual({
      host: '::',
      port: 2222,
      publicHost: 'sftp.example',
      publicPort: 22,
      account: { username: 'guest', password: 'guest-1' },
    });
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
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'fd00::/129'],
    ['TRUST_PROXY', '10.0.0.0/8/canary'],
    ['SFTP_PORT', 'canary'],
    ['SFTP_PORT', '65536'],
    ['SFTP_PUBLIC_HOST', 'canary"><script>'],
    ['SFTP_PUBLIC_PORT', '0'],
    ['SFTP_USERNAME', 'canary canary'],
    ['SFTP_PASSWORD', "canary'canary"],
    ['PUBLIC_URL', 'ftp://canary'],
    ['PUBLIC_URL', 'https://canary.example/path'],
    ['BIN_BODY_BYTES', '10485761'],
    ['BIN_REQUESTS_KEPT', '0'],
    ['BIN_LIFETIME_MINUTES', '1440'],
    ['LOG_LEVEL', 'canary'],
    ['METRICS_TOKEN', 'canary'],
    ['METRICS_TOKEN', 'canary '.repeat(8)],
    ['ADMIN_PASSWORD', 'canary'],
    ['ADMIN_PASSWORD', 'canary'.repeat(200)],
    ['ADMIN_PASSWORD_HASH', '$2b$canary'],
    ['SECRET_KEY', 'canary'],
    ['AI_CHAT_BASE_URL', 'canary'],
    ['AI_CHAT_BASE_URL', 'ftp://canary/v1'],
    ['AI_CHAT_BASE_URL', 'https://user:canary@host/v1'],
    ['AI_CHAT_BASE_URL', 'https://host/v1?key=canary'],
    ['AI_EMBED_API_KEY', 'canary with spaces'],
    ['AI_SPEAK_API_KEY', 'canary\nheader: x'],
    ['AI_DAILY_TOKENS', 'canary'],
    ['AI_DAILY_USD', '-1'],
    ['AI_MODELS', 'canary'],
    ['AI_MODELS', '[]'],
    ['AI_MODELS', '[{"value":"canary"}]'],
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
    // Each language says what the variable has to be.
    const [chinese = '', english = ''] = message.split('These environment variables');
    const ruleIn = (half: string, mark: string) => half.split(`  ${name}${mark}`)[1]?.split('\n')[0] ?? '';
    expect(ruleIn(chinese, '：')).toMatch(/[\u4e00-\u9fff]/);
    expect(ruleIn(english, ': ')).toMatch(/[A-Za-z]/);
    expect(message).not.toContain('canary');
  });

  it('[LAB-05] take another protocol, a voice and a format, and refuse what cannot be', () => {
    const { ai, voice } = readSettings({
      AI_CHAT_BASE_URL: 'https://api.anthropic.com/v1',
      AI_CHAT_MODEL: 'claude',
      AI_CHAT_PROTOCOL: 'anthropic',
      AI_SPEAK_BASE_URL: 'https://my.openai.azure.com/openai',
      AI_SPEAK_MODEL: 'my-voice',
      AI_SPEAK_PROTOCOL: 'azure',
      AI_SPEAK_API_VERSION: '2024-10-21',
      AI_SPEAK_VOICE: 'nova',
      AI_SPEAK_FORMAT: 'wav',
      VOICE_TURNS_PER_MINUTE: '5',
    });
    expect(ai.engines.chat).toMatchObject({ protocol: 'anthropic' });
    const options = { apiVersion: '2024-10-21', voice: 'nova', format: 'wav' };
    expect(ai.engines.speak).toMatchObject({ protocol: 'azure', options });
    expect(voice).toEqual({ turnsPerMinute: 5, socketsPerUser: 32 });
    const engine = { AI_SPEAK_MODEL: 'm', AI_SPEAK_BASE_URL: 'https://h/v1' };
    expect(() => readSettings({ ...engine, AI_SPEAK_PROTOCOL: 'anthropic' })).toThrow(
      'AI_SPEAK_PROTOCOL: this protocol',
    );
    const metadata = { ...engine, AI_SPEAK_BASE_URL: 'http://169.254.169.254/v1' };
    expect(() => readSettings(metadata)).toThrow('AI_SPEAK_BASE_URL: no link-local');
    const own = { ...engine, AI_SPEAK_BASE_URL: 'http://10.0.0.7/v1' };
    expect(readSettings(own).ai.isPrivateRefused).toBe(false);
    expect(() => readSettings({ ...own, AI_PRIVATE_ADDRESSES: 'off' })).toThrow('and no private one');
  });

  it('take an engine for each port, with or without a key', () => {
    const usual = { protocol: 'openai', options: { apiVersion: undefined } };
    const { ai } = readSettings({
      AI_CHAT_BASE_URL: 'https://api.example/v1/',
      AI_CHAT_API_KEY: ' sk-123 ',
      AI_CHAT_MODEL: 'gpt-4o',
      AI_EMBED_BASE_URL: 'http://localhost:11434/v1',
      AI_EMBED_MODEL: 'bge-m3',
      AI_DAILY_TOKENS: '1000',
      AI_DAILY_USD: '0.5',
    });
    expect(ai.engines).toEqual({
      chat: { port: 'chat', baseUrl: 'https://api.example/v1', key: 'sk-123', model: 'gpt-4o', ...usual },
      embed: { port: 'embed', baseUrl: 'http://localhost:11434/v1', key: undefined, model: 'bge-m3', ...usual },
    });
    expect(ai.caps).toEqual({ tokens: 1_000, usd: 0.5 });
  });

  it.each([
    [{ AI_CHAT_BASE_URL: 'https://h/v1' }, 'AI_CHAT_MODEL'],
    [{ AI_CHAT_MODEL: 'm' }, 'AI_CHAT_BASE_URL'],
    [{ AI_SPEAK_API_KEY: 'k' }, 'AI_SPEAK_BASE_URL'],
  ])('refuse half an engine: %j', (environment, missing) => {
    expect(() => readSettings(environment)).toThrow(`${missing}: missing`);
  });

  it('[LAB-03] take another list of models', () => {
    const [first] = chatModels;
    const list = [{ ...first, value: 'qwen3', name: 'Qwen 3', costPer1K: null }];
    expect(readSettings({ AI_MODELS: JSON.stringify(list) }).ai.models).toEqual(list);
  });

  it('name every wrong variable at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*LOG_LEVEL: /s);
  });

  it('are all listed in .env.example, whose values are the defaults', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed).toEqual([
      'HOST',
      'PORT',
      'DATA_DIR',
      'DATABASE_URL',
      'TRUST_PROXY',
      'PUBLIC_URL',
      'BIN_URL',
      'HSTS',
      'BIN_BODY_BYTES',
      'BIN_REQUESTS_KEPT',
      'BIN_BYTES_KEPT',
      'BIN_BYTES_IN_ALL',
      'BIN_LIFETIME_MINUTES',
      'BIN_CREATED_PER_HOUR',
      'BIN_CAPTURES_PER_SECOND',
      'PREVIEW_PORT',
      'PREVIEW_URL',
      'PREVIEW_OWN_PORTS',
      'DEPLOYMENTS_DIR',
      'INNER_HOST',
      'DRAIN_SECONDS',
      'DOCKER_HOST',
      'BASE_PATH',
      'HIDDEN_TOOLS',
      'MENU_LINKS',
      'CONTACT_URL',
      'AD_SCRIPT_URL',
      'SFTP_PORT',
      'SFTP_HOST',
      'SFTP_PUBLIC_HOST',
      'SFTP_PUBLIC_PORT',
      'SFTP_USERNAME',
      'SFTP_PASSWORD',
      'TOOLS_API',
      'LOG_LEVEL',
      'METRICS_TOKEN',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'ADMIN_PASSWORD_HASH',
      'DOCUMENT_SEARCH',
      'SECRET_KEY',
      ...['CHAT', 'EMBED', 'TRANSCRIBE', 'SPEAK'].flatMap((port) => [
        `AI_${port}_BASE_URL`,
        `AI_${port}_API_KEY`,
        `AI_${port}_MODEL`,
        `AI_${port}_PROTOCOL`,
        `AI_${port}_API_VERSION`,
      ]),
      'AI_SPEAK_VOICE',
      'AI_SPEAK_FORMAT',
      'VOICE_TURNS_PER_MINUTE',
      'VOICE_SOCKETS_PER_USER',
      'AI_DAILY_TOKENS',
      'AI_DAILY_USD',
      'AI_PRIVATE_ADDRESSES',
      'AI_MODELS',
    ]);
    const set = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readSettings(set)).toEqual(readSettings({}));
  });
});
