import type { ChatModel } from '@toolbench/contracts/catalog.ts';

interface Offer {
  readonly models: ChatModel[];
  readonly defaultModel: string;
}

function unlisted(value: string): ChatModel {
  return {
    value,
    name: value,
    description: {
      zh: '当前服务配置的模型，价格未知',
      en: 'The configured model of this service; its price is not known',
    },
    costPer1K: null,
    costSaving: null,
    speed: null,
    quality: null,
    recommended: true,
  };
}

/**
 * The chat models a user can choose: the list, as long as the configured service is one of theirs. A service with a
 * model that is not in the list (Ollama, vLLM) most likely has none of the others either, so it is offered alone.
 */
export function offeredModels(configured: string | undefined, list: readonly ChatModel[]): Offer {
  const isListed = configured === undefined || list.some(({ value }) => value === configured);
  if (!isListed) return { models: [unlisted(configured)], defaultModel: configured };
  const recommended = list.find((model) => model.recommended) ?? list[0];
  return { models: [...list], defaultModel: configured ?? recommended?.value ?? '' };
}
