import { expect, it } from 'vitest';
import { shortAgent } from './short-agent.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

it.each([
  [windows, 'Chrome 141 · Windows'],
  [`${windows} Edg/141.0.0.0`, 'Edge 141 · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS',
  ],
  ['curl/8.14.1', 'curl/8.14.1'],
  ['', undefined],
])('[OPS-05] calls %j %j', (agent, short) => {
  expect(shortAgent(agent)).toBe(short);
});
