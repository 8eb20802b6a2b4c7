import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { refusedAnswerHeaders } from '@toolbench/contracts/answer-headers.ts';
import { binAnswer, ownOriginAnswer } from '@toolbench/contracts/bins.ts';
import { fieldsOf, readAnswer, unsentHeaders } from './answer-fields.ts';
import { forwardCommand } from './replay/forward-command.ts';
import { planReplay } from './replay/replay-plan.ts';
import { filterRequests, methodsOf, pathInBin, withListed, withPushed, withRequest } from './request-list.ts';
import { sampleCommand } from './sample-command.ts';
import { captured } from '../engine/test-captures.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

const request = (id: number, fields: Parameters<typeof captured>[0] = {}) => captured({ id, ...fields }).request;
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('the list', () => {
  it('[BIN-03] puts new requests on top, late ones in their place, and none twice', () => {
    const list = [request(5), request(3)];
    expect(ids(withRequest(list, request(6), 200))).toEqual([6, 5, 3]);
    expect(ids(withRequest(list, request(4), 200))).toEqual([5, 4, 3]);
    expect(ids(withRequest(list, request(1), 200))).toEqual([5, 3, 1]);
    expect(withRequest(list, request(5), 200)).toBe(list);
  });

  it('[BIN-05] keeps the newest', () => {
    expect(ids(withRequest([request(5), request(3)], request(6), 2))).toEqual([6, 5]);
  });

  it('[BIN-05] counts what has gone while requests are pushed', () => {
    const full = { requests: [request(5), request(3)], dropped: 7 };
    expect(withPushed(full, request(6), 2)).toMatchObject({ requests: [{ id: 6 }, { id: 5 }], dropped: 8 });
    expect(withPushed(full, request(6), 3).dropped).toBe(7);
    expect(withPushed(full, request(5), 2).dropped).toBe(7);
  });

  it('[BIN-03] takes over a polled list, keeps what was pushed meanwhile, and what is known stays the same object', () => {
    const known = [request(9), request(7), request(2)];
    const merged = withListed(known, [request(8), request(7), request(6)]);
    expect(ids(merged)).toEqual([9, 8, 7, 6]);
    expect(merged[2]).toBe(known[1]);
    expect(withListed(known, [])).toEqual(known);
  });

  it('[BIN-06] filters by method and by text in address, client, headers and body', () => {
    const list = [
      request(1, { method: 'PUT', url: '/bin/abc/Orders' }),
      request(2, { body: '张伟' }),
      request(3, { header_list: [['X-GitHub-Event', 'push']], url: '/bin/abc' }),
    ];
    expect(ids(filterRequests(list, '', 'orders'))).toEqual([1, 2]);
    expect(ids(filterRequests(list, 'PUT', ''))).toEqual([1]);
    expect(ids(filterRequests(list, '', ' x-github-event: PUSH '))).toEqual([3]);
    expect(ids(filterRequests(list, '', '张'))).toEqual([2]);
    expect(ids(filterRequests(list, '', '203.0.113'))).toEqual([1, 2, 3]);
    expect(methodsOf(list)).toEqual(['GET', 'PUT']);
  });

  it.each([
    ['/bin/abc', '/'],
    ['/bin/abc/', '/'],
    ['/bin/abc/x?y', '/x?y'],
    ['/bin/abc?y', '/?y'],
    ['http://h/bin/abc', '/http://h/bin/abc'],
    ['/team/tools/bin/abc/x?y=/bin/abc', '/x?y=/bin/abc'],
  ])('[BIN-02] shows %s as %s', (target, path) => {
    expect(pathInBin(target, 'abc')).toBe(path);
  });

  it('[BIN-01] has a command that sends a first request', () => {
    expect(sampleCommand('http://h/bin/x')).toBe(
      `curl 'http://h/bin/x/orders?id=1' -H 'Content-Type: application/json' --data-raw '{"hello":"world"}'`,
    );
  });
});

describe('the answer form', () => {
  it('[BIN-06] reads and writes status, headers, body and delay', () => {
    const answer = {
      status: 503,
      headers: [
        ['A', 'b: c'],
        ['X', ''],
      ],
      body: 'é',
      delayMs: 20,
    } as const;
    const fields = fieldsOf({ ...answer, headers: answer.headers.map(([name, value]) => [name, value]) });
    expect(fields.headers).toBe('A: b: c\nX: ');
    expect(readAnswer(fields)).toEqual({ ok: true, value: answer });
  });

  it.each([
    ['A: 1\n\nno colon', { code: 'answer-header', detail: { line: 3 } }],
    [': x', { code: 'answer-header', detail: { line: 1 } }],
    ['a b: x', { code: 'answer-header' }],
    ['张: x', { code: 'answer-header' }],
    ['A: 1\n'.repeat(limits.bins.answerHeaders + 1), { code: 'answer-headers' }],
  ])('[BIN-06] refuses the headers %j', (headers, failure) => {
    expect(readAnswer({ status: 200, headers, body: '', delayMs: 0 })).toMatchObject({ ok: false, ...failure });
  });

  it.each([
    ['Location: https://example.org/', 'answer-header-origin', 'Location'],
    ['SET-COOKIE: a=1', 'answer-header-origin', 'SET-COOKIE'],
    ['Content-Length: 3', 'answer-header-connection', 'Content-Length'],
    [`${'x'.repeat(257)}: 1`, 'answer-header-name', 'x'.repeat(257)],
    ['X-Name: 工具', 'answer-header-value', 'X-Name'],
  ])('[BIN-08] names a refused header with its reason: %s', (header, code, name) => {
    expect(readAnswer({ status: 200, headers: `X-A: 1\n${header}`, body: '', delayMs: 0 })).toMatchObject({
      ok: false,
      code,
      detail: { line: 2, name },
    });
  });

  it('[BIN-08] refuses on the page what the server refuses, and no more', () => {
    for (const name of [...refusedAnswerHeaders, 'X-A', 'Content-Type', 'ETag']) {
      const isRead = readAnswer({ status: 200, headers: `${name}: 1`, body: '', delayMs: 0 }).ok;
      expect([name, isRead]).toEqual([name, binAnswer.safeParse({ headers: [[name, '1']] }).success]);
    }
  });

  const read = (headers: string, place = {}) => readAnswer({ status: 302, headers, body: '', delayMs: 0 }, place);

  it('[BIN-08] takes redirects, cookies and challenges where bins have an origin of their own, as the server does', () => {
    const ownOrigin = { ownOrigin: true };
    for (const name of [...refusedAnswerHeaders, 'X-A', 'Location']) {
      const isTaken = ownOriginAnswer.safeParse({ headers: [[name, '1']] }).success;
      expect([name, read(`${name}: 1`, ownOrigin).ok]).toEqual([name, isTaken]);
    }
    const three = 'Location: /next\nSet-Cookie: a=1; Path=/; HttpOnly\nWWW-Authenticate: Basic realm="x"';
    expect(read(three, ownOrigin)).toMatchObject({ ok: true, value: { status: 302 } });
    expect(read(three)).toMatchObject({ code: 'answer-header-origin', detail: { line: 1, name: 'Location' } });
    expect(read('Set-Cookie: a=1; domain = example.org', ownOrigin)).toMatchObject({
      code: 'answer-header-cookie-domain',
      detail: { line: 1, name: 'Set-Cookie' },
    });
    expect(read('Clear-Site-Data: "*"', ownOrigin)).toMatchObject({ code: 'answer-header-site' });
  });

  it('[BIN-08] names what a kept answer holds that is not sent any more', () => {
    const headers: [string, string][] = [
      ['X-A', '1'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=1'],
      ['location', '/'],
    ];
    expect(unsentHeaders({ headers }, {})).toEqual(['Set-Cookie', 'location']);
    expect(unsentHeaders({ headers }, { ownOrigin: true })).toEqual([]);
  });

  it('[BIN-08] names the setting that makes them possible, in both languages', () => {
    for (const t of [zh, en]) {
      expect(t.answer.sharedOrigin).toContain('BIN_URL');
      expect(t.errors['answer-header-origin']({ line: '1', name: 'Location' })).toContain('BIN_URL');
    }
  });

  it('[BIN-06] refuses a body that is too long', () => {
    const body = 'x'.repeat(limits.bins.answerBodyCharacters + 1);
    expect(readAnswer({ status: 200, headers: '', body, delayMs: 0 })).toMatchObject({ code: 'answer-body' });
  });
});

describe('replaying', () => {
  const plan = (
    given: Parameters<typeof captured>[0],
    target = 'http://localhost:8080/hook',
    page: 'secure' | 'plain' = 'plain',
  ) => planReplay(captured(given), target, page);

  it('[BIN-06] sends what a page may send and names what it may not', () => {
    const header_list: [string, string][] = [
      ['Host', 'a'],
      ['Content-Length', '1'],
      ['X-Signature', 's'],
      ['Cookie', 'c'],
      ['Sec-Fetch-Mode', 'cors'],
      ['User-Agent', 'u'],
      ['Content-Type', 'text/plain'],
    ];
    expect(plan({ bytes: 'x', header_list })).toMatchObject({
      ok: true,
      value: {
        url: 'http://localhost:8080/hook',
        method: 'POST',
        headers: [
          ['X-Signature', 's'],
          ['Content-Type', 'text/plain'],
        ],
        leftOut: ['Cookie', 'Sec-Fetch-Mode', 'User-Agent'],
        body: new TextEncoder().encode('x'),
        dropsBody: false,
      },
    });
  });

  it('[BIN-08] says which fields the browser joins', () => {
    const header_list: [string, string][] = [
      ['X-a', '1'],
      ['x-A', '2'],
      ['Cookie', 'a'],
      ['cookie', 'b'],
      ['X-b', '1'],
    ];
    expect(plan({ bytes: 'x', header_list })).toMatchObject({ value: { joined: ['X-a'] } });
  });

  it('[BIN-06] says that GET and HEAD carry no body', () => {
    expect(plan({ method: 'GET', bytes: 'x' })).toMatchObject({ value: { body: null, dropsBody: true } });
    expect(plan({ method: 'HEAD', bytes: '' })).toMatchObject({ value: { body: null, dropsBody: false } });
  });

  it.each([
    ['', 'replay-address'],
    ['localhost:8080', 'replay-scheme'],
    ['/hook', 'replay-address'],
    ['javascript:alert(1)', 'replay-scheme'],
    ['file:///etc/passwd', 'replay-scheme'],
    ['http://', 'replay-address'],
  ])('[BIN-06] refuses the target %j', (target, code) => {
    expect(plan({}, target)).toMatchObject({ ok: false, code });
  });

  it('[BIN-06] refuses what a browser cannot do', () => {
    expect(plan({ method: 'TRACE' })).toMatchObject({ code: 'replay-method', detail: { method: 'TRACE' } });
    expect(plan({ bytes: null, body_bytes: 5 })).toMatchObject({ code: 'replay-no-body' });
    expect(plan({}, 'http://example.test/', 'secure')).toMatchObject({ code: 'replay-mixed' });
    for (const local of ['http://localhost:1', 'http://127.0.0.1', 'http://[::1]:2', 'http://a.localhost']) {
      expect(plan({}, local, 'secure').ok).toBe(true);
    }
  });

  it.each([
    ['GET', [], false],
    ['POST', [['Content-Type', 'text/plain; charset=utf-8']], false],
    ['POST', [['content-type', 'multipart/form-data; boundary=x']], false],
    ['POST', [['Content-Type', 'application/json']], true],
    ['PUT', [], true],
    ['DELETE', [], true],
    ['GET', [['X-Signature', 'a']], true],
    ['GET', [['Authorization', 'Bearer a']], true],
    [
      'GET',
      [
        ['Accept', '*/*'],
        ['Accept-Language', 'zh-CN, en;q=0.8'],
      ],
      false,
    ],
    ['GET', [['Accept', 'a{b}']], true],
    ['GET', [['Accept', 'a'.repeat(129)]], true],
    [
      'GET',
      [
        ['Accept', 'a'.repeat(100)],
        ['accept', 'b'.repeat(100)],
      ],
      true,
    ],
    ['GET', [['Range', 'bytes=0-99']], false],
    ['GET', [['Range', 'bytes=-5']], true],
  ] satisfies [string, [string, string][], boolean][])(
    '[BIN-06] knows that %s with %j has the browser ask first: %s',
    (method, header_list, asksFirst) => {
      expect(plan({ method, header_list, bytes: '' })).toMatchObject({ ok: true, value: { asksFirst } });
    },
  );

  it('[BIN-06] names the line that sends it from a terminal', () => {
    const bin = { url: 'https://tools.example/bin/abc' };
    const target = "http://localhost:8080/a?b='c'";
    expect(forwardCommand(bin, target, 2, 'https://tools.example/base')).toBe(
      String.raw`toolbench forward https://tools.example/bin/abc 'http://localhost:8080/a?b='\''c'\''' --last 2`,
    );
    expect(
      forwardCommand({ url: 'https://bins.example/bin/abc' }, 'http://a.test', 1, 'https://tools.example'),
    ).toMatch(/ --last 1 --server https:\/\/tools\.example$/);
  });
});
