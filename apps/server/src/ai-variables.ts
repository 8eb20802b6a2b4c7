import { aiPorts, chatModel, engineAddress, engineKey, type AiPort } from '@toolbench/contracts/ai.ts';
import { chatModels, type ChatModel } from '@toolbench/contracts/catalog.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { z } from 'zod';
import type { ConfiguredEngines } from './features/ai-settings/service.ts';
import type { UsageCaps } from './features/ai-usage/service.ts';

/** The lab's engines as the environment gives them; an administrator may set others in the lab. */
export interface AiSettingsOfEnvironment {
  readonly engines: ConfiguredEngines;
  readonly caps: UsageCaps;
  readonly models: readonly ChatModel[];
}

const parts = ['BASE_URL', 'API_KEY', 'MODEL'] as const;
type EngineVariable = `AI_${Uppercase<AiPort>}_${(typeof parts)[number]}`;
const nameOf = (port: AiPort, part: (typeof parts)[number]) =>
  `AI_${port.toUpperCase() as Uppercase<AiPort>}_${part}` satisfies EngineVariable;

/** The same rules as in the lab, in words that name the rule and never the value. */
const following = <Schema extends z.ZodType<string>>(schema: Schema, rule: string) =>
  z
    .string()
    .refine((text) => schema.safeParse(text).success, rule)
    .transform((text) => schema.parse(text))
    .optional();

const address = following(
  engineAddress.shape.baseUrl,
  'an http(s) address such as https://host/v1, without account or query',
);
const model = following(engineAddress.shape.model, 'the name of a model');
const key = following(engineKey, 'a key of visible ASCII characters');

const engineVariables = Object.fromEntries(
  aiPorts.flatMap((port) => [
    [nameOf(port, 'BASE_URL'), address],
    [nameOf(port, 'API_KEY'), key],
    [nameOf(port, 'MODEL'), model],
  ]),
) as Record<EngineVariable, typeof address>;

const modelList = z
  .string()
  .transform((text, context): ChatModel[] => {
    try {
      return z.array(chatModel).min(1).max(50).parse(JSON.parse(text));
    } catch {
      context.addIssue('a JSON list of models, each with the fields of docs/requirements.md [LAB-03]');
      return z.NEVER;
    }
  })
  .default([...chatModels]);

export const aiVariables = z
  .object({
    ...engineVariables,
    AI_MODELS: modelList,
    AI_DAILY_TOKENS: z.coerce.number('a number of tokens').int().min(0).default(limits.ai.dailyTokens),
    AI_DAILY_USD: z.coerce.number('an amount of US dollars').min(0).default(limits.ai.dailyUsd),
  })
  .superRefine((given, context) => {
    for (const port of aiPorts) {
      const [url, ownKey, name] = parts.map((part) => given[nameOf(port, part)]);
      const missing = url === undefined ? 'BASE_URL' : 'MODEL';
      const isWhole = url === undefined ? ownKey === undefined && name === undefined : name !== undefined;
      if (!isWhole)
        context.addIssue({ code: 'custom', path: [nameOf(port, missing)], message: 'missing for this engine' });
    }
  })
  .transform((given): AiSettingsOfEnvironment => {
    const engines: Partial<Record<AiPort, ConfiguredEngines[AiPort]>> = {};
    for (const port of aiPorts) {
      const [baseUrl, ownKey, name] = parts.map((part) => given[nameOf(port, part)]);
      if (baseUrl !== undefined && name !== undefined) engines[port] = { port, baseUrl, key: ownKey, model: name };
    }
    return { engines, models: given.AI_MODELS, caps: { tokens: given.AI_DAILY_TOKENS, usd: given.AI_DAILY_USD } };
  });
