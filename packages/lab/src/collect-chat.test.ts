import { describe, expect, it } from 'vitest';
import { collectChat } from './collect-chat.ts';
import type { ChatEvent } from './ports.ts';

const end: ChatEvent = { kind: 'end', engine: { model: 'm', host: 'h' }, usage: { outputTokens: 2 }, finish: 'stop' };

function portOf(...events: readonly ChatEvent[]) {
  return {
    async *stream() {
      yield* events;
    },
  };
}

describe('collectChat', () => {
  it('joins the texts and keeps what the end says', async () => {
    const port = portOf({ kind: 'text', text: '你' }, { kind: 'text', text: '好' }, end);
    expect(await collectChat(port, { messages: [] })).toEqual({
      ok: true,
      value: { text: '你好', engine: { model: 'm', host: 'h' }, usage: { outputTokens: 2 }, finish: 'stop' },
    });
  });

  it('gives the failure, not half an answer', async () => {
    const port = portOf({ kind: 'text', text: 'half' }, { kind: 'failed', error: { code: 'network' } });
    expect(await collectChat(port, { messages: [] })).toEqual({ ok: false, error: { code: 'network' } });
  });

  it('takes a stream without an end for a bad answer', async () => {
    expect(await collectChat(portOf(), { messages: [] })).toEqual({ ok: false, error: { code: 'bad-answer' } });
  });
});
