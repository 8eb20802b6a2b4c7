async function importAiSdk() {
  const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  // It writes warnings to the console unless told not to.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { embedMany, createOpenAICompatible };
}

let aiSdk: ReturnType<typeof importAiSdk> | undefined;

/** The libraries load with the first call that needs them: together they take longer than the rest of the server. */
export const loadAiSdk = () => (aiSdk ??= importAiSdk());
