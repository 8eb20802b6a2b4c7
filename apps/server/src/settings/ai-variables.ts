import {
  aiPorts,
  aiProtocols,
  chatModel,
  engineAddress,
  engineKey,
  engineOptions,
  protocolPorts,
  type AiPort,
} from '@toolbench/contracts/ai/ai.ts';
import { speechFormats } from '@toolbench/contracts/ai/ai-lessons.ts';
import { chatModels, type ChatModel } from '@toolbench/contracts/catalog.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { z } from 'zod';
import { rule } from './rule.ts';
import { isForbiddenAddress } from '../shared/forbidden-address.ts';
import type { ConfiguredEngines } from '../features/ai-settings/service.ts';
import type { UsageCaps } from '../features/ai-usage/service.ts';

/** The lab's engines as the environment gives them; an administrator may set others in the lab. */
export interface AiSettingsOfEnvironment {
  readonly engines: ConfiguredEngines;
  readonly caps: UsageCaps;
  readonly models: readonly ChatModel[];
  /** Whether services on this machine and in private networks are refused. */
  readonly isPrivateRefused: boolean;
}

const parts = ['BASE_URL', 'API_KEY', 'MODEL', 'API_VERSION'] as const;
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
  rule(
    'http(s) 地址，如 https://host/v1，不带账号和查询参数',
    'an http(s) address such as https://host/v1, without account or query',
  ),
);
const model = following(engineAddress.shape.model, rule('模型的名称', 'the name of a model'));
const apiVersion = following(
  engineOptions.shape.apiVersion.unwrap(),
  rule('版本号，如 2024-10-21', 'a version such as 2024-10-21'),
);
const voice = following(engineAddress.shape.model, rule('声音的名称', 'the name of a voice'));
const key = following(engineKey, rule('由可见 ASCII 字符组成的密钥', 'a key of visible ASCII characters'));

const engineVariables = Object.fromEntries(
  aiPorts.flatMap((port) => [
    [nameOf(port, 'BASE_URL'), address],
    [nameOf(port, 'API_KEY'), key],
    [nameOf(port, 'MODEL'), model],
    [nameOf(port, 'API_VERSION'), apiVersion],
  ]),
) as Record<EngineVariable, typeof address>;

type ProtocolVariable = `AI_${Uppercase<AiPort>}_PROTOCOL`;
const protocolOf = (port: AiPort) =>
  `AI_${port.toUpperCase() as Uppercase<AiPort>}_PROTOCOL` satisfies ProtocolVariable;

const protocol = z
  .enum(aiProtocols, rule(`其中之一：${aiProtocols.join('、')}`, `one of ${aiProtocols.join(', ')}`))
  .default('openai');
const protocolVariables = Object.fromEntries(aiPorts.map((port) => [protocolOf(port), protocol])) as Record<
  ProtocolVariable,
  typeof protocol
>;

const modelList = z
  .string()
  .transform((text, context): ChatModel[] => {
    try {
      return z.array(chatModel).min(1).max(50).parse(JSON.parse(text));
    } catch {
      context.addIssue(
        rule(
          'JSON 格式的模型列表，每个模型的字段见 docs/requirements.md [LAB-03]',
          'a JSON list of models, each with the fields of docs/requirements.md [LAB-03]',
        ),
      );
      return z.NEVER;
    }
  })
  .default([...chatModels]);

export const aiVariables = z
  .object({
    ...engineVariables,
    ...protocolVariables,
    AI_SPEAK_VOICE: voice,
    AI_SPEAK_FORMAT: z
      .enum(speechFormats, rule(`其中之一：${speechFormats.join('、')}`, `one of ${speechFormats.join(', ')}`))
      .optional(),
    AI_MODELS: modelList,
    AI_PRIVATE_ADDRESSES: z.enum(['on', 'off'], rule('on 或 off', 'on or off')).default('on'),
    AI_DAILY_TOKENS: z.coerce
      .number(rule('token 的数量', 'a number of tokens'))
      .int()
      .min(0)
      .default(limits.ai.dailyTokens),
    AI_DAILY_USD: z.coerce.number(rule('美元金额', 'an amount of US dollars')).min(0).default(limits.ai.dailyUsd),
  })
  .superRefine((given, context) => {
    const isPrivateRefused = given.AI_PRIVATE_ADDRESSES === 'off';
    for (const port of aiPorts) {
      const [url, ownKey, name] = parts.map((part) => given[nameOf(port, part)]);
      const wrong = (part: string, message: string) => context.addIssue({ code: 'custom', path: [part], message });
      if (!protocolPorts[given[protocolOf(port)]].includes(port)) {
        wrong(protocolOf(port), rule('这种协议不提供此功能', 'this protocol does not offer it'));
      }
      if (url !== undefined && URL.canParse(url) && isForbiddenAddress(new URL(url).hostname, isPrivateRefused)) {
        const [moreZh, moreEn] = isPrivateRefused
          ? ['；AI_PRIVATE_ADDRESSES=off 时也不能是内网地址', ', and no private one with AI_PRIVATE_ADDRESSES=off']
          : ['', ''];
        const [no, none] = [
          '不能是链路本地地址或云的元数据地址',
          'no link-local address and no metadata address of a cloud',
        ];
        wrong(nameOf(port, 'BASE_URL'), rule(`${no}${moreZh}`, `${none}${moreEn}`));
      }
      const missing = url === undefined ? 'BASE_URL' : 'MODEL';
      const isWhole = url === undefined ? ownKey === undefined && name === undefined : name !== undefined;
      if (!isWhole) wrong(nameOf(port, missing), rule('配置这个引擎还缺少它', 'missing for this engine'));
    }
  })
  .transform((given): AiSettingsOfEnvironment => {
    const engines: Partial<Record<AiPort, ConfiguredEngines[AiPort]>> = {};
    for (const port of aiPorts) {
      const [baseUrl, ownKey, name, version] = parts.map((part) => given[nameOf(port, part)]);
      if (baseUrl === undefined || name === undefined) continue;
      const speech = port === 'speak' && { voice: given.AI_SPEAK_VOICE, format: given.AI_SPEAK_FORMAT };
      const options = { apiVersion: version, ...speech };
      engines[port] = { port, baseUrl, key: ownKey, model: name, protocol: given[protocolOf(port)], options };
    }
    return {
      engines,
      models: given.AI_MODELS,
      caps: { tokens: given.AI_DAILY_TOKENS, usd: given.AI_DAILY_USD },
      isPrivateRefused: given.AI_PRIVATE_ADDRESSES === 'off',
    };
  });
