import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fakeClock } from '../../../test-support/fakes.ts';
import { ask } from '../../../test-support/lab/test-previews.ts';
import { createPassMark } from '../../cluster/pass-mark.ts';
import { createElsewhere } from './elsewhere.ts';

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('[OPS-01] tells the server that it passes a request on to who sends it, whatever the request itself says', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const previewPort = await portOf(
    createServer(({ headers }, response) => {
      heard.push(headers);
      response.end('there');
    }),
  );
  const elsewhere = createElsewhere({
    serverId: 'here',
    mark: createPassMark('a secret of two servers'),
    clock: fakeClock(),
    locate: async () => ({ id: 'there', host: '127.0.0.1', port: 1, previewPort }),
  });
  const port = await portOf(
    createServer((request, response) => void elsewhere.handle(request, response, '203.0.113.5')),
  );
  for (const headers of [{}, { 'x-forwarded-for': '198.51.100.1' }, { 'x-forwarded-for': '127.0.0.1, 198.51.100.2' }])
    expect((await ask(`http://127.0.0.1:${port}/`, { headers })).text).toBe('there');
  expect(heard.map((headers) => headers['x-forwarded-for'])).toEqual(Array.from({ length: 3 }, () => '203.0.113.5'));
});
