import type { ServerResponse } from 'node:http';
import { goodKey, mp3, reply, thoughts, type Asked } from './asked.ts';
import { floatsAsBase64, sendBytes, sendJson, sendStream, vectorOf } from './send.ts';

/**
 * Four kinds of servers, each with the habits of its own that clients trip over. What a real one refuses, these refuse
 * in the same words.
 */
export type FlavourName = 'openai' | 'ollama' | 'vllm' | 'localai';

type Service = (asked: Asked, response: ServerResponse) => void | Promise<void>;

const texts = ({ json }: Asked) => (Array.isArray(json.input) ? (json.input as string[]) : [String(json.input)]);
const words = [...reply].reduce<string[]>((parts, letter, at) => {
  if (at % 5 === 0) parts.push('');
  parts[parts.length - 1] += letter;
  return parts;
}, []);

const chunk = (delta: object, finish: string | null = null, more: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
  ...more,
});
const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
const embeddings = (asked: Asked, encode: (vector: readonly number[]) => unknown) => ({
  object: 'list',
  model: asked.json.model,
  data: texts(asked).map((text, index) => ({ object: 'embedding', index, embedding: encode(vectorOf(text)) })),
  usage: { prompt_tokens: 5, total_tokens: 5 },
});
/** Base64 unless floats are asked for, as OpenAI and vLLM do. */
const asAsked = (asked: Asked) => (vector: readonly number[]) =>
  asked.json.encoding_format === 'float' ? vector : floatsAsBase64(vector);

const openai: Service = (asked, response) => {
  const refuse = (status: number, message: string, type: string, code: string | null) =>
    sendJson(response, status, { error: { message, type, param: null, code } });
  const given = asked.headers.authorization;
  if (given !== `Bearer ${goodKey}`) {
    const shown = (given ?? '').replace('Bearer ', '');
    return refuse(401, `Incorrect API key provided: ${shown}.`, 'invalid_request_error', 'invalid_api_key');
  }
  const { json } = asked;
  if (json.model === 'missing') {
    return refuse(404, 'The model `missing` does not exist', 'invalid_request_error', 'model_not_found');
  }
  if (JSON.stringify(json).length > 20_000) {
    const message =
      "This model's maximum context length is 4096 tokens. However, your messages resulted in 9000 tokens.";
    return refuse(400, message, 'invalid_request_error', 'context_length_exceeded');
  }
  switch (asked.path) {
    case '/v1/chat/completions': {
      const events = [chunk({ role: 'assistant', content: '' }), ...words.map((content) => chunk({ content }))];
      const wantsUsage = (json.stream_options as { include_usage?: boolean } | undefined)?.include_usage === true;
      const last = wantsUsage ? [{ ...chunk({}), choices: [], usage }] : [];
      return sendStream(response, [...events, chunk({}, 'stop'), ...last]);
    }
    case '/v1/embeddings':
      return sendJson(response, 200, embeddings(asked, asAsked(asked)));
    case '/v1/audio/transcriptions': {
      if (json.response_format !== 'json' || json.stream !== 'true') return refuse(400, 'not expected', 'x', null);
      const deltas = words.map((delta) => ({ type: 'transcript.text.delta', delta }));
      const done = { type: 'transcript.text.done', text: reply, usage: { type: 'tokens', input_tokens: 14 } };
      return sendStream(response, [...deltas, done]);
    }
    case '/v1/audio/speech':
      return sendBytes(response, 'audio/mpeg', mp3);
    default:
      return refuse(404, `Invalid URL (POST ${asked.path})`, 'invalid_request_error', null);
  }
};

/** No key, no audio, thoughts in a field of their own, no usage unless it is a new version: this one is not. */
const ollama: Service = (asked, response) => {
  const { json } = asked;
  if (json.model === 'missing') {
    const message = 'model "missing" not found, try pulling it first';
    return sendJson(response, 404, { error: { message, type: 'api_error', param: null, code: null } });
  }
  if (JSON.stringify(json).length > 20_000) {
    const message = 'the input length exceeds the context length';
    return sendJson(response, 400, { error: { message, type: 'invalid_request_error', param: null, code: null } });
  }
  if (asked.path === '/v1/chat/completions') {
    const thinking = chunk({ role: 'assistant', content: '', reasoning: thoughts });
    return sendStream(response, [
      thinking,
      ...words.map((content) => chunk({ role: 'assistant', content })),
      chunk({ role: 'assistant', content: '' }, 'stop'),
    ]);
  }
  if (asked.path === '/v1/embeddings')
    return sendJson(
      response,
      200,
      embeddings(asked, (vector) => vector),
    );
  response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
};

/** Thoughts as `reasoning_content`, comments within the stream, refusals in its own shape or FastAPI's. */
const vllm: Service = (asked, response) => {
  const { json, path } = asked;
  if (asked.headers.authorization !== `Bearer ${goodKey}`) return sendJson(response, 401, { error: 'Unauthorized' });
  if (json.model === 'missing') {
    const message = 'The model `missing` does not exist.';
    return sendJson(response, 404, { object: 'error', message, type: 'NotFoundError', param: null, code: 404 });
  }
  if (JSON.stringify(json).length > 20_000) {
    const message = "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens.";
    return sendJson(response, 400, { object: 'error', message, type: 'BadRequestError', param: null, code: 400 });
  }
  if (typeof json.temperature === 'number' && json.temperature > 2) {
    const detail = [{ type: 'less_than', loc: ['body', 'temperature'], msg: 'Input should be at most 2', input: 3 }];
    return sendJson(response, 422, { detail });
  }
  if (path === '/v1/chat/completions') {
    return sendStream(response, [
      ': keep-alive',
      chunk({ role: 'assistant', content: '' }, null, { usage: null }),
      chunk({ reasoning_content: thoughts, content: null }),
      ...words.map((content) => chunk({ content })),
      { ...chunk({ content: '' }, 'stop'), prompt_logprobs: null },
      { ...chunk({}), choices: [], usage },
    ]);
  }
  if (path === '/v1/embeddings') return sendJson(response, 200, embeddings(asked, asAsked(asked)));
  if (path === '/v1/audio/transcriptions') {
    const parts = words.map((content) => ({ ...chunk({ content }), object: 'transcription.chunk' }));
    return sendStream(response, [...parts, { ...chunk({ content: '' }, 'stop'), object: 'transcription.chunk' }]);
  }
  return sendJson(response, 404, { detail: 'Not Found' });
};

/** No `[DONE]`, thoughts within the text, floats whatever is asked, a fault (500) where a model is missing. */
const localai: Service = (asked, response) => {
  const { json } = asked;
  const refuse = (code: number, message: string) => sendJson(response, code, { error: { code, message, type: '' } });
  if (json.model === 'missing') return refuse(500, 'could not load model - all backends returned error');
  if (JSON.stringify(json).length > 20_000) return refuse(400, 'the request exceeds the available context size');
  switch (asked.path) {
    case '/v1/chat/completions':
      return sendStream(
        response,
        [
          chunk({ role: 'assistant', content: `<thi` }),
          chunk({ content: `nk>${thoughts}</think>` }),
          ...words.map((content) => chunk({ content })),
          chunk({ content: '' }, 'stop', { usage }),
        ],
        { done: false },
      );
    case '/v1/embeddings':
      return sendJson(
        response,
        200,
        embeddings(asked, (vector) => vector),
      );
    case '/v1/audio/transcriptions':
      return sendJson(response, 200, { segments: [{ id: 0, start: 0, end: 5, text: reply }], text: reply });
    case '/v1/audio/speech':
      return sendBytes(response, 'audio/mp3', mp3);
    default:
      return refuse(404, 'Not Found');
  }
};

export const flavours: Readonly<Record<FlavourName, Service>> = { openai, ollama, vllm, localai };
