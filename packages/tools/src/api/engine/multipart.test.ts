import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { describe, expect, it } from 'vitest';
import { mostParts, partContent, readMultipart, type Part } from './multipart.ts';

const encoder = new TextEncoder();
const type = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

function read(body: string | Uint8Array, boundary = 'B') {
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const result = readMultipart(bytes, type(boundary));
  if (!result.ok) throw new Error(result.code);
  const contents = result.value.parts.map(({ start, end }) => bytes.slice(start, end));
  return { ...result.value, contents, texts: contents.map((content) => new TextDecoder().decode(content)) };
}

const form = (disposition: string, content = 'x') =>
  `--B\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--B--\r\n`;
const first = (disposition: string): Part => read(form(disposition)).parts[0];

describe('multipart/form-data', () => {
  it('[BIN-02] gives names, file names, types and exact contents', () => {
    const { parts, texts } = read(
      '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n' +
        '--B\r\nContent-Disposition: form-data; name="f"; filename="照片.txt"\r\nContent-Type: text/plain\r\n\r\nline\r\n\r\nend\r\n' +
        '--B--\r\n',
    );
    expect(parts.map(({ name, fileName, contentType }) => [name, fileName, contentType])).toEqual([
      ['a', undefined, undefined],
      ['f', '照片.txt', 'text/plain'],
    ]);
    expect(texts).toEqual(['1', 'line\r\n\r\nend']);
  });

  it('[BIN-02] keeps binary contents, those that look like boundaries included', () => {
    const content = '\x00\xff\r\n--BB\r\n--B-\r\n--\r\nx--B\r\n';
    const body = encodeLatin1(`--B\r\nContent-Disposition: form-data; name="f"\r\n\r\n${content}\r\n--B--`);
    expect(read(body).contents).toEqual([encodeLatin1(content)]);
  });

  it('[BIN-02] gives back what the platform writes', async () => {
    const written = new FormData();
    written.append('名称', '值 & 1');
    written.append('quote"d', 'a\r\nb');
    written.append('file', new Blob([Uint8Array.from([0, 13, 10, 45, 45, 255])]), 'a "b".bin');
    const response = new Response(written);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const result = readMultipart(bytes, response.headers.get('content-type') ?? '');
    const parts = result.ok ? result.value.parts : [];
    expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
      ['名称', undefined],
      ['quote"d', undefined],
      ['file', 'a "b".bin'],
    ]);
    expect(bytes.slice(parts[2].start, parts[2].end)).toEqual(Uint8Array.from([0, 13, 10, 45, 45, 255]));
  });

  it('gives back random parts', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % below;
    const written: unknown[] = [];
    const back: unknown[] = [];
    for (let round = 0; round < 60; round += 1) {
      const contents = Array.from({ length: random(5) }, () =>
        Array.from({ length: random(40) }, () => '\r\n-BX\0\xff'[random(7)]).join(''),
      ).filter((content) => !`\r\n${content}\r\n`.includes('\n--B'));
      const body = encodeLatin1(`${contents.map((content) => `--B\r\nA: b\r\n\r\n${content}\r\n`).join('')}--B--`);
      written.push(contents.map(encodeLatin1));
      back.push(read(body).contents);
    }
    expect(back).toEqual(written);
  });

  it.each([
    ['an escaped quote', 'name="a\\"b"', 'a"b'],
    ['a percent-encoded quote', 'name="a%22b"', 'a"b'],
    ['a percent sign', 'name="100%25"', '100%25'],
    ['an unquoted name', 'name=a', 'a'],
    ['an empty name', 'name=""', ''],
    ['no name', 'x=y', undefined],
  ])('reads %s', (_, disposition, name) => {
    expect(first(disposition).name).toBe(name);
  });

  it('reads a file name with its character set, and passes over a broken one', () => {
    expect(first(`name=a; filename="x"; filename*=UTF-8''%E7%85%A7.txt`).fileName).toBe('照.txt');
    expect(first(`name=a; filename="x"; filename*=UTF-8''%FF`).fileName).toBe('x');
  });

  it('takes a preamble, padding after boundaries, folded fields and bare line feeds', () => {
    const { parts, texts } = read('preamble\n--B \t\nA: 1\n 2\nno colon\n\nx\n--B--\nepilogue');
    expect(parts[0].headers).toEqual([
      ['A', '1 2'],
      ['no colon', ''],
    ]);
    expect(texts).toEqual(['x']);
  });

  it.each([
    ['cut in the content', '--B\r\nA: b\r\n\r\nabc', ['abc']],
    ['cut in the headers', '--B\r\nA: b', ['']],
    ['cut after a boundary', '--B\r\n', ['']],
    ['an empty part', '--B\r\n\r\n\r\n--B', ['', '']],
  ])('says that a body is %s', (_, body, expected) => {
    const { texts, problem } = read(body);
    expect(texts).toEqual(expected);
    expect(problem).toBe('not-closed');
  });

  it('reads boundaries one right after the other', () => {
    expect(read('--B\r\n--B\r\n--B--').texts).toEqual(['', '']);
  });

  it('reads no more parts than anybody looks through', () => {
    const { parts, problem } = read('--B\r\n'.repeat(mostParts + 5));
    expect(parts).toHaveLength(mostParts);
    expect(problem).toBe('too-many');
  });

  it('fails without a boundary, or where the body does not hold it', () => {
    expect(readMultipart(new Uint8Array(0), 'multipart/form-data')).toMatchObject({ ok: false, code: 'no-boundary' });
    expect(readMultipart(new Uint8Array(0), type('B'))).toMatchObject({ code: 'boundary-not-found' });
    expect(readMultipart(encoder.encode('x--B'), type('B'))).toMatchObject({ code: 'boundary-not-found' });
  });
});

describe('parts with a Content-Transfer-Encoding', () => {
  const part = (encoding: string, content: string, type = 'text/plain') =>
    `--B\r\nContent-Type: ${type}\r\ncontent-transfer-encoding: ${encoding}\r\n\r\n${content}\r\n`;
  const decodedIn = (body: string, subtype: string) => {
    const bytes = encodeLatin1(body);
    const result = readMultipart(bytes, `multipart/${subtype}; boundary=B`);
    if (!result.ok) throw new Error(result.code);
    return result.value.parts.map((one) => partContent(one, bytes));
  };

  it.each(['form-data', 'mixed', 'related', 'alternative', 'report', 'x-other'])(
    '[BIN-08] are given decoded beside their bytes in multipart/%s',
    (subtype) => {
      const body = `${part('BASE64', '5L2g\r\n5aW9')}${part(' Quoted-Printable', '=E4=BD=a0=  \r\n=3D \t\r\n=zz')}${part('8bit', '=41')}--B--`;
      const [base64, quoted, plain] = decodedIn(body, subtype);
      expect(new TextDecoder().decode(base64?.decoded)).toBe('你好');
      expect(base64?.sent).toEqual(encodeLatin1('5L2g\r\n5aW9'));
      expect(new TextDecoder().decode(quoted?.decoded)).toBe('你=\r\n=zz');
      expect(plain).toEqual({ sent: encodeLatin1('=41') });
    },
  );

  it('[BIN-08] say where they are not what they claim, and keep their bytes', () => {
    expect(decodedIn(`${part('base64', 'a*b')}${part('x-uue', 'x')}--B--`, 'mixed')).toMatchObject([
      { sent: encodeLatin1('a*b'), problem: { code: 'transfer-damaged', detail: { encoding: 'base64', byte: 2 } } },
      { sent: encodeLatin1('x'), problem: { code: 'transfer-unknown', detail: { encoding: 'x-uue' } } },
    ]);
  });

  it('[BIN-08] are read within parts that are multiparts, encoded ones too, and no deeper than anybody looks', () => {
    const inner = `--I\r\nContent-Transfer-Encoding: base64\r\n\r\nAP8=\r\n--I--`;
    const mixed = 'Multipart/Mixed; boundary=I';
    const outer = encodeLatin1(`${part('7bit', inner, mixed)}${part('base64', btoa(inner), mixed)}--B--`);
    const result = readMultipart(outer, 'multipart/related; boundary=B');
    const parts = result.ok ? result.value.parts : [];
    const decoded = parts.map((one) => {
      const { sent, decoded: content = sent } = partContent(one, outer);
      return one.nested?.ok ? one.nested.value.parts.map((below) => partContent(below, content).decoded) : null;
    });
    expect(decoded).toEqual([[encodeLatin1('\0\xff')], [encodeLatin1('\0\xff')]]);
    expect(readMultipart(encodeLatin1(`${part('7bit', 'x', 'multipart/mixed')}--B--`), type('B'))).toMatchObject({
      value: { parts: [{ nested: { code: 'no-boundary' } }] },
    });
    let deep = 'x';
    for (let level = 0; level < 30; level += 1) {
      deep = `--b${level}\r\nContent-Type: multipart/mixed; boundary=b${level - 1}\r\n\r\n${deep}\r\n--b${level}--`;
    }
    expect(JSON.stringify(readMultipart(encodeLatin1(deep), type('b29'))).match(/"nested"/g)).toHaveLength(8);
  });
});
