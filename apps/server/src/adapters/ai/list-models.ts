import type { AiError } from '@toolbench/contracts/ai/ai.ts';
import { presetOf } from '@toolbench/contracts/ai/preset-of.ts';
import type { ListedModel } from '@toolbench/contracts/ai/ai-services.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { z } from 'zod';
import type { Endpoint } from '../../features/ai-settings/endpoint.ts';
import { modelKind } from '../../features/ai-settings/model-kind.ts';
import type { FoundModels } from '../../features/ai-settings/service-finder.ts';
import type { Clock } from '../../shared/ports.ts';
import { isDeploymentAddress } from './protocol.ts';
import { fetchForCalls, openCall, type CallLimits } from './calls/provider-call.ts';

export interface ListParts {
  readonly limits: CallLimits;
  readonly clock: Clock;
}

/** OpenAI, Anthropic and most others; `task` is Speaches', `type` LM Studio's and Together's. */
const list = z.object({
  data: z.array(z.looseObject({ id: z.string(), task: z.string().nullish() })).nullable(),
});

const geminiList = z.object({
  models: z.array(z.looseObject({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) })),
});

const voiceList = z.object({
  voices: z.array(
    z.union([
      z.string(),
      z.looseObject({ id: z.string() }).transform(({ id }) => id),
      z.looseObject({ name: z.string() }).transform(({ name }) => name),
    ]),
  ),
});

type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: AiError };

/** One GET below an endpoint's address. */
export async function getJson<Value>(
  endpoint: Endpoint,
  path: string,
  schema: z.ZodType<Value>,
  { limits: most, clock }: ListParts,
): Promise<Read<Value>> {
  const call = openCall({ endpoint, model: '', limits: most, clock });
  try {
    const response = await fetchForCalls(`${endpoint.baseUrl}${path}`, { method: 'GET', headers: call.headers });
    const parsed = schema.safeParse(await response.json());
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, error: { code: 'bad-answer' } };
  } catch (thrown) {
    return { ok: false, error: call.errorOf(thrown) };
  } finally {
    call.close();
  }
}

const geminiModel = ({ name, supportedGenerationMethods: methods }: z.infer<typeof geminiList>['models'][number]) => {
  const id = name.replace(/^models\//, '');
  const byName = modelKind(id);
  const kind = methods.some((method) => /embed/i.test(method)) ? ('embed' as const) : byName;
  return { id, kind: methods.includes('generateContent') || kind === 'embed' ? kind : ('other' as const) };
};

async function readList(endpoint: Endpoint, parts: ListParts): Promise<Read<ListedModel[]>> {
  if (endpoint.protocol === 'gemini') {
    const read = await getJson(endpoint, '/models?pageSize=1000', geminiList, parts);
    return read.ok ? { ok: true, value: read.value.models.map(geminiModel) } : read;
  }
  const read = await getJson(
    endpoint,
    endpoint.protocol === 'anthropic' ? '/models?limit=1000' : '/models',
    list,
    parts,
  );
  if (!read.ok) return read;
  const models = (read.value.data ?? []).map(({ id, task }) => ({ id, kind: modelKind(id, task ?? undefined) }));
  return { ok: true, value: models };
}

/** Kokoro-FastAPI and others list their voices; a service of the cloud is not asked for what it does not have. */
async function readVoices(endpoint: Endpoint, models: readonly ListedModel[], parts: ListParts): Promise<string[]> {
  const isOwn = presetOf(endpoint.baseUrl)?.needsKey !== true && (endpoint.protocol ?? 'openai') === 'openai';
  if (!isOwn || !models.some(({ kind }) => kind === 'speak')) return [];
  const read = await getJson(endpoint, '/audio/voices', voiceList, parts);
  return read.ok ? read.value.voices : [];
}

/** Which models a service says it has. */
export async function listModels(endpoint: Endpoint, parts: ListParts): Promise<FoundModels> {
  if (isDeploymentAddress(endpoint)) return { ok: true, hasList: false, models: [], voices: [] };
  const read = await readList(endpoint, parts);
  if (!read.ok) {
    const hasList = read.error.status !== 404 && read.error.status !== 405;
    return hasList
      ? { ok: false, hasList, models: [], voices: [], error: read.error }
      : { ok: true, hasList, models: [], voices: [] };
  }
  const models = read.value.slice(0, limits.ai.modelsListed).sort((a, b) => a.id.localeCompare(b.id, 'en'));
  return { ok: true, hasList: true, models, voices: await readVoices(endpoint, models, parts) };
}
