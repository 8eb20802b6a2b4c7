async function importAiSdk() {
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  // It writes warnings to the console unless told not to.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { ...sdk, createOpenAICompatible };
}

const importOpenAi = () => import('openai');

let aiSdk: ReturnType<typeof importAiSdk> | undefined;
let openAi: ReturnType<typeof importOpenAi> | undefined;

/** The libraries load with the first call that needs them: together they take longer than the rest of the server. */
export const loadAiSdk = () => (aiSdk ??= importAiSdk());

/** A client that knows no key and reads nothing from the environment; the key is added by the call's own fetch. */
export async function openAudioClient(baseURL: string, fetch: typeof globalThis.fetch, timeout: number) {
  const { OpenAI } = await (openAi ??= importOpenAi());
  return new OpenAI({
    baseURL,
    fetch,
    timeout,
    apiKey: 'added-by-fetch',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
  });
}
