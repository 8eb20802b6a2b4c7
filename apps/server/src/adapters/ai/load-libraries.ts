async function importAiSdk() {
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  // It writes warnings to the console unless told not to.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { ...sdk, createOpenAICompatible };
}

/** The other protocols; most installations never load them. */
export const loadAnthropic = () => import('@ai-sdk/anthropic');
export const loadGemini = () => import('@ai-sdk/google');

let aiSdk: ReturnType<typeof importAiSdk> | undefined;

/** The library loads when it is first needed: it takes longer than the rest of the server. */
export const loadAiSdk = () => (aiSdk ??= importAiSdk());
