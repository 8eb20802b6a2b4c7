import type { AiPort, AiProtocol } from '@toolbench/contracts/ai/ai.ts';
import type { ServerResponse } from 'node:http';
import { goodKey, mp3, reply, type Asked } from './asked.ts';
import { sendBytes, sendJson, sendStream, vectorOf } from './send.ts';
import { silentWav } from './silent-wav.ts';
import type { Refusal, StrictService } from './strict-kit.ts';

/** Which port a path belongs to. */
const portPaths: readonly (readonly [RegExp, AiPort])[] = [
  [/\/chat\/completions$|\/messages$|:streamGenerateContent$/, 'chat'],
  [/\/embeddings$|:(?:batchEmbedContents|embedContent)$/, 'embed'],
  [/\/audio\/transcriptions$/, 'transcribe'],
  [/\/audio\/speech$/, 'speak'],
];

const toolCall = { path: 'index.html', content: '<p>hello</p>' };

/** The answer in pieces: a file between the marks that the assistant asks for where a model has no tools. */
function piecesFor({ json }: Asked): readonly string[] {
  const mark = /@@[\da-f]{12}/.exec(JSON.stringify(json))?.[0];
  const written = mark && `${mark} file ${toolCall.path}\n${toolCall.content}\n${mark} end\n${reply}\n`;
  return (written ?? reply).match(/.{1,5}/gsu) ?? [];
}
const done = { summary: reply };

const openAiChunk = (delta: object, finish: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

function openAiChat(asked: Asked, response: ServerResponse): Promise<void> | void {
  const { json } = asked;
  const calls = [
    ['write_file', toolCall],
    ['done', done],
  ].map(([name, given], index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(given) },
  }));
  const parts =
    json.tools === undefined
      ? piecesFor(asked).map((content) => openAiChunk({ content }))
      : [openAiChunk({ tool_calls: calls })];
  return sendStream(response, [
    openAiChunk({ role: 'assistant' }),
    ...parts,
    openAiChunk({}, json.tools === undefined ? 'stop' : 'tool_calls'),
  ]);
}

/** An event of Anthropic's streams has its type as a line of its own as well. */
const named = (event: { readonly type: string }) => `event: ${event.type}\ndata: ${JSON.stringify(event)}`;

function anthropicChat(asked: Asked, response: ServerResponse): Promise<void> {
  const { json } = asked;
  const message = {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 9, output_tokens: 1 },
  };
  const block = (index: number, content: object, deltas: readonly object[]) => [
    { type: 'content_block_start', index, content_block: content },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
  const called = (index: number, name: string, given: object) =>
    block(index, { type: 'tool_use', id: `t${index}`, name, input: {} }, [
      { type: 'input_json_delta', partial_json: JSON.stringify(given) },
    ]);
  const blocks =
    json.tools === undefined
      ? block(
          0,
          { type: 'text', text: '' },
          piecesFor(asked).map((text) => ({ type: 'text_delta', text })),
        )
      : [...called(0, 'write_file', toolCall), ...called(1, 'done', done)];
  const end = {
    type: 'message_delta',
    delta: { stop_reason: json.tools === undefined ? 'end_turn' : 'tool_use', stop_sequence: null },
    usage: { output_tokens: 7 },
  };
  return sendStream(
    response,
    [{ type: 'message_start', message }, ...blocks, end, { type: 'message_stop' }].map(named),
    { done: false },
  );
}

function geminiChat(asked: Asked, response: ServerResponse): Promise<void> {
  const { json } = asked;
  const calls = [
    { functionCall: { name: 'write_file', args: toolCall } },
    { functionCall: { name: 'done', args: done } },
  ];
  const parts = json.tools === undefined ? piecesFor(asked).map((text) => [{ text }]) : [calls];
  const events = parts.map((content, at) => ({
    candidates: [
      {
        content: { role: 'model', parts: content },
        index: 0,
        ...(at === parts.length - 1 && { finishReason: 'STOP' }),
      },
    ],
    usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 7, totalTokenCount: 16 },
  }));
  return sendStream(response, events, { done: false });
}

const chats: Readonly<Record<AiProtocol, (asked: Asked, response: ServerResponse) => Promise<void> | void>> = {
  openai: openAiChat,
  azure: openAiChat,
  anthropic: anthropicChat,
  gemini: geminiChat,
};

const textsOf = ({ input, requests }: Asked['json']): string[] =>
  Array.isArray(requests)
    ? (requests as { content: { parts: { text: string }[] } }[]).map(({ content }) => content.parts[0]?.text ?? '')
    : ([input].flat() as string[]);

function embed({ json }: Asked, response: ServerResponse): void {
  // Gemini's call for one text.
  if (json.content !== undefined) {
    const { parts } = json.content as { readonly parts: readonly { readonly text: string }[] };
    return sendJson(response, 200, { embedding: { values: vectorOf(parts[0]?.text ?? '') } });
  }
  const vectors = textsOf(json).map((text) => [...vectorOf(text)]);
  if (Array.isArray(json.requests))
    return sendJson(response, 200, { embeddings: vectors.map((values) => ({ values })) });
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  sendJson(response, 200, { object: 'list', model: 'm', data, usage: { prompt_tokens: 5, total_tokens: 5 } });
}

/** As much of a recording as tells which format was asked for. */
const sounds: Readonly<Record<string, Uint8Array>> = { mp3, wav: silentWav(1), pcm: new Uint8Array(4_801).fill(1) };

/** Answers as the service does, or refuses in its words what it does not take. */
export function strictHandler(service: StrictService) {
  return (asked: Asked, response: ServerResponse): Promise<void> | void => {
    const { pathname, searchParams } = new URL(asked.path, 'http://double');
    const refuse = ({ status = 400, ...refused }: Refusal) =>
      sendJson(response, status, service.refusal({ status, ...refused }));
    const port = portPaths.find(([path]) => path.test(pathname))?.[1];
    const rules = port && service.ports[port];
    if (
      service.keyHeader !== undefined &&
      asked.headers[service.keyHeader] !== `${service.keyPrefix ?? ''}${goodKey}`
    ) {
      return refuse({ status: 401, message: 'invalid api key' });
    }
    const deployment = service.protocol === 'azure' ? `/deployments/${encodeURIComponent(rules?.model ?? '')}` : '';
    const isThere =
      pathname.startsWith(`${service.base}${deployment}/`) &&
      (searchParams.get('api-version') ?? undefined) === service.apiVersion;
    if (rules === undefined || !isThere) return refuse({ status: 404, message: 'Resource not found' });
    if (service.protocol === 'anthropic' && asked.headers['anthropic-version'] !== '2023-06-01') {
      return refuse({ message: 'anthropic-version: header is required' });
    }
    const given = [...Object.keys(asked.json), ...(asked.file ? ['file'] : [])];
    const unknown = given.find((name) => !rules.takes.includes(name));
    if (unknown !== undefined) return refuse(service.unknownParameter(unknown));
    for (const check of rules.checks ?? []) {
      const refused = check(asked.json);
      if (refused) return refuse(refused);
    }
    if (port === 'chat') return chats[service.protocol](asked, response);
    if (port === 'embed') return embed(asked, response);
    if (port === 'transcribe') {
      const told = rules.tells?.(reply) ?? { text: reply };
      return 'events' in told ? sendStream(response, told.events, { done: false }) : sendJson(response, 200, told);
    }
    const format = typeof asked.json.response_format === 'string' ? asked.json.response_format : 'mp3';
    return sendBytes(response, `audio/${format}`, sounds[format] ?? mp3);
  };
}
