import { expect, it } from 'vitest';
import { listText } from './list-text.ts';
import type { BinPage } from './read-bin.ts';

const listed = (number: number) => ({
  number,
  binId: 'a',
  receivedAt: 1,
  method: 'POST',
  target: '/bin/a',
  client: '::1',
  rawHeaders: [],
  rawTrailers: [],
  version: '1.1',
  body: new Uint8Array(40 * 1024).fill(1),
  bodyBytes: 40 * 1024,
  bodySha256: 'x',
  refused: null,
});

async function* requests(count: number) {
  for (let number = 1; number <= count; number += 1) yield listed(number);
}

it('[OPS-01] many lists at once write one large piece at a time, and everything else goes on in between', async () => {
  const [lists, pieces] = [10, 5];
  const bin = { id: 'a', expiresAt: 1, answer: null } as never as BinPage['bin'];
  let [rounds, isOver] = [0, false];
  const count = () => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const texts = await Promise.all(
    Array.from({ length: lists }, async () => {
      let text = '';
      for await (const piece of listText(
        { bin, dropped: 0, next: undefined, bytes: 0, requests: requests(pieces) },
        '',
      )) {
        text += piece;
      }
      return text;
    }),
  );
  isOver = true;
  expect(rounds).toBeGreaterThanOrEqual(lists * pieces);
  for (const text of texts)
    expect(JSON.parse(text)).toMatchObject({ requests: Array(pieces).fill({ method: 'POST' }) });
});
