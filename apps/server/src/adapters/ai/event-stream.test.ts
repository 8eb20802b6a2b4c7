import { expect, it } from 'vitest';
import { AiProblem } from './ai-problem.ts';
import { eventsOf, readWhole } from './event-stream.ts';

async function* inPieces(text: string, length: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function read(text: string, length = text.length): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of eventsOf(inPieces(text, length), () => new AiProblem({ code: 'rate' }))) events.push(event);
  return events;
}

it.each([
  ['one after the other', 'data: 1\n\ndata: 2\n\n', [1, 2]],
  ['with ends of lines of every kind', 'data: 1\r\n\r\ndata: 2\r\rdata: 3\n\n', [1, 2, 3]],
  ['without a space', 'data:1\n\n', [1]],
  ['over several lines', 'data: [1,\ndata: 2]\n\n', [[1, 2]]],
  ['among comments and other fields', ': here\n\nevent: x\nid: 7\nretry: 9\ndata: 1\n\n', [1]],
  ['with letters of up to four bytes', 'data: "字😀é\u2028"\n\n', ['字😀é\u2028']],
  ['up to the end that is announced', 'data: 1\n\ndata: [DONE]\n\ndata: 2\n\n', [1]],
  ['without the one that was not finished', 'data: 1\n\ndata: 2', [1]],
  ['of an empty stream', '', []],
])('reads events %s, wherever they are cut', async (_name, text, events) => {
  for (let length = 1; length <= text.length + 1; length += 1) expect(await read(text, length)).toEqual(events);
});

it('throws what a service says in an error, and what is no JSON', async () => {
  await expect(read('data: {"error":{"message":"slow down"}}\n\n')).rejects.toMatchObject({ error: { code: 'rate' } });
  await expect(read('data: {"a":\n\n')).rejects.toMatchObject({ error: { code: 'bad-answer' } });
  expect(await read('data: {"error":null}\n\n')).toEqual([{ error: null }]);
});

it('reads an answer in one piece', async () => {
  expect(await readWhole(inPieces('{"text":"字😀"}', 2))).toEqual({ text: '字😀' });
  await expect(readWhole(inPieces('<html>', 2))).rejects.toMatchObject({ error: { code: 'bad-answer' } });
});
