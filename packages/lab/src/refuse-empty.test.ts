import { expect, it } from 'vitest';
import type { ChatEvent } from './ports.ts';
import { refuseEmpty } from './refuse-empty.ts';

const end: ChatEvent = { kind: 'end', finish: 'length', engine: { model: 'm', host: 'h' }, usage: {} };
const failed: ChatEvent = { kind: 'failed', error: { code: 'rate' } };
const text = (of: string): ChatEvent => ({ kind: 'text', text: of });

it.each<[string, ChatEvent[], ChatEvent[]]>([
  ['gives an answer as it is', [text('a'), end], [text('a'), end]],
  ['gives a failure as it is', [failed], [failed]],
  [
    'takes an answer without a word for a failure',
    [end],
    [{ kind: 'failed', error: { code: 'bad-answer', cause: 'no-text' } }],
  ],
])('[RAG-07] %s', async (_name, given, expected) => {
  async function* events() {
    yield* given;
  }
  const read: ChatEvent[] = [];
  for await (const event of refuseEmpty(events())) read.push(event);
  expect(read).toEqual(expected);
});
