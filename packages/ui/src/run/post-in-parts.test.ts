import { describe, expect, it } from 'vitest';
import type { EngineRequest } from './engine-protocol.ts';
import { createPartCollector, postInParts } from './post-in-parts.ts';

const megabyte = 1024 * 1024;

function numbered(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = at % 251;
  return bytes;
}

/** A worker's end of the line: notes the messages and puts the input together. */
function receiver() {
  const messages: EngineRequest[] = [];
  const collector = createPartCollector();
  let input: unknown;
  const worker = {
    postMessage(message: EngineRequest) {
      messages.push(message);
      if (message.kind === 'part') collector.add(message);
      if (message.kind === 'run') input = collector.complete(message.input);
    },
  } as unknown as Worker;
  return { worker, messages, input: () => input };
}

const request = (input: unknown) =>
  ({ kind: 'run', id: 1, tool: 'json', action: 'format', input, options: {} }) as const;
const never = () => false;

describe('posting a run', () => {
  it.each([
    ['a text', 'text'],
    ['nothing', null],
    ['short bytes', numbered(10)],
    ['a pair of texts', { left: 'a', right: numbered(3) }],
  ])('sends %s in one message', async (_, input) => {
    const { worker, messages, input: received } = receiver();
    await postInParts(worker, request(input), never);
    expect(messages).toHaveLength(1);
    expect(received()).toEqual(input);
  });

  it('sends long bytes in parts of 4 MiB, ahead of the run, and keeps its own', async () => {
    const bytes = numbered(9 * megabyte);
    const { worker, messages, input } = receiver();
    await postInParts(worker, request(bytes), never);
    expect(messages.map(({ kind }) => kind)).toEqual(['part', 'part', 'part', 'run']);
    expect(Buffer.compare(input() as Uint8Array, bytes)).toBe(0);
    expect(bytes.length).toBe(9 * megabyte);
  });

  it('hands over bytes of one part as a copy, which the other end takes as it is', async () => {
    const bytes = numbered(100 * 1024);
    const { worker, messages, input } = receiver();
    await postInParts(worker, request({ left: bytes, right: bytes }), never);
    expect(messages.map(({ kind }) => kind)).toEqual(['part', 'part', 'run']);
    const [first] = messages;
    const { left, right } = input() as Record<string, Uint8Array>;
    expect(first.kind === 'part' && first.part === left).toBe(true);
    expect(left === bytes).toBe(false);
    expect(Buffer.compare(right, bytes)).toBe(0);
  });

  it('sends long fields of an input in parts, the others with the run', async () => {
    const left = numbered(5 * megabyte);
    const { worker, input } = receiver();
    await postInParts(worker, request({ left, right: 'short' }), never);
    const { left: received, right } = input() as { left: Uint8Array; right: string };
    expect(Buffer.compare(received, left)).toBe(0);
    expect(right).toBe('short');
  });

  it('posts nothing more when it is stopped', async () => {
    const { worker, messages } = receiver();
    await postInParts(worker, request(numbered(9 * megabyte)), () => true);
    expect(messages.map(({ kind }) => kind)).toEqual(['part']);
  });
});
