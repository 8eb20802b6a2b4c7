import type { AiProtocol } from '@toolbench/contracts/ai/ai.ts';
import type { LanguageModel } from 'ai';
import { keepsErrors } from './calls/keeps-errors.ts';
import { readTolerantly } from './calls/read-tolerantly.ts';
import { readsFirstAnswer } from './calls/first-answer.ts';
import { loadAiSdk, loadAnthropic, loadGemini } from './load-libraries.ts';
import { fetchForCalls } from './calls/provider-call.ts';
import type { AdapterParts } from './calls/run-call.ts';

/** The call adds the key that was set; without one here the libraries would look for another in the environment. */
const apiKey = 'added-by-the-call';

/** What the library asks a service by. */
type Model = Extract<LanguageModel, { readonly specificationVersion: 'v3' }>;

type Open = (parts: AdapterParts) => Promise<(name: string) => Model>;

const openCompatible: Open = async ({ endpoint: { baseUrl }, noteSurplus = () => undefined }) => {
  const { createOpenAICompatible } = await loadAiSdk();
  const fetch = readsFirstAnswer(readTolerantly, noteSurplus);
  return createOpenAICompatible({ name: 'service', baseURL: baseUrl, fetch, includeUsage: true });
};

/** How each protocol is spoken; its library is loaded when it is first needed. */
const openers: Readonly<Record<AiProtocol, Open>> = {
  openai: openCompatible,
  azure: openCompatible,
  anthropic: async ({ endpoint: { baseUrl } }) =>
    (await loadAnthropic()).createAnthropic({ baseURL: baseUrl, apiKey, fetch: fetchForCalls }),
  gemini: async ({ endpoint: { baseUrl } }) =>
    (await loadGemini()).createGoogleGenerativeAI({ baseURL: baseUrl, apiKey, fetch: keepsErrors }),
};

/** Gives the library's model of a name. */
export type ChatModels = (name: string) => Promise<Model>;

/** Each model is made once, when it is first needed: it compiles what it checks the parts of an answer with. */
export function createChatModels(parts: AdapterParts): ChatModels {
  const models = new Map<string, Model>();
  let opened: ReturnType<Open> | undefined;
  return async (name) => {
    const open = await (opened ??= openers[parts.endpoint.protocol ?? 'openai'](parts));
    const model = models.get(name) ?? open(name);
    models.set(name, model);
    return model;
  };
}
