import { describe, expect, it } from 'vitest';
import { answerHeaderFault, refusedAnswerHeaders } from './answer-headers.ts';
import { binAnswer, ownOriginAnswer } from './bins.ts';

const own = { ownOrigin: true };
const possible = [
  ...['authentication-info', 'link', 'location', 'proxy-authenticate', 'refresh', 'set-cookie', 'www-authenticate'],
];

describe('the headers of an answer on an origin of the bins’ own', () => {
  it('[BIN-08] are those that concern this origin alone; all others stay refused everywhere', () => {
    const allowed = [...refusedAnswerHeaders].filter((name) => answerHeaderFault(name, 'x', own) === undefined);
    expect(allowed.sort()).toEqual(possible);
    for (const name of possible) {
      expect(answerHeaderFault(name.toUpperCase(), 'x', own)).toBeUndefined();
      expect(answerHeaderFault(name.toUpperCase(), 'x', { ownOrigin: false })).toBe('origin');
      expect(answerHeaderFault(name, 'x')).toBe('origin');
    }
    for (const name of ['Content-Length', 'Connection', 'Transfer-Encoding', 'Upgrade', 'X-Request-Id']) {
      expect(answerHeaderFault(name, 'x', own)).toBe('connection');
    }
    for (const name of ['Clear-Site-Data', 'Strict-Transport-Security', 'Alt-Svc', 'NEL', 'Content-Security-Policy']) {
      expect(answerHeaderFault(name, 'x', own)).toBe('site');
      expect(answerHeaderFault(name, 'x')).toBe('site');
    }
  });

  it.each([
    ...['X-Accel-Redirect', 'X-Accel-Expires', 'X-Sendfile', 'X-Sendfile-Temporary', 'X-LIGHTTPD-send-file'],
    ...[
      'X-Reproxy-URL',
      'X-LiteSpeed-Location',
      'Surrogate-Control',
      'CDN-Cache-Control',
      'Cloudflare-CDN-Cache-Control',
    ],
  ])('[BIN-08] are none that a proxy obeys, on any origin: %s', (name) => {
    expect(answerHeaderFault(name, 'x', own)).toBe('site');
    expect(answerHeaderFault(name, 'x')).toBe('site');
  });

  it.each(['/a\r\nSet-Cookie: b=1', '/a\nX: 1', '/a\rX: 1', '/a\0', '/工具', 'x'.repeat(4_097)])(
    '[BIN-08] may not break out of themselves: %j',
    (value) => {
      for (const name of possible) expect(answerHeaderFault(name, value, own)).toBe('value');
    },
  );

  it.each([
    'a=b; Domain=example.org',
    'a=b;domain=example.org',
    'a=b ;\tDOMAIN \t=\t.example.org',
    'a=b; domain =example.org; Path=/',
    'a=b; Path=/; Domain="example.org"',
    'a=b; "Domain"=example.org',
    'a="x; Domain=example.org"',
    'a=b; Domain',
    'a=b; Domain=',
    'a=b;;; Domain=example.org',
    '; Domain=example.org',
    'a=b, c=d; Domain=example.org',
    'a=b; \xa0Domain=example.org',
    'a=b; Secure; Domain=example.org; Domain=',
  ])('[BIN-08] are no cookies for other hosts: %j', (value) => {
    expect(answerHeaderFault('Set-Cookie', value, own)).toBe('cookie-domain');
    expect(answerHeaderFault('set-COOKIE', value, own)).toBe('cookie-domain');
  });

  it.each([
    'Domain=x',
    'a=Domain',
    'a=b; Path=/Domain=x',
    'a=domain=x; Secure',
    'a=b; SameSite=Lax',
    'a=b; x-domain=y',
  ])('[BIN-08] are cookies for the own host: %j', (value) =>
    expect(answerHeaderFault('Set-Cookie', value, own)).toBeUndefined(),
  );

  it('[BIN-08] can be read wherever they were kept, and set where they may be', () => {
    const answer = { headers: [['Location', '/'] as [string, string]] };
    expect(ownOriginAnswer.safeParse(answer).success).toBe(true);
    expect(binAnswer.safeParse(answer).error?.issues).toMatchObject([{ path: ['headers', 0, 0], message: 'origin' }]);
    const wide = ownOriginAnswer.safeParse({ headers: [['Set-Cookie', 'a=b; Domain=x']] });
    expect(wide.error?.issues).toMatchObject([{ path: ['headers', 0, 1], message: 'cookie-domain' }]);
  });
});
