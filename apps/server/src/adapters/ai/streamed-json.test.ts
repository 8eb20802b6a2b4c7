import { expect, it } from 'vitest';
import { streamedJson } from './streamed-json.ts';
import { withoutThoughts } from './thoughts.ts';

/** Sends a text in pieces of so many bytes, so that lines and letters are cut wherever that can be. */
function responseOf(text: string, piece: number): Response {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const one of pieces) controller.enqueue(one);
        controller.close();
      },
    }),
  );
}

async function read(text: string, piece = 1_000): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of streamedJson(responseOf(text, piece), undefined)) values.push(value);
  return values;
}

it.each(['\n', '\r\n', '\r'])('events are read however lines end (%j) and wherever they are cut', async (end) => {
  const lines = [': note', 'data: {"a":', 'data:"字😀"}', '', '', 'event: x', 'data: 7', '', 'data: [DONE]', '', ''];
  for (const piece of [1, 2, 3, 5, 1_000]) expect(await read(lines.join(end), piece)).toEqual([{ a: '字😀' }, 7]);
});

it('an event that is not finished is none, nor is a stream without a body', async () => {
  expect(await read('data: 1\n\ndata: 2')).toEqual([1]);
  const values: unknown[] = [];
  for await (const value of streamedJson(new Response(null), undefined)) values.push(value);
  expect(values).toEqual([]);
});

it.each([
  ['<think>a</think>b', 'b'],
  ['a<think>b</think>c<think>d</think>e', 'ace'],
  ['a < b <thin air', 'a < b <thin air'],
  ['<think>never ends', ''],
  ['a<think', 'a<think'],
])('what a model thinks is taken out of %j', (text, said) => {
  for (let piece = 1; piece <= text.length; piece += 1) {
    const thoughts = withoutThoughts();
    let heard = '';
    for (let at = 0; at < text.length; at += piece) heard += thoughts.push(text.slice(at, at + piece));
    expect(heard + thoughts.end()).toBe(said);
  }
});
