import type { AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';

/** Until the server has started, its port takes connections and closes them. */
const untilStarted = '--retry 30 --retry-delay 2 --retry-all-errors';

/** Small, in many languages, and says its first word without thinking first. */
const translator = 'gemma3';

/** The commands that start services for a conversation without the cloud, on the addresses where they are looked for. */
export function localCommands(presets: readonly AiPreset[]) {
  const named = (key: string) => {
    const preset = presets.find((one) => one.key === key);
    if (!preset) throw new Error(`There is no preset ${key}.`);
    return preset;
  };
  const { baseUrl, ports } = named('speaches');
  const { port } = new URL(baseUrl);
  const model = named('ollama').ports.chat?.models.find((one) => one === translator);
  return {
    translation: `ollama serve &\nollama pull ${model}`,
    speech: [
      `docker run -d -p 127.0.0.1:${port}:${port} -v speaches:/home/ubuntu/.cache/huggingface/hub ghcr.io/speaches-ai/speaches:latest-cpu`,
      ...[ports.transcribe, ports.speak].map(
        (one) => `curl -X POST ${baseUrl}/models/${one?.models[0]} ${untilStarted}`,
      ),
    ].join('\n'),
  };
}
