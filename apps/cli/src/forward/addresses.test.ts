import { describe, expect, it } from 'vitest';
import { leavesTarget, parseBinAddress, parseServer, pathAtTarget } from './addresses.ts';

describe('addresses of forwarding', () => {
  it('[BIN-07] finds the product of a bin, also below a path', () => {
    expect(parseBinAddress('https://a.example/tools/bin/Ab-_1/')).toEqual({
      id: 'Ab-_1',
      product: 'https://a.example/tools',
    });
    expect(parseBinAddress('https://a.example/bin/Ab-_1/more')).toBeUndefined();
    expect(parseBinAddress('a.example/bin/Ab-_1')).toBeUndefined();
  });

  it('[BIN-08] takes the address of the product as people write it', () => {
    expect(parseServer('https://Tools.example/')).toBe('https://tools.example');
    expect(parseServer('https://tools.example/team/tools/')).toBe('https://tools.example/team/tools');
    expect(['tools.example', 'ftp://tools.example', 'https://me:secret@tools.example'].map(parseServer)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['http://h/', '/bin/x', '/'],
    ['http://h/hook', '/bin/x', '/hook'],
    ['http://h/hook/', '/bin/x/a%2Fb/%zz', '/hook/a%2Fb/%zz'],
    ['http://h', '/tools/bin/x?a=1&&b', '/?a=1&&b'],
    ['http://h/hook?k=1', '/bin/x/a?b=2', '/hook/a?k=1&b=2'],
    ['http://h/hook?k=1', '/bin/x', '/hook?k=1'],
    ['http://h', 'http://a.example/bin/x/y', '/y'],
  ])('[BIN-07] puts at %s what %s has behind the bin', (target, caught, path) => {
    expect(pathAtTarget(new URL(target), 'x', caught)).toBe(path);
  });

  it.each([
    ['/../admin/', true],
    ['/%2e%2E/admin', true],
    ['/.%2e/admin', true],
    ['/a/../../admin', true],
    ['/..%2fadmin', true],
    ['/..\\admin', true],
    ['/%252e%252e/admin', true],
    ['/..;a=b/admin', true],
    ['/a/../b', false],
    ['/a..b/...', false],
    ['/?next=/../admin', false],
    ['', false],
  ])('[BIN-07] tells what leads out of the local path: %s', (below, isOut) => {
    const target = new URL('http://h/hook');
    expect(leavesTarget(target, pathAtTarget(target, 'x', `/bin/x${below}`))).toBe(isOut);
    expect(leavesTarget(new URL('http://h'), below)).toBe(false);
  });
});
