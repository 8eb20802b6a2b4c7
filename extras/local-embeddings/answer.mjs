import { limits } from './limits.mjs';

/** A refusal in the form of OpenAI's protocol. */
const refusal = (status, code, message) => ({
  status,
  body: { error: { message, type: status === 500 ? 'server_error' : 'invalid_request_error', code } },
});

/** The body of a call; nothing where it is too large. */
async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > limits.bodyBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const isText = (value) => typeof value === 'string' && value !== '';

/** What is wrong with a call; nothing where nothing is. */
function refusedCall(call, texts, model) {
  if (call === undefined) return refusal(400, 'invalid_json', 'the body is no JSON');
  if (call.model !== model)
    return refusal(404, 'model_not_found', `the model ${call.model} does not exist; ${model} does`);
  if (texts.length === 0 || !texts.every(isText))
    return refusal(400, 'invalid_input', 'input is a text or a list of texts, none of them empty');
  if (texts.length > limits.texts)
    return refusal(400, 'too_many_texts', `input has ${limits.texts} texts at most, not ${texts.length}`);
  if (!['float', 'base64', undefined].includes(call.encoding_format))
    return refusal(400, 'invalid_encoding_format', 'encoding_format is float or base64');
  return undefined;
}

const written = (vector, format) =>
  format === 'base64' ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector;

async function embeddings(request, isLeft, { model, embedder }) {
  const text = await bodyOf(request);
  if (text === undefined) return refusal(413, 'body_too_large', `a call has ${limits.bodyBytes} bytes at most`);
  const call = parsed(text);
  const texts = [call?.input].flat();
  const refused = refusedCall(call, texts, model);
  if (refused) return refused;
  if (embedder.isFull()) return refusal(429, 'busy', 'too many calls wait; try again in a second');
  const made = await embedder.embed(texts, isLeft);
  if (made === undefined) return undefined;
  const data = made.vectors.map((vector, index) => ({
    object: 'embedding',
    index,
    embedding: written(vector, call.encoding_format),
  }));
  const usage = { prompt_tokens: made.tokens, total_tokens: made.tokens };
  return { status: 200, body: { object: 'list', model, data, usage } };
}

const models = ({ model }) => ({
  status: 200,
  body: { object: 'list', data: [{ id: model, object: 'model', owned_by: 'local' }] },
});

async function answerTo(request, isLeft, service) {
  const [path] = request.url.split('?');
  switch (`${request.method} ${path}`) {
    case 'POST /v1/embeddings':
      return embeddings(request, isLeft, service);
    case 'GET /v1/models':
      return models(service);
    case 'GET /health':
      return { status: 200, body: { status: 'ok' } };
    default:
      return refusal(404, 'not_found', `there is no ${request.method} ${path}`);
  }
}

function send(response, { status, body }) {
  const headers = {
    'content-type': 'application/json',
    ...(status === 429 && { 'retry-after': '1' }),
    // The rest of what was too large is not read.
    ...(status === 413 && { connection: 'close' }),
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

/**
 * Answers calls in OpenAI's protocol: `POST /v1/embeddings`, `GET /v1/models`, and `GET /health`.
 * @param {{ model: string, embedder: Awaited<ReturnType<typeof import('./embedder.mjs').openEmbedder>> }} service
 */
export function createListener(service) {
  return async (request, response) => {
    const isLeft = () => response.destroyed;
    const answer = await answerTo(request, isLeft, service).catch((error) => {
      if (!isLeft()) console.error(error);
      return refusal(500, 'internal', 'the model failed');
    });
    if (answer && !isLeft()) send(response, answer);
  };
}
