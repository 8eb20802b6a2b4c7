import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import type { Embeddings, EmbedPort, EmbedRequest } from '@toolbench/lab/ports.ts';
import { AiProblem } from './refusals/ai-problem.ts';
import { estimateTokens } from './calls/estimate-tokens.ts';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { loadAiSdk, loadGemini } from './load-libraries.ts';
import { isObject } from './calls/is-object.ts';
import { fetchForCalls } from './calls/provider-call.ts';
import { engineName, runCall, type AdapterParts, type Attempt } from './calls/run-call.ts';

interface Vectors {
  readonly kind: 'vectors';
  readonly vectors: readonly Float32Array[];
}

const badVectors = (detail: string) => new AiProblem({ code: 'bad-answer', cause: 'unusable', detail });

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** Some services write numbers as texts. */
const numberOf = (value: unknown) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);

/**
 * The entries of an answer in the order of the texts: a service may give them in another one, which their `index` tells.
 * Some services say 0 of each, in the order of the texts.
 */
function inOrder(data: readonly unknown[]): readonly unknown[] {
  const places = data.map((entry) => (isObject(entry) ? numberOf(entry.index) : undefined));
  const distinct = new Set(places);
  if (!places.every(isWhole) || distinct.size === 1 || places.every((place, at) => place === at)) return data;
  if (distinct.size < data.length || Math.min(...places) !== 0 || Math.max(...places) !== data.length - 1) {
    throw badVectors('entries whose index names no text, or one twice');
  }
  return data.map((_, place) => data[places.indexOf(place)]);
}

/** The library takes the entries as they come. */
const fetchInOrder: typeof fetch = async (input, init) => {
  const response = await fetchForCalls(input, init);
  if (!response.ok) return response;
  const text = await response.text();
  const { status, headers } = response;
  try {
    const answer: unknown = JSON.parse(text);
    const data: unknown = isObject(answer) ? answer.data : undefined;
    const ordered = Array.isArray(data) ? inOrder(data) : data;
    // Writing megabytes of numbers again takes longer than reading them.
    const body = ordered === data ? text : JSON.stringify({ ...(answer as object), data: ordered });
    return new Response(body, { status, headers });
  } catch (error) {
    if (error instanceof AiProblem) throw error;
    // What is no JSON is the library's to refuse.
    return new Response(text, { status, headers });
  }
};

async function openModel({ baseUrl: baseURL, protocol }: Endpoint, model: string) {
  if (protocol === 'gemini') {
    const { createGoogleGenerativeAI } = await loadGemini();
    return createGoogleGenerativeAI({ baseURL, apiKey: 'added-by-the-call', fetch: fetchForCalls }).embeddingModel(
      model,
    );
  }
  const { createOpenAICompatible } = await loadAiSdk();
  // This model always asks for encoding_format float.
  return createOpenAICompatible({ name: 'service', baseURL, fetch: fetchInOrder }).embeddingModel(model);
}

/**
 * Turns the answer's lists into vectors. A server that ignores `encoding_format: float` or loses numbers on the way gives
 * vectors of another length, of zeros or of nothing: these are refused, since a search over them would be wrong silently.
 */
function checked(lists: readonly (readonly number[])[], texts: number, length: number): Float32Array[] {
  if (lists.length !== texts) throw badVectors(`${lists.length} vectors for ${texts} texts`);
  return lists.map((list) => {
    if (list.length === 0 || list.length !== length) throw badVectors(`${list.length} dimensions, not ${length}`);
    const vector = Float32Array.from(list);
    if (!vector.every(Number.isFinite) || vector.every((value) => value === 0)) throw badVectors('empty vectors');
    return vector;
  });
}

async function* converse(
  endpoint: Endpoint,
  { call: { headers }, spent, model: name, shape, asks }: Attempt,
  request: EmbedRequest,
  most: number,
): AsyncGenerator<Vectors, object> {
  const { embedMany } = await loadAiSdk();
  const model = await openModel(endpoint, name);
  const textsPerCall = Math.min(most, shape.textsPerCall ?? most, endpoint.options?.textsPerCall ?? most);
  const vectors: Float32Array[] = [];
  let reported = 0;
  for (let from = 0; from < request.texts.length; from += textsPerCall) {
    const values = request.texts.slice(from, from + textsPerCall);
    for (const text of values) spent.inputTokens += estimateTokens(text);
    asks({ texts: values.length });
    const answer = await embedMany({ model, values, headers, maxRetries: 0 });
    vectors.push(...checked(answer.embeddings, values.length, vectors[0]?.length ?? answer.embeddings[0]?.length ?? 0));
    reported += answer.usage.tokens;
  }
  if (reported > 0) Object.assign(spent, { inputTokens: reported, isEstimated: false });
  yield { kind: 'vectors', vectors };
  return {};
}

/** Embeddings over `POST /embeddings`. Their length is the same as long as the server runs, or the call fails. */
export function createEmbed(parts: AdapterParts): EmbedPort {
  const { endpoint, limits } = parts;
  const engine = engineName(endpoint);
  let dimensions: number | undefined;

  const finished = (answer: Embeddings) => {
    const length = answer.vectors[0]?.length;
    dimensions ??= length;
    const error: AiError = {
      code: 'bad-answer',
      cause: 'unusable',
      detail: `${length} dimensions, ${dimensions} before`,
    };
    return length === dimensions ? { ok: true as const, value: answer } : { ok: false as const, error };
  };

  return {
    engine,
    async embed(request) {
      let vectors: readonly Float32Array[] = [];
      if (request.texts.length === 0) return { ok: true, value: { vectors, engine, usage: {} } };
      const events = runCall(parts, { signal: request.signal }, (attempt) =>
        converse(endpoint, attempt, request, limits.textsPerEmbedding),
      );
      for await (const event of events) {
        if (event.kind === 'failed') return { ok: false, error: event.error };
        if (event.kind === 'vectors') vectors = event.vectors;
        else return finished({ vectors, engine, usage: event.usage, costUsd: event.costUsd });
      }
      return { ok: false, error: { code: 'bad-answer' } };
    },
  };
}
