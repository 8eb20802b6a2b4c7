import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect, createServer as createPlainServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createdBin } from '@toolbench/contracts/bins.ts';
import { freePort } from '../../server/src/test-support/free-port.ts';
import { bundleServer, runServer } from '../../server/src/test-support/server-process.ts';
import { temporaryFolder } from '../../server/src/test-support/temporary-folder.ts';
import { builtCli } from '../../../scripts/built-once.mjs';

let program = '';

bundleServer();
beforeAll(async () => {
  program = join(await builtCli(), 'toolbench.js');
});

const settings = { ADMIN_PASSWORD: 'canary-password-1', LOG_LEVEL: 'error' };

async function newBin(product: string): Promise<string> {
  const response = await fetch(`${product}/bin/new`, { method: 'POST' });
  return `${product}/bin/${createdBin.parse(await response.json()).bin_id}`;
}

/** Runs `toolbench forward`, with all it said so far. */
function runForward(words: readonly string[], locale = 'C', more: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, LC_ALL: locale, ...more };
  const child = spawn(process.execPath, [program, 'forward', ...words], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { output: '', complaint: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said.output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said.complaint += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const complains = (text: string) => expect.poll(() => said.complaint).toContain(text);
  return { child, said, ended, complains };
}

interface Received {
  readonly line: string;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** A program of the user: keeps what it receives and answers 202. */
async function listen(port = 0) {
  const received: Received[] = [];
  const server = createServer((message, answer) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      const line = `${message.method} ${message.url}`;
      received.push({ line, rawHeaders: message.rawHeaders, body: Buffer.concat(parts) });
      answer.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address() as { port: number };
  return { received, url: `http://127.0.0.1:${address.port}` };
}

/** Sends a request with its header section as it is written. */
async function send(url: string, path: string, headers: readonly string[] = [], body: Uint8Array = Buffer.alloc(0)) {
  const { host, pathname } = new URL(url);
  const raw = ['Host', host, ...headers, 'Content-Length', String(body.length)];
  const call = request(url, { method: 'POST', path: pathname + path, headers: raw, agent: false });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [{ resume: () => void }];
  answer.resume();
}

/** A program that keeps the bytes which come, and answers by an interim answer and an answer. */
async function listenRaw(answer = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 207 Multi\r\n\r\n') {
  const received: string[] = [];
  const server = createPlainServer((socket) => {
    const at = received.push('') - 1;
    socket.on('data', (chunk) => {
      received[at] += chunk.toString('latin1');
      if (/\r\n\r\n/.test(received[at] ?? '')) setTimeout(() => socket.end(answer), 50);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Sends the bytes of a whole request, one character for each. */
async function sendRaw(url: string, bytes: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(Buffer.from(bytes, 'latin1'));
  await once(socket.resume(), 'close');
}

describe('toolbench forward', () => {
  it('[BIN-07] writes method, target, fields, body and trailers as they came', async () => {
    const server = await runServer(temporaryFolder(), settings);
    const [bin, local] = [await newBin(server.url), await listenRaw()];
    const [{ pathname }, { host }] = [new URL(bin), new URL(local.url)];
    const { child, said, ended, complains } = runForward([bin, `${local.url}/hook`]);
    await complains('Forwarding what');
    const fields =
      'hOST: a.example\r\nx-b: 1\r\nX-A: \xe9\xff\r\nX-B:  2\r\nSet-Cookie: a\r\nSet-Cookie: b\r\nX-Empty:\r\n';
    await sendRaw(bin, `foo ${pathname}/a b\xe9\x01?[x]#y HTTP/1.1\r\n${fields}content-LENGTH: 2\r\n\r\n\x00\xff`);
    await sendRaw(bin, `get ${pathname} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    const chunked = 'Host: a.example\r\ntransfer-encoding: chunked\r\ntrailer: X-Sum\r\n';
    const body = '3\r\nabc\r\n0\r\nX-sUM: \xe9\r\nX-Sum: 2\r\n\r\n';
    await sendRaw(bin, `Post ${pathname} HTTP/1.1\r\n${chunked}Connection: close\r\n\r\n${body}`);
    await sendRaw(bin, `POST ${pathname} HTTP/1.0\r\nX: 1\r\nContent-Length: 1\r\n\r\nz`);
    await expect.poll(() => said.output.trim().split('\n').length).toBe(4);

    const forwarded = 'X-Forwarded-Host: a.example\r\n';
    const sentFields = fields.replace('a.example', host).replace('  2', ' 2').replace('X-Empty:', 'X-Empty: ');
    const close = 'Connection: close\r\n\r\n';
    expect(local.received).toEqual([
      `foo /hook/a b\xe9\x01?[x]#y HTTP/1.1\r\n${sentFields}${forwarded}content-LENGTH: 2\r\n${close}\x00\xff`,
      `get /hook HTTP/1.1\r\nHost: ${host}\r\n${forwarded}${close}`,
      `Post /hook HTTP/1.1\r\nHost: ${host}\r\n${forwarded}${chunked.slice(17)}${close}${body}`,
      `POST /hook HTTP/1.0\r\nHost: ${host}\r\nX: 1\r\nContent-Length: 1\r\n${close}z`,
    ]);
    expect(said.output).toMatch(/^#1 foo .*→ 207 \(\d+ ms\)$/m);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('[BIN-07] cuts off an answer without end, and stays below the path of the local address', async () => {
    const server = await runServer(temporaryFolder(), settings);
    const bin = await newBin(server.url);
    const received: string[] = [];
    let cutOff = 0;
    const endless = createPlainServer((socket) => {
      const more = () => {
        while (socket.writable && socket.write(Buffer.alloc(64 * 1024, 'x')));
      };
      socket.on('data', (chunk) => {
        received.push(chunk.toString().split(' ', 2)[1] ?? '');
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        more();
      });
      socket.on('drain', more).on('error', () => undefined);
      socket.on('close', () => (cutOff += 1));
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void endless.close());
    const { port } = endless.address() as AddressInfo;
    const { said, complains } = runForward([bin, `http://127.0.0.1:${port}/hook`]);
    await complains('Forwarding what');
    const { pathname } = new URL(bin);
    await sendRaw(bin, `GET ${pathname}/%2e%2e/admin HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    await sendRaw(bin, `GET ${pathname}/\u00e2\u0080\u00ae HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    await expect.poll(() => cutOff).toBe(1);
    await expect.poll(() => said.output).toContain('#2 GET /hook/%E2%80%AE → 200');
    expect(said.output).toContain('lead out of that of the local address');
    expect(received).toHaveLength(1);
  });

  it('[BIN-07] sends nothing where the certificate is not trusted, and says when the answer is not HTTP', async () => {
    const server = await runServer(temporaryFolder(), settings);
    const [bin, odd] = [await newBin(server.url), await listenRaw('SSH-2.0-x\r\n')];
    const folderOfKeys = temporaryFolder();
    const [key, cert] = ['key', 'cert'].map((name) => join(folderOfKeys, `${name}.pem`));
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
    execFileSync('openssl', [...made, '-keyout', key ?? '', '-out', cert ?? ''], { stdio: 'ignore' });
    const received: string[] = [];
    const pem = { key: readFileSync(key ?? ''), cert: readFileSync(cert ?? '') };
    const secure = createSecureServer(pem, (socket) => {
      socket.on('data', (chunk) => {
        received.push(chunk.toString());
        socket.end('HTTP/1.1 204 No Content\r\n\r\n');
      });
    }).on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void secure.close());
    const { port } = secure.address() as AddressInfo;
    const untrusting = runForward([bin, `https://localhost:${port}`]);
    const trusting = runForward([bin, `https://localhost:${port}/t`], 'C', { NODE_EXTRA_CA_CERTS: cert ?? '' });
    const misnamed = runForward([bin, `https://127.0.0.1:${port}`], 'C', { NODE_EXTRA_CA_CERTS: cert ?? '' });
    const toOdd = runForward([bin, odd.url], 'zh_CN.UTF-8');
    for (const { complains } of [untrusting, trusting, misnamed]) await complains('Forwarding what');
    await toOdd.complains('转发到');
    await send(bin, '/1');
    await expect.poll(() => untrusting.said.output).toContain('failed: DEPTH_ZERO_SELF_SIGNED_CERT');
    await expect.poll(() => misnamed.said.output).toContain('failed: ERR_TLS_CERT_ALTNAME_INVALID');
    await expect.poll(() => trusting.said.output).toContain('→ 204');
    await expect.poll(() => toOdd.said.output).toContain('回答不是 HTTP');
    expect(received.map((text) => text.split(' ', 2))).toEqual([['POST', '/t/1']]);
  });

  it('[BIN-07] sends on what a bin catches byte for byte, and ends cleanly', async () => {
    const server = await runServer(temporaryFolder(), settings);
    const [bin, local] = [await newBin(server.url), await listen()];
    await send(bin, '/early', [], Buffer.from('before the last'));
    await send(bin, '/early', [], Buffer.from('the last'));
    const { child, said, ended, complains } = runForward(['--last', '1', bin, `${local.url}/hook?key=1`]);
    await complains('Forwarding what');
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256));
    await send(bin, '/a%2Fb/%zz?x=1&&y', ['X-Sig', 'one', 'x-sIG', 'two', 'TE', 'trailers'], bytes);
    const long = Buffer.from(`\u{feff}${'长文本\r\n'.repeat(20_000)}`);
    await send(bin, '', ['Content-Type', 'text/plain'], long);
    await expect.poll(() => local.received.length).toBe(3);

    const [early, binary, text] = local.received;
    expect(early).toMatchObject({ line: 'POST /hook/early?key=1', body: Buffer.from('the last') });
    expect(binary?.line).toBe('POST /hook/a%2Fb/%zz?key=1&x=1&&y');
    expect(binary?.rawHeaders.join('\n')).toContain('X-Sig\none\nx-sIG\ntwo\nX-Forwarded-Host');
    expect(binary?.rawHeaders).not.toContain('TE');
    expect(binary?.rawHeaders.slice(0, 2)).toEqual(['Host', new URL(local.url).host]);
    expect(binary?.body.equals(bytes)).toBe(true);
    expect(text?.body.equals(long)).toBe(true);
    await expect.poll(() => said.output.trim().split('\n').length).toBe(3);
    expect(said.output).toMatch(/^#2 POST \/hook\/early\?key=1 → 202 \(\d+ ms\)$/m);

    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(said.complaint).toContain('3 forwarded, 0 failed');
  });

  it('[BIN-07] loses nothing and repeats nothing when the server or the program is away for a while', async () => {
    const [place, port, localPort] = [temporaryFolder(), await freePort(), await freePort()];
    const onPort = { ...settings, PORT: String(port) };
    const first = await runServer(place, onPort);
    const bin = await newBin(first.url);
    const { said, ended, complains } = runForward(['--json', bin, `http://127.0.0.1:${localPort}`]);
    await complains('Forwarding what');
    await send(bin, '/1');
    await complains('Nothing listens at');
    await send(bin, '/2');
    const local = await listen(localPort);
    await expect.poll(() => local.received.length).toBe(2);

    first.process.kill('SIGKILL');
    await first.ended;
    await complains('The connection to the bin broke');
    const second = await runServer(place, onPort);
    await send(bin, '/3');
    await send(bin, '/4');
    await complains('Connected to the bin again');
    await expect.poll(() => local.received.length).toBe(4);
    await fetch(`${second.url}/bins/${bin.slice(-22)}`, { method: 'DELETE' });
    expect(await ended).toBe(1);
    expect(local.received.map(({ line }) => line)).toEqual(['POST /1', 'POST /2', 'POST /3', 'POST /4']);
    const lines = said.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; status: number });
    expect(lines.map(({ id, status }) => [id, status])).toEqual([1, 2, 3, 4].map((id) => [id, 202]));
    expect(said.complaint).toContain('There is no such bin');
  });

  it('[BIN-08] reads from the product where bins have a host of their own, and says how where it is not named', async () => {
    const [port, local] = [await freePort(), await listen()];
    const origin = `http://localhost:${port}`;
    const server = await runServer(temporaryFolder(), { ...settings, PORT: String(port), BIN_URL: origin });
    const bin = `${origin}/bin/${(await newBin(server.url)).slice(-22)}`;
    const lost = runForward([bin, local.url]);
    expect(await lost.ended).toBe(1);
    expect(lost.said.complaint).toContain('--server');
    const { child, ended, complains } = runForward(['--server', `${server.url}/`, bin, local.url]);
    await complains(`Forwarding what ${bin} catches`);
    const bytes = Buffer.from([0, 255, 1]);
    await send(bin.replace('localhost', '127.0.0.1'), '/old');
    await fetch(`${bin}/own`, { method: 'POST', body: bytes });
    await expect.poll(() => local.received.map(({ line }) => line)).toEqual(['POST /old', 'POST /own']);
    expect(local.received[1]?.body.equals(bytes)).toBe(true);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('[BIN-07] says what is wrong with an address, in both languages', async () => {
    const { url } = await listen();
    const away = `http://127.0.0.1:${await freePort()}/bin/abc`;
    const chinese = runForward([away, url], 'zh_CN.UTF-8');
    expect(await chinese.ended).toBe(1);
    expect(chinese.said.complaint).toContain('（ECONNREFUSED）；请确认地址与网络');
    const foreign = runForward([`${url}/bin/abc`, url]);
    expect(await foreign.ended).toBe(1);
    expect(foreign.said.complaint).toContain('does not answer like a bin');
    const wrong = runForward([away, 'ftp://a.example'], 'zh_CN.UTF-8');
    expect(await wrong.ended).toBe(2);
    expect(wrong.said.complaint).toContain('无法转发到 ftp://a.example');
    const secret = runForward([away, 'http://ada:secret@localhost/']);
    expect(await secret.ended).toBe(2);
    expect(secret.said.complaint).toContain('http://…@localhost/');
    expect(secret.said.complaint).not.toContain('secret');
  });
});
