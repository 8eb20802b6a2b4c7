import { loadAiSdk } from './load-libraries.ts';
import { answerAsEvents } from './answer-as-events.ts';
import type { AdapterParts } from './run-call.ts';

async function openModels({ endpoint: { baseUrl } }: AdapterParts) {
  const { createOpenAICompatible, extractReasoningMiddleware, wrapLanguageModel } = await loadAiSdk();
  const service = createOpenAICompatible({
    name: 'service',
    baseURL: baseUrl,
    fetch: answerAsEvents,
    includeUsage: true,
  });
  // Some servers leave what the model thinks within the text.
  const middleware = extractReasoningMiddleware({ tagName: 'think' });
  return (name: string) => wrapLanguageModel({ model: service(name), middleware });
}

type Model = ReturnType<Awaited<ReturnType<typeof openModels>>>;

/** Gives the library's model of a name. */
export type ChatModels = (name: string) => Promise<Model>;

/** Each model is made once, when it is first needed: it compiles what it checks the parts of an answer with. */
export function createChatModels(parts: AdapterParts): ChatModels {
  const models = new Map<string, Model>();
  let opened: ReturnType<typeof openModels> | undefined;
  return async (name) => {
    const open = await (opened ??= openModels(parts));
    const model = models.get(name) ?? open(name);
    models.set(name, model);
    return model;
  };
}
