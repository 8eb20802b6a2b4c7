import type { EngineOptions } from '@toolbench/contracts/ai/ai.ts';
import type { LearnedShape } from '@toolbench/contracts/ai/ai-lessons.ts';
import { limits } from '@toolbench/contracts/limits.ts';

/** What else than its name says, for Gemini, whose parameters lie in an object of their own. */
const geminiNames: Readonly<Record<string, string>> = { temperature: 'temperature', max_tokens: 'maxOutputTokens' };

type Body = Record<string, unknown>;

function omit(body: Body, name: string): void {
  Reflect.deleteProperty(body, name);
  const { generationConfig } = body;
  const inner = geminiNames[name];
  if (inner !== undefined && typeof generationConfig === 'object' && generationConfig !== null) {
    Reflect.deleteProperty(generationConfig, inner);
  }
  // They say how the other is to be used, and are refused without it.
  if (name === 'stream') delete body.stream_options;
}

/** A JSON body as a library wrote it, with the parameters that its service is known to take. */
export function shapeBody(body: string, { tokensAs, omitted = [] }: LearnedShape): string {
  if (tokensAs === undefined && omitted.length === 0) return body;
  const shaped = JSON.parse(body) as Body;
  if (tokensAs !== undefined) {
    const sent = shaped.max_tokens ?? shaped.max_completion_tokens;
    delete shaped.max_tokens;
    delete shaped.max_completion_tokens;
    if (sent !== undefined && !omitted.includes('max_tokens')) shaped[tokensAs] = sent;
  }
  for (const name of omitted) omit(shaped, name);
  return JSON.stringify(shaped);
}

/** Texts that tokenisers cut smaller than we reckon, and what a service adds around a question. */
const reserve = { factor: 1.25, tokens: 64 };

/**
 * How many tokens may be asked for as an answer: what the feature wants, within what is set and what was learned.
 * @param inputTokens of the question: as the service counted them, else reckoned
 */
export function outputTokensFor(
  wanted: number | undefined,
  { outputTokens: learned = Infinity, contextTokens = Infinity }: LearnedShape,
  { outputTokens: set = Infinity }: EngineOptions,
  inputTokens: { readonly counted?: number | undefined; readonly reckoned: number },
): number | undefined {
  if (wanted === undefined) return undefined;
  const { counted, reckoned } = inputTokens;
  const question = counted ?? Math.ceil(reckoned * reserve.factor) + reserve.tokens;
  const room = Math.max(contextTokens - question - 1, limits.ai.leastOutputTokens);
  return Math.min(wanted, learned, set, room);
}
