import { describe, expect, it } from 'vitest';
import { headLength, readRefusedHead } from './refused-head.ts';

const line = 'POST /x HTTP/1.1\r\n';
const read = (fields: string, first = line) => readRefusedHead(`${first}${fields}\r\n`);

describe('[BIN-08] a head that the parser refuses', () => {
  it.each([
    ['a folded field', 'A: 1\r\n  2\r\n\t3\r\nB: 4\r\n', ['A', '1 2 3', 'B', '4'], ['folded'], 'B: 4\r\n'],
    ['a blank before the colon', 'A : 1\r\nB:2\r\n', ['A', '1', 'B', '2'], ['field'], 'B:2\r\n'],
    ['no colon', 'A\r\nB: 2\r\n', ['A', '', 'B', '2'], ['field'], 'B: 2\r\n'],
    ['a fold with nothing before it', ' A: 1\r\nB: 2\r\n', ['A', '1', 'B', '2'], ['field'], 'B: 2\r\n'],
    ['control characters', 'A: \x7f\r\nB: \t2\r\n', ['A', '\x7f', 'B', '2'], ['field'], 'B: \t2\r\n'],
    ['a line feed alone', 'A: 1\nB: 2\r\n', ['A', '1', 'B', '2'], ['line-ends'], 'A: 1\r\nB: 2\r\n'],
    ['nothing wrong', 'A: 1\r\nContent-Length: 3\r\n', ['A', '1', 'Content-Length', '3'], [], undefined],
  ])('with %s shows the parser what is in order', (_name, given, fields, faults, shown) => {
    expect(read(given)).toEqual({ fields, faults, shown: shown ?? given });
  });

  it.each([
    'Content-Length : 3\r\n',
    'Content-Length:\r\n 3\r\n',
    'Content-Length\x0b: 3\r\n',
    ' Content-Length: 3\r\n',
    'A: 1\nContent-Length: 3\r\n',
    'Content-Length: 3\nA: 1\r\n',
    'transfer-encoding\t: chunked\r\n',
    'Transfer-Encoding: chunked\r\n , identity\r\n',
    'Host : x\r\n',
  ])('is not shown where another could find another body in it: %j', (fields) => {
    expect(read(fields).shown).toBeUndefined();
  });

  it('is shown with its length where every line ends with a line feed alone', () => {
    const { shown, faults } = readRefusedHead('POST /x HTTP/1.1\nHost: a\nContent-Length: 3\n\n');
    expect({ shown, faults }).toEqual({ shown: 'Host: a\r\nContent-Length: 3\r\n', faults: ['line-ends'] });
  });

  it('ends with its first empty line', () => {
    expect(headLength('a\r\n\r\nb')).toBe(5);
    expect(headLength('a\n\nb')).toBe(3);
    expect(headLength('a\n\r\n\r\n')).toBe(4);
    expect(headLength('a\r\nb\r\n')).toBeUndefined();
  });
});
