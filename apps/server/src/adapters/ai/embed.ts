import type { AiError } from '@toolbench/contracts/ai.ts';
import type { Embeddings, EmbedPort, EmbedRequest } from '@toolbench/lab/ports.ts';
import type { Spent } from '../../features/ai-usage/ledger.ts';
import { AiProblem } from './ai-problem.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { readWhole } from './event-stream.ts';
import { isObject } from './is-object.ts';
import { jsonBody, type ProviderCall } from './provider-call.ts';
import { engineName, runCall, type AdapterParts } from './run-call.ts';

interface Vectors {
  readonly kind: 'vectors';
  readonly vectors: readonly Float32Array[];
}

const badVectors = (detail: string) => new AiProblem({ code: 'bad-answer', detail });

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

const isList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'number');

interface Answer {
  readonly lists: readonly (readonly number[])[];
  readonly tokens: number;
}

function answerOf(value: unknown): Answer {
  if (!isObject(value) || !Array.isArray(value.data)) throw new AiProblem({ code: 'bad-answer' });
  const lists = value.data.map((entry: unknown) => {
    if (!isObject(entry) || !isList(entry.embedding)) throw badVectors('not lists of numbers');
    return entry.embedding;
  });
  const { usage } = value;
  const tokens = isObject(usage) && typeof usage.prompt_tokens === 'number' ? usage.prompt_tokens : 0;
  return { lists, tokens };
}

async function* converse(
  call: ProviderCall,
  spent: Spent,
  model: string,
  request: EmbedRequest,
  textsPerCall: number,
): AsyncGenerator<Vectors, object> {
  const vectors: Float32Array[] = [];
  let reported = 0;
  for (let from = 0; from < request.texts.length; from += textsPerCall) {
    const input = request.texts.slice(from, from + textsPerCall);
    for (const text of input) spent.inputTokens += estimateTokens(text);
    const { body } = await call.post('/embeddings', jsonBody({ model, input, encoding_format: 'float' }));
    const { lists, tokens } = answerOf(await readWhole(body));
    vectors.push(...checked(lists, input.length, vectors[0]?.length ?? lists[0]?.length ?? 0));
    reported += tokens;
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
    const error: AiError = { code: 'bad-answer', detail: `${length} dimensions, ${dimensions} before` };
    return length === dimensions ? { ok: true as const, value: answer } : { ok: false as const, error };
  };

  return {
    engine,
    async embed(request) {
      let vectors: readonly Float32Array[] = [];
      if (request.texts.length === 0) return { ok: true, value: { vectors, engine, usage: {} } };
      const events = runCall(parts, { signal: request.signal }, (call, spent, model) =>
        converse(call, spent, model, request, limits.textsPerEmbedding),
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
