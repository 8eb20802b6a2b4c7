import { z } from 'zod';
import { engineLearned, speechFormats } from './ai-lessons.ts';
import { limits } from '../limits.ts';

/** What the lab can ask an engine for; each has its own address, key and model. */
export const aiPorts = ['chat', 'embed', 'transcribe', 'speak'] as const;

export type AiPort = (typeof aiPorts)[number];

/**
 * How a service is spoken to. `openai` is the protocol that most services speak; `azure` is the same under other addresses
 * and with another header for the key.
 */
export const aiProtocols = ['openai', 'azure', 'anthropic', 'gemini'] as const;

export type AiProtocol = (typeof aiProtocols)[number];

/** What can be asked for over a protocol. */
export const protocolPorts: Readonly<Record<AiProtocol, readonly AiPort[]>> = {
  openai: aiPorts,
  azure: aiPorts,
  anthropic: ['chat'],
  gemini: ['chat', 'embed'],
};

/**
 * Everything that can go wrong at an engine. `daily-cap` is ours: the day's tokens or cost are used up, and nothing was
 * sent. The words are in ai-texts.ts.
 */
export const aiErrorCodes = [
  'authentication',
  'quota',
  'rate',
  'timeout',
  'network',
  'bad-answer',
  'model-missing',
  'too-long',
  'aborted',
  'daily-cap',
] as const;

export type AiErrorCode = (typeof aiErrorCodes)[number];

/** Failures after which nothing else of the service can work either: a test of the connection ends there. */
export const serviceWideErrors: readonly AiErrorCode[] = [
  'authentication',
  'quota',
  'network',
  'model-missing',
  'daily-cap',
  'aborted',
];

/** Why a service was not reached, or what its answer lacks, where that is known and helps. */
export const aiErrorCauses = [
  'unknown-host',
  'refused',
  'certificate',
  'no-tls',
  'no-text',
  'forbidden-address',
  'redirect',
  'region',
  'no-permission',
  'unusable',
  'no-tool-call',
  'filtered',
  'ended-early',
] as const;

export type AiErrorCause = (typeof aiErrorCauses)[number];

/** A failure of an engine, fit to be shown: no key, no address with a key and no stack is ever in it. */
export const aiError = z.object({
  code: z.enum(aiErrorCodes),
  /** Makes `network` and `bad-answer` plainer. */
  cause: z.enum(aiErrorCauses).optional(),
  /** The HTTP status the service gave. */
  status: z.int().optional(),
  /** When another try makes sense. */
  retryAfterMs: z.int().optional(),
  /** Nothing was sent: the service failed several times running and is left alone until `retryAfterMs`. */
  isPaused: z.literal(true).optional(),
  /** The service's own words, shortened, without keys; of `redirect` where it leads, of `unusable` what is wrong. */
  detail: z.string().optional(),
});

export type AiError = z.infer<typeof aiError>;

/** What is told of an answer besides its engine, in answers over documents and over code. */
export const answerOrigin = {
  /** Host of the chat model's service. */
  engine_host: z.string().optional(),
  /** What the call cost in US dollars, where the model's price is known. */
  cost_usd: z.number().optional(),
  /** The model did not come to its end: at the limit of output, or because its service withheld the rest. */
  cut: z.enum(['length', 'filter']).optional(),
  /** Why the configured chat model did not answer: the embedded engine did instead. */
  fallback: z.object({ error: aiError, text: z.string() }).optional(),
};

/** Header of every call of the lab: the chat model its user chose. */
export const chosenModelHeader = 'x-ai-model';

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .max(limits.ai.baseUrlCharacters)
  // A key in an address would be kept and shown in the clear.
  .refine((text) => !/[@?#\\]/.test(text))
  .transform((text) => text.replace(/\/+$/, ''));

/** Visible ASCII, as a header can carry it. */
const apiKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/)
  .max(limits.ai.keyCharacters);

export const modelName = z
  .string()
  .trim()
  .min(1)
  .max(limits.ai.modelCharacters)
  .regex(/^[^\p{Cc}]+$/u);

/** Where an engine is reached: everything up to and with `/v1`, no trailing slash. */
export const engineAddress = z.object({ baseUrl: httpUrl, model: modelName });

/**
 * How a chat model is asked to change the files of an app: `automatic` offers it tools and goes over to text where its
 * service takes none.
 */
export const toolUses = ['automatic', 'tools', 'text'] as const;

export type ToolUse = (typeof toolUses)[number];

/** What is set by hand of a port's requests. What is absent is as the features ask, within what was learned. */
export const engineOptions = z.object({
  /** Of `azure`: the version of its interface in the query, such as `2024-10-21`. */
  apiVersion: z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .optional(),
  /** Of `chat`: the most that is asked for as an answer. */
  outputTokens: z.int().min(16).max(limits.ai.mostOutputTokens).optional(),
  /** Of `embed`: texts in one call. */
  textsPerCall: z.int().min(1).max(limits.ai.textsPerEmbedding).optional(),
  /** Of `speak`. */
  voice: modelName.optional(),
  format: z.enum(speechFormats).optional(),
});

export type EngineOptions = z.infer<typeof engineOptions>;

/**
 * PUT of one port's engine. The key is only ever written: absent keeps the stored one, unless the address now leads to
 * another origin, which must not be sent it; null removes it. What else is absent stays as it was; `options` are replaced
 * as a whole. Whatever was learned of the port's service is forgotten.
 */
export const engineSettings = engineAddress.extend({
  key: apiKey.nullable().optional(),
  toolUse: z.enum(toolUses).optional(),
  protocol: z.enum(aiProtocols).optional(),
  options: engineOptions.optional(),
});

export const engineKey = apiKey;

/** One port and what serves it. */
export const engineState = z.object({
  port: z.enum(aiPorts),
  /** `embedded`: the lab's own engine, no service needed; `none`: nothing serves this port yet. */
  source: z.enum(['settings', 'environment', 'embedded', 'none']),
  baseUrl: z.string().optional(),
  model: z.string().optional(),
  /** `unreadable`: stored under a secret that this server does not have. */
  key: z.enum(['set', 'not-set', 'unreadable']),
  /** Of `chat`, where a service serves it. */
  toolUse: z.enum(toolUses).optional(),
  /** Where a service serves the port. */
  protocol: z.enum(aiProtocols).optional(),
  options: engineOptions.optional(),
  /** Of the models of this service, the newest first; absent where nothing was learned. */
  learned: z.array(engineLearned).optional(),
  /** Of `embed`: a service is set, but documents are searched by terms alone and nothing asks it. */
  isIdle: z.literal(true).optional(),
});

export const chatModel = z.object({
  value: modelName,
  name: z.string().min(1).max(100),
  description: z.object({ zh: z.string().max(200), en: z.string().max(200) }),
  costPer1K: z.number().min(0).nullable(),
  costSaving: z.number().nullable(),
  speed: z.int().min(1).max(5).nullable(),
  quality: z.int().min(1).max(5).nullable(),
  recommended: z.boolean(),
});

/** GET of the engines: what serves each port, and the chat models a user can choose. */
export const enginesResponse = z.object({
  engines: z.array(engineState),
  models: z.array(chatModel),
  defaultModel: z.string(),
});

/** What the lab does with a port: the test of a connection asks for each of it as the features do. */
export const portFeatures = {
  chat: ['document-answer', 'code-answer', 'translation', 'app-by-tools', 'app-by-text'],
  embed: ['embeddings'],
  transcribe: ['recognition'],
  speak: ['speech'],
} as const satisfies Readonly<Record<AiPort, readonly string[]>>;

export type AiFeature = (typeof portFeatures)[AiPort][number];

export const aiFeatures: readonly AiFeature[] = Object.values(portFeatures).flat();

/** What the test found of one feature. */
export const featureCheck = z.object({
  feature: z.enum(aiFeatures),
  ok: z.boolean(),
  ms: z.int(),
  error: aiError.optional(),
  /** What is wrong and what to do, in the language of the request. */
  text: z.string().optional(),
  /** The first of what the model said or heard. */
  sample: z.string().optional(),
  /** Length of an embedding's vectors. */
  dimensions: z.int().optional(),
  /** Length of the spoken file. */
  bytes: z.int().optional(),
  /** The spoken file in base64, so that it can be heard; absent where it is longer than `limits.ai.heardBytes`. */
  audio: z.string().optional(),
  /** Of tools: whether the model calls them, or the app builder reads what it writes as text. */
  changesBy: z.enum(['tools', 'text']).optional(),
  /** What was learned from refusals on the way, each as a sentence in the language of the request. */
  learned: z.array(z.string()),
});

export type FeatureCheck = z.infer<typeof featureCheck>;

/** Query of the test: one feature alone, so that a page can show how far it is; without it all of the port. */
export const testWish = z.object({ feature: z.enum(aiFeatures).optional() });

/** What a test of the connection found: of the first feature that failed, else of the first. Times are milliseconds. */
export const engineTest = z.object({
  ok: z.boolean(),
  ms: z.int(),
  model: z.string(),
  host: z.string(),
  error: aiError.optional(),
  /** The words for the error, in the language of the request. */
  text: z.string().optional(),
  /** The first of the answer: what the model said or heard. */
  sample: z.string().optional(),
  /** Length of an embedding's vectors. */
  dimensions: z.int().optional(),
  /** Length of the spoken file. */
  bytes: z.int().optional(),
  /** Feature by feature; those after one that failed for the service as a whole (key, address, credit) are not tried. */
  checks: z.array(featureCheck),
});

/** What one model used in a day. */
export const usageRow = z.object({
  port: z.enum(aiPorts),
  model: z.string(),
  calls: z.int(),
  failures: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  audioSeconds: z.number(),
  characters: z.int(),
  costUsd: z.number(),
  /** Calls whose service gave no figures: their tokens are estimated from the length of the texts. */
  estimatedCalls: z.int(),
  /** Calls of a model whose price is not known: their cost counts as nothing. */
  unpricedCalls: z.int(),
});

/** What was used today, a day being one of UTC. */
export const usageResponse = z.object({
  day: z.string(),
  tokens: z.int(),
  costUsd: z.number(),
  caps: z.object({ tokens: z.int(), usd: z.number() }),
  rows: z.array(usageRow),
});

export type EngineSettings = z.infer<typeof engineSettings>;
export type EngineState = z.infer<typeof engineState>;
export type EnginesResponse = z.infer<typeof enginesResponse>;
export type EngineTest = z.infer<typeof engineTest>;
export type UsageRow = z.infer<typeof usageRow>;
export type UsageResponse = z.infer<typeof usageResponse>;
