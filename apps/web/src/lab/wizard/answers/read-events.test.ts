import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

/** The events of a stream that arrives in the given parts. */
async function eventsOf(parts: readonly Uint8Array[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const stream = ': open\n\nevent: text\ndata: {"text":"第 3 页"}\n\nevent: answer\ndata: {\ndata: "a":1}\n\n';
const events = [
  { event: 'text', data: { text: '第 3 页' } },
  { event: 'answer', data: { a: 1 } },
];

it('[RAG-04] reads events with their names and JSON, and skips comments', async () => {
  expect(await eventsOf([bytes(stream)])).toEqual(events);
});

it.each(['\n', '\r\n'])(
  '[RAG-04] reads events cut anywhere, in mid-character too, with lines ended by %j',
  async (end) => {
    const whole = bytes(stream.replaceAll('\n', end));
    for (let cut = 1; cut < whole.length; cut += 1) {
      expect(await eventsOf([whole.subarray(0, cut), whole.subarray(cut)])).toEqual(events);
    }
    expect(await eventsOf(Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(events);
  },
);

it('[RAG-04] drops a block that the end of the stream cuts off', async () => {
  expect(await eventsOf([bytes(`${stream}event: late\ndata: {"b"`)])).toEqual(events);
});
