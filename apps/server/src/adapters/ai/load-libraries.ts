async function importAiSdk() {
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  // It writes warnings to the console unless told not to.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { ...sdk, createOpenAICompatible };
}

async function importOpenAi() {
  const [{ OpenAI, toStreamingFile }, { Stream }] = await Promise.all([import('openai'), import('openai/streaming')]);
  return { OpenAI, toStreamingFile, Stream };
}

let aiSdk: ReturnType<typeof importAiSdk> | undefined;
let openAi: ReturnType<typeof importOpenAi> | undefined;

/** The libraries load when they are first needed: together they take longer than the rest of the server. */
export const loadAiSdk = () => (aiSdk ??= importAiSdk());
export const loadOpenAi = () => (openAi ??= importOpenAi());
