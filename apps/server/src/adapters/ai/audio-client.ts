import type { OpenAI } from 'openai';
import { loadOpenAi } from './load-libraries.ts';
import { fetchForCalls } from './provider-call.ts';
import type { AdapterParts } from './run-call.ts';

/** Gives the library's client for an endpoint. */
export type AudioClient = () => Promise<OpenAI>;

/**
 * The client is made once, when it is first needed. It knows no key and reads nothing from the environment; the key is
 * added by the call.
 */
export function createAudioClient({ endpoint, limits }: AdapterParts): AudioClient {
  const open = async () => {
    const { OpenAI } = await loadOpenAi();
    return new OpenAI({
      baseURL: endpoint.baseUrl,
      fetch: fetchForCalls,
      timeout: limits.totalMs,
      apiKey: 'added-by-the-call',
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      logLevel: 'off',
    });
  };
  let client: Promise<OpenAI> | undefined;
  return () => (client ??= open());
}
