import { expect, it } from 'vitest';
import { runModelTurn } from '@toolbench/lab/assistant/conversation/model-turn.ts';
import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { replyTools } from '@toolbench/lab/assistant/protocol/reply-tools.ts';
import { startDouble } from '../../test-support/ai-services/start-double.ts';
import { eventsOf, testEngines } from '../../test-support/ai-services/engines.ts';
import { sendJson, sendStream } from '../../test-support/ai-services/send.ts';

const messages = [{ role: 'user' as const, content: 'write it' }];
const delta = (index: number, text: string, name?: string) => ({
  choices: [
    {
      index: 0,
      delta: {
        tool_calls: [
          { index, ...(name && { id: `call${index}`, type: 'function' }), function: { name, arguments: text } },
        ],
      },
    },
  ],
});
const end = { choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] };
const written = [
  delta(0, '', 'write_file'),
  delta(0, '{"path":"a.txt","content":"一\\n'),
  delta(0, '  two"}'),
  delta(1, '{"summary":"好了"}', 'done'),
  end,
];

async function turn(baseUrl: string) {
  const port = await testEngines(baseUrl).engines.chat();
  if (!port) throw new Error('no chat');
  let isOffered = true;
  const tools = { isOffered: () => isOffered, refuse: () => !(isOffered = false) };
  const files = new Map<string, string>();
  const wish = { message: 'write it', stack: presetStack, findings: [], history: [], files, context: [] };
  const steps = runModelTurn({ port, tools, boundary: '@@x1', tokensOf: () => 1 }, wish);
  for (;;) {
    const { value, done } = await steps.next();
    if (done) return { result: value, isOffered };
  }
}

it('[NC-09] offers tools as they are described, and gives the text of their calls as it comes', async () => {
  const double = await startDouble('openai');
  double.answerNext((_asked, response) => sendStream(response, written));
  const port = await testEngines(double.baseUrl).engines.chat();
  const events = await eventsOf(port?.streamWithTools?.({ messages, tools: replyTools }));
  const texts = events.flatMap((event) => (event.kind === 'call' && event.tool === 'write_file' ? [event.text] : []));
  expect(texts.join('')).toBe('{"path":"a.txt","content":"一\\n  two"}');
  expect(events.at(-1)).toMatchObject({ kind: 'end', finish: 'stop' });
  expect(double.asked[0]?.json.tools).toMatchObject(
    replyTools.map(({ name, parameters }) => ({ type: 'function', function: { name, parameters } })),
  );
});

it('[NC-09] writes files from calls, byte for byte', async () => {
  const double = await startDouble('openai');
  double.answerNext((_asked, response) => sendStream(response, written));
  const { result } = await turn(double.baseUrl);
  expect(result).toMatchObject({ ok: true, text: '好了', applied: { refused: [] } });
  expect(result.ok && result.applied.files.get('a.txt')).toBe('一\n  two');
  expect(double.asked).toHaveLength(1);
});

it('[NC-09] asks a service that refuses tools once more, without them', async () => {
  const double = await startDouble('ollama');
  const marked = { choices: [{ index: 0, delta: { content: '@@x1 file a.txt\nok\n@@x1 end\n' } }] };
  double.answerNext(
    (_asked, response) => sendJson(response, 400, { error: { message: 'this model does not support tools' } }),
    (_asked, response) => sendStream(response, [marked, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }]),
  );
  const { result, isOffered } = await turn(double.baseUrl);
  expect(result.ok && result.applied.files.get('a.txt')).toBe('ok\n');
  expect(double.asked.map(({ json }) => json.tools === undefined)).toEqual([false, true]);
  expect(isOffered).toBe(false);
});

const line = '0123456789abcdef\n';
const tooMuch = line.repeat(70_000);

it.each([
  ['between marks', `@@x1 file big.txt\n${tooMuch}@@x1 end\n`],
  ['in a fence', `big.txt\n\`\`\`\n${tooMuch}\`\`\`\n`],
  ['in JSON', JSON.stringify({ files: [{ path: 'big.txt', content: tooMuch }] })],
])('[NC-09] tells of a file over 1 MB at once, where the service writes it %s without a limit', async (_, reply) => {
  const double = await startDouble('openai');
  const pieces = reply.match(/[^]{1,20000}/g) ?? [];
  const say = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });
  double.answerNext((_asked, response) => {
    const events = [...pieces.map(say), { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  });
  const { result } = await turn(double.baseUrl);
  expect(double.asked.filter(({ json }) => Boolean(json.messages))).toHaveLength(1);
  expect(result).toMatchObject({ ok: true });
  if (result.ok) {
    expect(result.applied.refused).toContainEqual(expect.objectContaining({ path: 'big.txt', problem: 'too-large' }));
    expect(result.applied.files.has('big.txt')).toBe(false);
  }
});
