import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { runModelTurn } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import { describe, expect, it } from 'vitest';
import { trials } from '../../features/ai-settings/trials.ts';
import type { Handler } from '../../test-support/ai-services/double.ts';
import { eventsOf, testEngines } from '../../test-support/ai-services/engines.ts';
import { sendStream } from '../../test-support/ai-services/send.ts';
import { silentWav } from '../../test-support/ai-services/silent-wav.ts';
import { startDouble } from '../../test-support/ai-services/start-double.ts';

const messages = [{ role: 'user' as const, content: 'q' }];
const ofOpenAi = (text: string, reason: string | null): Handler => {
  const events = [
    { choices: [{ index: 0, delta: { content: text }, finish_reason: null }] },
    { choices: [{ index: 0, delta: {}, finish_reason: reason }] },
  ];
  return (_asked, response) => sendStream(response, events, { done: false });
};
const candidate = (text: string, more: object = {}) => ({ candidates: [{ content: { parts: [{ text }] }, ...more }] });
const ofGemini =
  (...events: readonly unknown[]): Handler =>
  (_asked, response) =>
    sendStream(response, events, { done: false });

async function answerTo(handler: Handler, protocol: 'openai' | 'gemini' = 'openai') {
  const double = await startDouble('openai');
  double.answerNext(handler);
  const port = await testEngines(double.baseUrl, { protocol }).engines.chat();
  const events = await eventsOf(port?.stream({ messages }));
  const text = events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('');
  return { text, end: events.at(-1) };
}

const endedEarly = (detail?: string) => ({
  kind: 'failed',
  error: { code: 'network', cause: 'ended-early', ...(detail !== undefined && { detail }) },
});

describe('[LAB-06] the end of an answer', () => {
  it.each(['stop', 'tool_calls', 'function_call', 'end_turn', 'eos_token', 'COMPLETE', 'STOP_SEQUENCE', 'tool-calls'])(
    'is whole where the service says %s',
    async (reason) => {
      expect(await answerTo(ofOpenAi('x', reason))).toMatchObject({ text: 'x', end: { kind: 'end', finish: 'stop' } });
    },
  );

  it.each(['length', 'model_length', 'max_tokens', 'MAX_TOKENS', 'max_output_tokens'])(
    'is the limit where the service says %s',
    async (reason) => {
      expect(await answerTo(ofOpenAi('x', reason))).toMatchObject({ end: { kind: 'end', finish: 'length' } });
    },
  );

  it.each([
    'insufficient_system_resource',
    'network_error',
    'sensitive',
    'abort',
    'engine_overloaded',
    'unknown',
    'zz',
  ])('is told in the word of the service where it says %s, and keeps the text', async (reason) => {
    expect(await answerTo(ofOpenAi('half', reason))).toMatchObject({ text: 'half', end: endedEarly(reason) });
  });

  it.each(['OTHER', 'LANGUAGE', 'MALFORMED_FUNCTION_CALL', 'UNEXPECTED_TOOL_CALL', 'NO_SUCH_WORD_YET'])(
    'is told where Gemini says %s',
    async (finishReason) => {
      const found = await answerTo(ofGemini(candidate('ha'), candidate('lf', { finishReason })), 'gemini');
      expect(found).toMatchObject({ text: 'half', end: endedEarly(finishReason) });
    },
  );

  it('is whole or at its limit where Gemini says so', async () => {
    for (const [finishReason, finish] of [
      ['STOP', 'stop'],
      ['MAX_TOKENS', 'length'],
      ['SAFETY', 'filter'],
    ]) {
      const found = await answerTo(ofGemini(candidate('a'), candidate('b', { finishReason })), 'gemini');
      expect(found).toMatchObject({ text: 'ab', end: { kind: 'end', finish } });
    }
  });

  it('is no end where a stream of Gemini breaks off without a reason', async () => {
    expect(await answerTo(ofGemini(candidate('ha'), candidate('lf')), 'gemini')).toMatchObject({
      text: 'half',
      end: endedEarly(),
    });
  });

  it.each([
    [{ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }],
    [[{ error: { code: 500, message: 'The model is overloaded.' } }]],
  ])('is the error within a stream of Gemini, in its own words: %j', async (error) => {
    expect(await answerTo(ofGemini(candidate('half'), error), 'gemini')).toMatchObject({
      text: 'half',
      end: { kind: 'failed', error: { detail: 'The model is overloaded.' } },
    });
  });

  it('fails the test of a connection where it is not whole', async () => {
    const double = await startDouble('openai');
    double.answerNext(ofOpenAi('OK', 'insufficient_system_resource'));
    const { engines } = testEngines(double.baseUrl);
    const { signal } = new AbortController();
    const found = await trials['code-answer'](engines, { signal, spoken: async () => silentWav(1) });
    expect(found?.error).toMatchObject({ cause: 'ended-early', detail: 'insufficient_system_resource' });
  });
});

async function turn(...handlers: readonly Handler[]) {
  const double = await startDouble('openai');
  double.answerNext(...handlers);
  const port = await testEngines(double.baseUrl).engines.chat();
  if (!port) throw new Error('no chat');
  const wish = {
    message: 'write',
    stack: presetStack,
    findings: [],
    history: [],
    files: new Map<string, string>(),
    context: [],
  };
  const steps = runModelTurn({ port, boundary: '@@x1', tokensOf: () => 1 }, wish);
  for (;;) {
    const { value, done } = await steps.next();
    if (done) return { asked: double.asked.length, requests: double.asked, result: value };
  }
}

describe('[NC-09] an answer that stopped for another reason than being whole', () => {
  const first = 'I add a.js and b.js.\n@@x1 file a.js\na\n@@x1 end\n';

  it.each(['insufficient_system_resource', 'network_error', 'model_length'])('goes on after %s', async (reason) => {
    const { asked, result } = await turn(ofOpenAi(first, reason), ofOpenAi('@@x1 file b.js\nb\n@@x1 end\n', 'stop'));
    expect([asked, result.ok && [...result.applied.files.keys()]]).toEqual([2, ['a.js', 'b.js']]);
    expect(result).toMatchObject({ applied: { refused: [] } });
  });

  it('is gone on with by no message without words where it was all thought', async () => {
    const { requests, result } = await turn(ofOpenAi('', 'length'), ofOpenAi('@@x1 file b.js\nb\n@@x1 end\n', 'stop'));
    expect(result.ok && [...result.applied.files.keys()]).toEqual(['b.js']);
    const messages = requests[1]?.json.messages as { readonly content: string }[];
    expect(messages.filter(({ content }) => content.trim() === '')).toEqual([]);
  });

  it('says the word of the service where it does not go on', async () => {
    const { result } = await turn(...Array.from({ length: 9 }, () => ofOpenAi(first, 'engine_overloaded')));
    expect(result).toMatchObject({
      ok: true,
      applied: { refused: [{ problem: 'cut-off', said: 'engine_overloaded' }] },
    });
  });
});
