import { describe, expect, it } from 'vitest';
import { captureTarget } from './capture-target.ts';

const bin = `/bin/${'A'.repeat(22)}`;

describe('the way of a request', () => {
  it.each([
    ['POST', bin],
    ['GET', `${bin}?a=1`],
    ['GET', `${bin}/`],
    ['GET', `${bin}/a/../%E0%A4%A?x`],
    ['POST', `http://other.host:80${bin}/x`],
    ['POST', `${bin}/requests`],
    ['GET', `${bin}/requests/`],
    ['GET', `${bin}/requests/1`],
    ['GET', `${bin}/requestsx`],
    ['GET', `${bin}#a\nb`],
    ['POST', `/${bin}`],
    ['GET', `///bin//${bin.slice(5)}/x?y`],
    ['GET', `http://other.host/${bin}`],
  ])('leads %s %s to its bin', (method, target) => {
    expect(captureTarget(method, target)).toBe(bin);
  });

  it.each([
    ['GET', `${bin}/requests`, ''],
    ['GET', `${bin}/requests?before=1`, '?before=1'],
    ['HEAD', `https://host${bin}/requests`, ''],
    ['GET', `/${bin}/requests?before=2`, '?before=2'],
  ])('leads %s %s to the list', (method, target, query) => {
    expect(captureTarget(method, target)).toBe(`${bin}/requests${query}`);
  });

  it.each([
    ['POST', '/bin/new'],
    ['POST', '/bin/new?x'],
    ['GET', '/bin/limits'],
    ['GET', '/bin'],
    ['GET', '/bin/'],
    ['GET', '/bins/x/events'],
    ['GET', '/binary/x'],
    ['GET', '/tool/x?y=/bin/z'],
    ['GET', `/x${bin}`],
    ['GET', `//host${bin}`],
    ['GET', `/bin/a%41`],
    ['OPTIONS', '*'],
    ['GET', ''],
  ])('leaves %s %s as it is', (method, target) => {
    expect(captureTarget(method, target)).toBe(target);
  });

  it('takes a fixed call for a bin where the method is another', () => {
    expect(captureTarget('GET', '/bin/new')).toBe('/bin/new');
    expect(captureTarget('POST', '/bin/limits/x')).toBe('/bin/limits');
  });

  it('takes long hostile targets in one pass', () => {
    for (const target of [
      `/bin/${'a'.repeat(16_000)}/`,
      `http://${'/bin/'.repeat(3_000)}`,
      `${bin}${'/requests'.repeat(1_800)}`,
    ]) {
      expect(captureTarget('GET', target).length).toBeLessThanOrEqual(target.length);
    }
  });
});
